import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** The address that only this computer can reach. */
export const loopback = '127.0.0.1';

/**
 * Starts a server.
 *
 * @param handler handles every request
 * @param variable the environment variable that sets the port, for the error message
 * @param host the address to listen on: SITE_HOST, or only this computer
 * @returns the server, when it is listening
 * @throws Error when the port is in use or not permitted, or the address not this computer's
 */
export async function listen(
  handler: RequestListener,
  port: number,
  variable: string,
  host = loopback,
): Promise<Server> {
  const server = createServer(handler).listen(port, host);
  await once(server, 'listening').catch(({ code, message }: NodeJS.ErrnoException) => {
    if (code !== 'EADDRINUSE' && code !== 'EACCES') {
      throw new Error(
        `SITE_HOST is "${host}", which is no address of this computer (${message}). Correct it, or leave it out.`,
      );
    }
    const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${message})`;
    throw new Error(
      `Port ${port} ${reason}. Stop the program that uses it, or choose another port: ${variable}=${port + 1}`,
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
  const server = await listen(() => {}, port, 'PORT', host);
  await once(server.close(), 'close');
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const server = await listen(() => {}, 0, 'PORT');
  const address = server.address();
  await once(server.close(), 'close');
  if (!address || typeof address === 'string') throw new Error('This machine has no free port.');
  return address.port;
}

/**
 * Reads a port from an environment variable.
 *
 * @param fallback the port if the variable is not set
 * @throws Error when the variable is not a port number
 */
export function readPort(variable: string, fallback: number): number {
  const port = Number(process.env[variable] || fallback);
  if (Number.isInteger(port) && port >= 1 && port <= 65535) return port;
  throw new Error(`${variable} is "${process.env[variable]}". Set it to a number from 1 to 65535.`);
}
