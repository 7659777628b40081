import { loadEnvConfig } from '@next/env';

// The variables of .env files, as in `next build`. Every command imports this first: some modules read the
// environment when they load.
loadEnvConfig(process.cwd());
