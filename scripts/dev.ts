import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import express from 'express';
import { checkEnquiriesFile, enquiriesFile, formService } from './form-service';
import { listen, portFrom } from './listen';
import { preparePhotos } from './photos';
import { prepare } from './prepare';
import { runCommand } from './run-command';

/** Next's development server, with the form service on the port after its own and the content checked at every edit. */
async function dev() {
  const port = portFrom('PORT', 3000);
  const formPort = portFrom('FORM_PORT', port + 1);
  await checkEnquiriesFile(enquiriesFile);
  await prepare();
  await listen(express().use('/enquiries', formService(enquiriesFile)), formPort, 'FORM_PORT');

  let timer: NodeJS.Timeout | undefined;
  watch('content', { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => preparePhotos().catch((error: Error) => console.error(error.message)), 200);
  });

  const next = spawn(
    process.execPath,
    [require.resolve('next/dist/bin/next'), 'dev', '--port', String(port)],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        NEXT_TELEMETRY_DISABLED: '1',
        FORM_ENDPOINT: process.env.FORM_ENDPOINT ?? `http://localhost:${formPort}/enquiries`,
      },
    },
  );
  next.on('exit', (code) => process.exit(code ?? 1));
}

if (require.main === module) runCommand(dev);
