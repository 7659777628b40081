import path from 'node:path';
import type { NextAdapter } from 'next';
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from 'next/constants';
import { directories } from '@/lib/directories';
import { environment } from '@/lib/environment';
import { ContentError } from '@/lib/content/content-error';
import { startDevelopmentServices } from '@/preview/development-services';
import { annotate } from './annotate';
import { buildEditor } from './build-editor';
import { compileContent, type CompiledContent } from './compile-content';
import { writeSite } from './write-site';

/** Set by modifyConfig for onBuildComplete, which Next calls later in the same process. */
let content: CompiledContent;

/**
 * Extends Next: `next build` validates the content, encodes its photos and turns the export into the site;
 * `next dev` also prepares the content, and serves the editor and a local form service.
 *
 * @see node_modules/next/dist/docs/01-app/03-api-reference/07-adapters
 */
export const adapter: NextAdapter = {
  name: 'the adapter of this project',

  async modifyConfig(config, { phase }) {
    if (phase === PHASE_DEVELOPMENT_SERVER) {
      const { files, sample } = await compileContent(true);
      const editor = `${directories.generated}/editor`;
      await buildEditor(editor, files.business.repository, sample.length > 0);
      return { ...config, ...(await startDevelopmentServices(config, editor, () => compileContent(true))) };
    }
    // `next typegen` loads the configuration of a build, but needs no photos.
    if (phase !== PHASE_PRODUCTION_BUILD || process.argv.includes('typegen')) return config;
    content = await compileContent(isPreview()).catch(reportAndThrow);
    // With `output: 'export'`, Next writes the export to this directory.
    return { ...config, distDir: '.next/export' };
  },

  async onBuildComplete({ config, distDir, repoRoot, projectDir }) {
    await writeSite({
      content,
      // The directory that modifyConfig has set; `distDir` is Next's own, .next.
      exported: config.distDir,
      nextDirectory: distDir,
      basePath: config.basePath,
      // In a monorepo, Next names modules by their path from its root.
      projectPath: path.relative(repoRoot, projectDir).replaceAll(path.sep, '/'),
      // Hosts look for the site in `out`.
      directory: environment.previewDirectory ?? 'out',
      isPreview: isPreview(),
    }).catch(reportAndThrow);
  },
};

const isPreview = () => environment.previewDirectory !== undefined;

/** Shows mistakes in the content in the run on GitHub. Next prints the error and exits with status 1. */
function reportAndThrow(error: unknown): never {
  if (error instanceof ContentError) annotate('error', error.problems);
  throw error;
}
