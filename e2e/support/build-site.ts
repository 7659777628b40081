import { runCommand } from '@/scripts/utils/run-command';
import { buildPreview } from '@/scripts/preview/build-preview';

// Builds a site of the tests into the given directory, unless it was built from the same sources (build-site.setup.ts).
runCommand(() => buildPreview(process.argv[2]));
