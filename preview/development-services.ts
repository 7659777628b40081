import type { NextConfig } from 'next';
import { directories } from '@/lib/directories';
import { environment } from '@/lib/environment';
import { listen, loopback, portOf } from './listen';
import { describeEnquiries, prepareFormService } from './local-form-service';
import { staticServer } from './static-server';
import { watchContent } from './watch-content';

/** The paths that Next does not serve: the editor and the form service. */
const paths = ['/admin', '/enquiries', '/_next/static/editor/:path*'];

/**
 * Serves the editor and the local form service on a port of their own.
 *
 * @param editor the directory of the editor
 * @param onContentChange called after every edit of the content
 * @returns settings with which `next dev` has them at the same paths as `npm start`
 */
export async function startDevelopmentServices(
  { env }: NextConfig,
  editor: string,
  onContentChange: () => Promise<unknown>,
): Promise<Pick<NextConfig, 'output' | 'rewrites' | 'env'>> {
  watchContent(directories.content, onContentChange);
  await prepareFormService();
  const origin = `http://${loopback}:${portOf(await listen(staticServer(editor), 0))}`;
  console.log(`  The editor is at /admin. Enquiries are ${describeEnquiries()}.`);
  return {
    // An export cannot have rewrites.
    output: undefined,
    rewrites: async () => ({
      beforeFiles: paths.map((source) => ({ source, destination: origin + source })),
      afterFiles: [],
      fallback: [],
    }),
    // After an edit of a .env file, Next drops variables that are set only in this process.
    env: { ...env, FORM_ENDPOINT: environment.formEndpoint },
  };
}
