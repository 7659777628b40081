import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';

/** The address that only this computer can reach. */
export const loopback = '127.0.0.1';

/** Starts a server, and returns it when it is listening. */
export async function listen(handler: RequestListener, port: number, host = loopback): Promise<Server> {
  const server = createServer(handler).listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? portInUse(port) : error;
  });
  return server;
}

/** Throws an error if a port cannot be used, so that this is noticed before a long build. */
export async function checkPort(port: number, host = loopback): Promise<void> {
  // Browsers try localhost at both addresses, and on some systems another program may have one of them.
  const used = await Promise.all([loopback, '::1'].map((address) => isUsed(port, address)));
  if (used.includes(true)) throw portInUse(port);
  const server = await listen(() => {}, port, host);
  await once(server.close(), 'close');
}

/** Whether a program accepts connections at an address. */
async function isUsed(port: number, address: string): Promise<boolean> {
  const socket = connect(port, address);
  const connected = once(socket, 'connect').finally(() => socket.destroy());
  return connected.then(Boolean, () => false);
}

const portInUse = (port: number) =>
  new Error(
    `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
  );

/** The port of a server that was started with port 0, which lets the system choose one. */
export function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server does not listen on a port.');
  return address.port;
}
