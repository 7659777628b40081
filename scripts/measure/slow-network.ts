import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Slow 4G, with Lighthouse's settings: half a round trip in milliseconds, and bytes per millisecond. */
const delay = 75;
const rate = 1_600_000 / 8 / 1000;

/**
 * Starts a proxy that slows the connections to a local server down to slow 4G, in any browser.
 *
 * @param port the server's port
 * @returns the proxy, which listens on a free port
 */
export function slowNetwork(port: number): Promise<Server> {
  // All connections share the rate.
  let free = 0;
  const forward = async (from: Socket, to: Socket) => {
    to.on('error', () => from.destroy());
    // Reads only what the rate allows, so that a cancelled response uses no more bandwidth.
    for await (const chunk of from) {
      free = Math.max(free, performance.now()) + chunk.length / rate;
      await wait(free - performance.now());
      setTimeout(() => to.writable && to.write(chunk), delay);
    }
    setTimeout(() => to.end(), delay);
  };
  const proxy = createServer((client) => {
    const server = connect(port, 'localhost');
    forward(client, server).catch(() => server.destroy());
    forward(server, client).catch(() => client.destroy());
  });
  return new Promise((resolve) => proxy.listen(0, () => resolve(proxy)));
}
