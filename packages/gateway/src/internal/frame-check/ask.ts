import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { isPrivateLiteral, lookUpPublic, PrivateAddress } from '@tessera/server/public-address';

export interface PageAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** How a page's headers are asked for; follows no redirect. */
export type Ask = (url: URL, signal: AbortSignal) => Promise<PageAnswer>;

/** Headers beyond this end the connection; the body is never read. */
const MAX_HEADER_BYTES = 64 * 1024;

/** Asks over https. @throws PrivateAddress where the name's addresses are not all public */
export const askOverHttps: Ask = (url, signal) =>
  new Promise((settle, fail) => {
    if (isPrivateLiteral(url)) return fail(new PrivateAddress());
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
