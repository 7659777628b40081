import { cleanValue } from './clean-text';
import { contentDirectory } from './directories';
import { readYaml } from './read-yaml';

export const businessFile = `${contentDirectory}/business.yaml`;

/**
 * Returns a field of the business for Next's configuration. Reads nothing else, so that linting and unit tests, which need the
 * configuration, do not depend on the rest of the content.
 */
export function readBusinessField(name: 'url' | 'phone'): string {
  const value: unknown = readYaml(businessFile).document.get(name);
  return cleanValue(String(value ?? ''));
}
