import { spawn } from 'node:child_process';
import { getContent } from '@/lib/content';
import { contentDirectory, photosDirectory } from '@/lib/content/directory';
import { buildEditor } from '../build/editor/build-editor';
import { checkEnquiriesFile, enquiriesFile } from './local-form-service';
import { staticServer } from './static-server';
import { listen, loopback, readPort } from '../lib/listen';
import { prepare } from '../build/prepare';
import { runCommand } from '../lib/run-command';
import { watchContent } from './watch-content';

const editorDirectory = '.cache/editor';

// `npm run dev`: Next's development server, with the local form service and the editor on the next port. The content is validated and
// prepared again after every edit. Pages are as Next renders them, without postprocess.ts: to see what visitors get, use npm start.
runCommand(async () => {
  const port = readPort('PORT', 3000);
  const formPort = readPort('FORM_PORT', port + 1);
  process.env.NEXT_TELEMETRY_DISABLED = '1';
  process.env.FORM_ENDPOINT ||= `http://localhost:${formPort}/enquiries`;
  await checkEnquiriesFile(enquiriesFile);
  await prepare();
  await listen(staticServer(editorDirectory, enquiriesFile), formPort, 'FORM_PORT');

  watchContent([contentDirectory, photosDirectory], () =>
    prepare().catch((error: Error) => console.error(error.message)),
  );

  const next = spawn(
    process.execPath,
    [require.resolve('next/dist/bin/next'), 'dev', '--port', String(port), '--hostname', loopback],
    { stdio: 'inherit' },
  );
  next.on('exit', (code) => process.exit(code ?? 1));

  // After Next, which need not wait for it.
  await buildEditor(editorDirectory, getContent().business);
  console.log(`\n  The editor: http://localhost:${formPort}/admin\n`);
});
