import { createHash } from 'node:crypto';

const CHECK_MS = 1_000;
const CHECK_TIMEOUT_MS = 2_000;

/** The platform processes of the site: one, or several that agree with each other. */
export interface Platforms {
  readonly count: number;
  /** The next one that answers, for what any of them can serve; none of those that a request has tried already. */
  any(tried?: ReadonlySet<string>): string;
  /** Always the same one for this visitor, as long as it answers: for a socket that is polled. */
  of(visitor: string): string;
  /** One that did not answer is left out until it does. */
  failed(url: string): void;
  close(): void;
}

interface Options {
  /** Origins, e.g. `http://10.0.0.1:3001`. */
  readonly urls: readonly string[];
  readonly log: { readonly warn: (fields: object, message: string) => void };
  readonly checkMs?: number;
}

/** Spreads requests over the platforms, and asks each of several every second whether it lives. */
export function watchPlatforms({ urls, log, checkMs = CHECK_MS }: Options): Platforms {
  const [first = ''] = urls;
  if (urls.length === 1)
    return { count: 1, any: () => first, of: () => first, failed: () => {}, close: () => {} };

  const away = new Set<string>();
  let turn = 0;
  // Where none answers, each is as good as the other.
  const present = () => {
    const answering = urls.filter((url) => !away.has(url));
    return answering.length > 0 ? answering : urls;
  };
  const note = (url: string, isAlive: boolean) => {
    if (isAlive !== away.has(url)) return;
    if (isAlive) away.delete(url);
    else away.add(url);
    const event = isAlive ? 'platform.back' : 'platform.away';
    log.warn({ event, platform: url }, isAlive ? 'a platform is back' : 'a platform is away');
  };
  const check = async (url: string) => {
    const answer = await fetch(new URL('/healthz', url), {
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    }).catch(() => undefined);
    await answer?.body?.cancel().catch(() => undefined);
    note(url, answer?.ok === true);
  };
  const checking = setInterval(() => void Promise.all(urls.map(check)), checkMs);
  checking.unref();

  return {
    count: urls.length,
    any(tried = new Set()) {
      const untried = (some: readonly string[]) => some.filter((url) => !tried.has(url));
      // One that a check has just called away may live; one that the request has tried does not.
      const answering =
        [untried(present()), untried(urls), present()].find(({ length }) => length > 0) ?? urls;
      turn = (turn + 1) % answering.length;
      return answering[turn] ?? first;
    },
    // Rendezvous hashing: when one goes, only its visitors move.
    of(visitor) {
      const ranked = present().map((url) => ({ url, rank: rankOf(url, visitor) }));
      return ranked.reduce((best, one) => (one.rank > best.rank ? one : best), { url: first, rank: '' }).url;
    },
    failed: (url) => note(url, false),
    close: () => clearInterval(checking),
  };
}

const rankOf = (url: string, visitor: string): string =>
  createHash('sha1').update(`${url} ${visitor}`).digest('hex');
