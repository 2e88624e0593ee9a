/**
 * Whether a text is valid for every server's HOST setting: an IPv4 or IPv6 address or a host name, without port and
 * path.
 */
export function isHost(text: string): boolean {
  if (!/^[\w.:-]+$/.test(text)) return false;
  if (text.includes(':')) return URL.canParse(`http://[${text}]`);
  // URL parsing changes or rejects invalid addresses such as 127.1 and 300.0.0.1.
  return URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text.toLowerCase();
}

export const HOST_RULE = 'must be an address or a name of this machine, like 127.0.0.1, 0.0.0.0 or ::1';

/** Returns the host for URLs by which this machine reaches its own server listening on `host`. */
export function reachableHost(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
