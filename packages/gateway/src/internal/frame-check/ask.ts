import { lookup as resolve, type LookupAddress } from 'node:dns';
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isIP } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface PageAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** How a page's headers are asked for; follows no redirect. */
export type Ask = (url: URL, signal: AbortSignal) => Promise<PageAnswer>;

/** What a name stands for was looked up, and is no public host. */
export class PrivateAddress extends Error {}

/** Headers beyond this end the connection; the body is never read. */
const MAX_HEADER_BYTES = 64 * 1024;

/**
 * Asks over https. The address that was checked is the one that is connected to: a name that answers otherwise the
 * second time leads nowhere else.
 * @throws PrivateAddress where the name's addresses are not all public
 */
export const askOverHttps: Ask = (url, signal) =>
  new Promise((settle, fail) => {
    const literal = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(literal) !== 0 && !isPublicAddress(literal)) return fail(new PrivateAddress());
    const asked = request(
      url,
      {
        signal,
        lookup: lookUpPublic,
        maxHeaderSize: MAX_HEADER_BYTES,
        agent: false,
        headers: { accept: 'text/html' },
      },
      (response) => {
        settle({ status: response.statusCode ?? 0, headers: response.headers });
        response.destroy();
      },
    );
    asked.on('error', fail);
    asked.end();
  });

const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? [];
    if (error || !first) return callback(error ?? new Error(`${hostname} has no address`), '');
    if (!addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddress(), '');
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};
