// Loaded into every process of a measured build (scale.ts): notes its peak of memory, in kilobytes, when it ends.
import { appendFileSync } from 'node:fs';

process.on('exit', () => appendFileSync(process.env.MEMORY_LOG, `${process.resourceUsage().maxRSS}\n`));
