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
  const forward = (from: Socket, to: Socket) => {
    let last = Promise.resolve();
    from.on('data', (chunk) => {
      free = Math.max(free, performance.now()) + chunk.length / rate;
      const arrival = free + delay;
      last = last.then(async () => {
        await wait(Math.max(0, arrival - performance.now()));
        if (to.writable) to.write(chunk);
      });
    });
    from.on('end', () => void last.then(() => to.end()));
    from.on('error', () => to.destroy());
  };
  const proxy = createServer((client) => {
    const server = connect(port, 'localhost');
    forward(client, server);
    forward(server, client);
  });
  return new Promise((resolve) => proxy.listen(0, () => resolve(proxy)));
}
