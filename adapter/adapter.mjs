// Next does not compile an adapter: tsx lets Node load TypeScript, with the paths of tsconfig.json.
import 'tsx';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export default require('./adapter.ts').adapter;
