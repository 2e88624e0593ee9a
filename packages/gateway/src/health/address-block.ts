/** Groups of an IPv6 address that name one network; who has it has all the addresses in it. */
const NETWORK_GROUPS = 4;

/** What counts as one address: of IPv6 a whole network of 64 bits. */
export function addressBlock(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::', 2);
  const first = head === '' ? [] : head.split(':');
  const last = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].slice(0, NETWORK_GROUPS).join(':');
}
