// Next imports an adapter as it is. This file makes Node read TypeScript, with the paths of tsconfig.json.
import 'tsx';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export default require('./adapter.ts').adapter;
