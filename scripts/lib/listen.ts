import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** The address that only this computer can reach. */
export const loopback = '127.0.0.1';

/**
 * Starts a server.
 *
 * @param host the address to listen on: SITE_HOST, or only this computer
 * @returns the server, when it is listening
 * @throws Error when the port is in use or not permitted, or the address is not one of this computer
 */
export async function listen(handler: RequestListener, port: number, host = loopback): Promise<Server> {
  const server = createServer(handler).listen(port, host);
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    const isPortProblem = code === 'EADDRINUSE' || code === 'EACCES';
    throw new Error(
      isPortProblem
        ? `Port ${port} cannot be used (${message}). Stop the program that uses it, or choose another port: PORT=${port + 1}`
        : `SITE_HOST is "${host}", which is not an address of this computer (${message}). Correct it, or leave it out.`,
    );
  });
  return server;
}

/**
 * Checks that a port can be used, for example before a long build.
 *
 * @throws Error like `listen`
 */
export async function checkPort(port: number, host = loopback): Promise<void> {
  const server = await listen(() => {}, port, host);
  await once(server.close(), 'close');
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = await listen(() => {}, 0);
  const address = server.address();
  await once(server.close(), 'close');
  if (!address || typeof address === 'string') throw new Error('This computer has no free port.');
  return address.port;
}

/** Returns PORT, or 3000 if it is not set. */
export function readPort(): number {
  const port = Number(process.env.PORT || 3000);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Error(`PORT is "${process.env.PORT}". Set it to a number from 1 to 65535.`);
}
