/** What the setting HOST of every server may be: an IPv4 or IPv6 address, or a machine's name; no port, no path. */
export function isHost(text: string): boolean {
  if (!/^[\w.:-]+$/.test(text)) return false;
  if (text.includes(':')) return URL.canParse(`http://[${text}]`);
  // An address that is none, like 127.1 or 300.0.0.1, is read as another one or not at all.
  return URL.canParse(`http://${text}`) && new URL(`http://${text}`).hostname === text.toLowerCase();
}

export const HOST_RULE = 'must be an address or a name of this machine, like 127.0.0.1, 0.0.0.0 or ::1';

/** Where this machine itself finds a server that listens on `host`, as it stands in a URL. */
export function ownAddress(host: string): string {
  if (['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
