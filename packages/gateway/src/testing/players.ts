import { setTimeout as sleep } from 'node:timers/promises';
import { visitorOf } from '../canary/visitor-cookie.ts';
import { integrityOf } from '../releases/integrity.ts';
import { readPage, type ReadPage } from './page.ts';
import { filesOf, givenBy, strangersIn, type Given } from './releases-of-page.ts';

/** A page as a player had it. */
export interface Loaded {
  /** Of the gateways, by number. */
  readonly gateway: number;
  /** The revision that this gateway was known to give when it was asked. */
  readonly since: number;
  /** How many moves had been started when the answer was there. */
  readonly started: number;
  readonly visitor: string | undefined;
  readonly given: Given;
  readonly first: unknown;
}

export interface Players {
  readonly pages: readonly Loaded[];
  /** Requests of all kinds. */
  readonly requests: () => number;
  /** What did not go as it should, each with its address. */
  readonly failures: readonly string[];
  /**
   * Waits until each of them has a page, and its files, that was asked for when all gateways were known to give this
   * revision.
   * @throws Error where something did not go as it should, or they leave before
   */
  readonly haveSeen: (revision: number) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** In every language's form, with and without routes of remotes; home is asked for by everybody. */
const PATHS = ['/', '/lobby-page', '/', '/hi-IN/agent-page', '/', '/faq'];
/** A visitor reads so many pages, and loads no file twice; the next one has never been here. */
const PAGES_OF_A_VISITOR = 5;
/** How often it is looked whether they have got so far. */
const POLL_MS = 5;
/** Between two pages; at a third of it, four of them leave two cores no time for anything else. */
const READING_MS = 150;
/** So many files at once, as browsers ask. */
const LANES = 6;

/**
 * Players who read page after page, as behind a load balancer that knows nothing of sessions: the page comes from one
 * gateway, all its files from another, the next page from any.
 * @param now what is known of the site at this moment
 */
export function startPlayers(
  count: number,
  gateways: readonly string[],
  now: { readonly revisionOf: (gateway: number) => number; readonly started: () => number },
): Players {
  const pages: Loaded[] = [];
  const failures: string[] = [];
  const seen = Array.from({ length: count }, () => 0);
  let requests = 0;
  let isOver = false;

  async function get(url: string, headers: Record<string, string> = {}): Promise<Response | undefined> {
    requests += 1;
    try {
      const answer = await fetch(url, { headers, redirect: 'manual' });
      if (answer.status === 200) return answer;
      failures.push(`${url}: ${answer.status} ${(await answer.text()).slice(0, 100)}`);
    } catch (error) {
      failures.push(`${url}: ${String(error)}`);
    }
    return undefined;
  }

  async function loadFiles(origin: string, page: ReadPage, had: Set<string>): Promise<void> {
    const files = [...filesOf(page)].filter(([address]) => !had.has(address));
    const lane = async () => {
      for (let file = files.pop(); file; file = files.pop()) {
        const [address, hash] = file;
        had.add(address);
        const answer = await get(origin + address);
        if (answer && integrityOf(Buffer.from(await answer.arrayBuffer())) !== hash) {
          failures.push(`${origin}${address}: other contents than its page says`);
        }
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
  }

  async function play(player: number): Promise<void> {
    let cookie = '';
    const had = new Set<string>();
    for (let turn = 0; !isOver; turn += 1) {
      if (turn % PAGES_OF_A_VISITOR === 0) {
        cookie = '';
        had.clear();
      }
      const gateway = (player + turn) % gateways.length;
      const [own = '', other = ''] = [gateways[gateway], gateways[(gateway + 1) % gateways.length]];
      const url = own + (PATHS[(player + turn) % PATHS.length] ?? '/');
      const since = now.revisionOf(gateway);
      const known = gateways.map((_, index) => now.revisionOf(index));
      const answer = await get(url, { cookie: `i18n_redirected=en_US; ${cookie}` });
      if (!answer) return;
      const html = await answer.text();
      const started = now.started();
      const number = answer.headers.getSetCookie().find((one) => one.startsWith('tessera_visitor='));
      if (number) cookie = number.split(';', 1)[0] ?? '';
      const page = readPage(html);
      for (const stranger of strangersIn(html, page)) failures.push(`${url}: ${stranger}`);
      pages.push({
        gateway,
        since,
        started,
        visitor: visitorOf(cookie),
        given: givenBy(page),
        first: page.first,
      });
      await loadFiles(other, page, had);
      seen[player] = Math.min(...known);
      await sleep(READING_MS);
    }
  }

  const broke = (error: unknown) => void failures.push(String(error));
  const playing = Promise.all(seen.map((_, player) => play(player).catch(broke)));
  return {
    pages,
    failures,
    requests: () => requests,
    async haveSeen(revision) {
      while (seen.some((one) => one < revision)) {
        if (failures.length > 0)
          throw new Error(`${failures.length} failed:\n${failures.slice(0, 10).join('\n')}`);
        if (isOver) throw new Error(`the players have left before revision ${revision}`);
        await sleep(POLL_MS);
      }
    },
    async end() {
      isOver = true;
      await playing;
    },
  };
}
