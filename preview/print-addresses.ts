import { networkInterfaces } from 'node:os';
import { getBasePath } from '@/lib/content/site-address';
import { describeEnquiries } from './local-form-service';
import { loopback } from './listen';

/** Prints the addresses of a preview, and where its enquiries go. */
export function printAddresses(host: string, port: number): void {
  const urls = hostNames(host).map((name) => `http://${name}:${port}${getBasePath()}`);
  console.log(`
  The site:   ${urls.join(', ')}
  The editor: ${urls[0]}/admin
  Enquiries:  ${describeEnquiries()}
`);
}

/** The host names at which browsers reach the server. */
function hostNames(host: string) {
  if (host === loopback) return ['localhost'];
  if (!['0.0.0.0', '::'].includes(host)) return [host.includes(':') ? `[${host}]` : host];
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const inNetwork = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal);
  return ['localhost', ...inNetwork.map(({ address }) => address)];
}
