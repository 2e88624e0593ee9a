import { isIP } from 'node:net';
import { isPrivateLiteral } from '@tessera/server/public-address';

/**
 * Returns where messages for a device are sent, or `undefined` where they must not be. The address comes from a browser: it has to be
 * a public host's, over https and its usual port, so that no member can have the platform knock at other doors.
 * @param testOrigin the setting PUSH_TEST_ORIGIN
 */
export function readEndpoint(endpoint: string, testOrigin: string | undefined): URL | undefined {
  const url = URL.parse(endpoint);
  if (!url || url.username || url.password) return undefined;
  if (url.origin === testOrigin) return url;
  const isName = isIP(url.hostname) !== 0 || /\.[a-z]/.test(url.hostname);
  return url.protocol === 'https:' && url.port === '' && isName && !isPrivateLiteral(url) ? url : undefined;
}
