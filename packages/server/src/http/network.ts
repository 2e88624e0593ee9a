import { isIPv6 } from 'node:net';

const GROUPS_OF_NETWORK = 4;

/** By what a visitor's address is counted: an IPv6 visitor's whole /64, which is one household. */
export function networkOf(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const before = groups(head);
  const after = groups(tail ?? '');
  const all = [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after];
  const network = all.slice(0, GROUPS_OF_NETWORK).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** An IPv4 address at the end stands for two groups. */
function groups(text: string): string[] {
  return text
    .replace(/(?:\d+\.){3}\d+$/, '0:0')
    .split(':')
    .filter((group) => group !== '');
}
