import express from 'express';
import { getBasePath } from '@/content';
import { buildSite, needsBuild } from '../build/build-site';
import { checkPort, listen, readPort } from '../lib/listen';
import { runCommand } from '../lib/run-command';
import { checkEnquiriesFile, enquiriesFile } from './form-service';
import { staticServer } from './static-server';

// `npm start`: builds the site if its sources have changed, and serves it with the local form service.
runCommand(async () => {
  const port = readPort('PORT', 3000);
  process.env.FORM_ENDPOINT ??= '/enquiries';
  await checkEnquiriesFile(enquiriesFile);
  await checkPort(port, 'PORT');
  if (await needsBuild()) await buildSite();
  const basePath = getBasePath();
  await listen(express().use(`${basePath}/`, staticServer('out', enquiriesFile)), port, 'PORT');
  console.log(`
  The site:   http://localhost:${port}${basePath}
  Enquiries:  stored in ${enquiriesFile}, on this computer only

  This is a preview. To build the site for publishing, with the form service in content/business.yaml, run: npm run build
`);
});
