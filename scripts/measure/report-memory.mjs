// Loaded into every process of a measured build (gallery-builds.ts): appends its peak memory use, in kilobytes, on exit.
import { appendFileSync } from 'node:fs';

process.on('exit', () => appendFileSync(process.env.MEMORY_LOG, `${process.resourceUsage().maxRSS}\n`));
