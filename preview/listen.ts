import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** The address that only this computer can reach. */
export const loopback = '127.0.0.1';

/** Starts a server, and returns it when it is listening. */
export async function listen(handler: RequestListener, port: number, host = loopback): Promise<Server> {
  const server = createServer(handler).listen(port, host);
  await once(server, 'listening');
  return server;
}

/** The port of a server that was started with port 0, which lets the system choose one. */
export function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}
