import type { NextConfig } from 'next';
import { getContent } from '@/lib/content';
import { contentDirectory, generatedDirectory } from '@/lib/content/directories';
import { environment } from '@/lib/environment';
import { buildEditor } from './build-editor';
import { listen, loopback, portOf } from './local-server/listen';
import { describeEnquiries, prepareFormService } from './local-server/local-form-service';
import { staticServer } from './local-server/static-server';
import { watchContent } from './local-server/watch-content';
import { prepareContent } from './prepare-content';

/** What Next does not serve: the editor and the form service. */
const paths = ['/admin', '/enquiries', '/_next/static/editor/:path*'];

/**
 * Serves the editor and the local form service on a port of their own, and validates every edit of the content.
 *
 * @returns the settings with which Next's development server has them at the same paths as the preview of `npm start`
 */
export async function startDevelopmentServices({
  env,
}: NextConfig): Promise<Pick<NextConfig, 'output' | 'rewrites' | 'env'>> {
  watchContent(contentDirectory, prepareContent);
  const directory = `${generatedDirectory}/editor`;
  await buildEditor(directory, getContent().business);
  await prepareFormService();
  const origin = `http://${loopback}:${portOf(await listen(staticServer(directory), 0))}`;
  console.log(`  The editor is at /admin. Enquiries are ${describeEnquiries()}.`);
  return {
    // An export has no rewrites.
    output: undefined,
    rewrites: async () => ({
      beforeFiles: paths.map((source) => ({ source, destination: origin + source })),
      afterFiles: [],
      fallback: [],
    }),
    // Next forgets a variable that is only set in this process when it reads an edited .env file.
    env: { ...env, FORM_ENDPOINT: environment.formEndpoint },
  };
}
