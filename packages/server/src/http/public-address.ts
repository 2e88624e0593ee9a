import { lookup as resolve, type LookupAddress } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';

/** Addresses that are nobody's on the internet, or not one host's: IANA's special-purpose registries. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Of IPv6 only global unicast is anybody's, and of that not what leads to an IPv4 address or stands in books. */
const GLOBAL_V6 = ['2000::/3'];
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = listOf([...SPECIAL_V4, ...SPECIAL_V6]);
const globalV6 = listOf(GLOBAL_V6);

/** Whether the address is a public host's: never this machine, its network, or a cloud's own services. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !special.check(address, 'ipv4');
  return globalV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

/** The addresses of a host name are not all public. */
export class PrivateAddress extends Error {}

/** Whether a URL's host is written as an address that is not public. Other hosts are checked by {@link lookUpPublic}. */
export function isPrivateLiteral({ hostname }: URL): boolean {
  const literal = hostname.replace(/^\[|\]$/g, '');
  return isIP(literal) !== 0 && !isPublicAddress(literal);
}

/**
 * For `lookup` of a request. The address that is checked is the one that is connected to: a name that answers otherwise
 * the second time leads nowhere else. Fails with {@link PrivateAddress}. Node does not call it for {@link isPrivateLiteral}.
 */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddress(), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

function listOf(blocks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const block of blocks) {
    const [network = '', bits] = block.split('/');
    list.addSubnet(network, Number(bits), isIPv6(network) ? 'ipv6' : 'ipv4');
  }
  return list;
}
