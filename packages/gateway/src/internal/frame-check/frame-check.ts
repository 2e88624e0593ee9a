import { PrivateAddress } from '@tessera/server/public-address';
import type { FrameVerdict } from '@tessera/wire';
import { askOverHttps, type Ask } from './ask.ts';
import { letsFrame } from './framing.ts';

export interface FrameCheck {
  /** The framing site's origin. */
  readonly site: string;
  /** Origins whose pages may stand in frames. */
  readonly origins: readonly string[];
  readonly ask?: Ask;
}

const TIME_LIMIT_MS = 3_000;
const MAX_REDIRECTS = 3;

/** Asks the page itself, within three seconds; a redirect must lead where the address itself might (readings). */
export async function checkFrame(address: string, check: FrameCheck): Promise<FrameVerdict> {
  const { site, origins, ask = askOverHttps } = check;
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  let url = URL.parse(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!url || url.protocol !== 'https:' || url.username || url.password || !origins.includes(url.origin)) {
      return 'notListed';
    }
    try {
      const { status, headers } = await ask(url, signal);
      if (status < 300) {
        const said = {
          'content-security-policy': text(headers['content-security-policy']),
          'x-frame-options': text(headers['x-frame-options']),
        };
        return letsFrame(said, url.origin, site) ? 'allowed' : 'refused';
      }
      if (status >= 400 || headers.location === undefined) return 'unreachable';
      url = URL.parse(headers.location, url);
    } catch (error) {
      return error instanceof PrivateAddress ? 'private' : 'unreachable';
    }
  }
  return 'unreachable';
}

/** A header that came several times. */
function text(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value.join(', ') : value;
}
