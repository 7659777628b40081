import { once } from 'node:events';
import { listen, portOf } from '@/preview/listen';

/** Returns a free port for a server that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const server = await listen(() => {}, 0);
  const port = portOf(server);
  await once(server.close(), 'close');
  return port;
}
