import { randomUUID } from 'node:crypto';
import { CALLS, bearer, HEADERS, launchTokenOf } from '@tessera/wire';
import type { Poster, Sender } from '../platform/sender.ts';

/** The game whose rounds end by themselves, without a decision. */
const PLAYED = /^ts-lines-/;
const STAKE = '0.20';
const SUCCESS = '100';

interface Answer {
  readonly code: string;
  readonly message: string;
  readonly data: { readonly bearer?: string };
}

async function ask(games: Poster, path: string, body: object, token?: string): Promise<Answer> {
  const headers = token === undefined ? undefined : { [HEADERS.authorization]: bearer(token) };
  const { text } = await games.post(path, JSON.stringify(body), headers ?? {});
  const answer = JSON.parse(text) as Answer;
  if (answer.code !== SUCCESS) throw new Error(`${path} was refused: ${answer.code} ${answer.message}`);
  return answer;
}

/** @returns the bearers of so many pages of a slot, each with demo credits of its own */
export async function openPages(platform: Sender, games: Poster, count: number): Promise<string[]> {
  const scope = { siteId: 1, currency: 'USD', supportDevice: 1 } as const;
  const { list } = await platform.send(CALLS.gameSearch, { ...scope, count: 200 });
  const game = list.find(({ demo, gameCode }) => demo === 1 && PLAYED.test(gameCode));
  if (!game) throw new Error('the site has no slot with a demo');
  const { gpId, house, gameType, gameCode } = game;
  const key = { gpId, house, gameType, gameCode };
  const bearers: string[] = [];
  for (let made = 0; made < count; made += 1) {
    const asked = { ...key, siteId: 1, currency: 'USD', device: 1 } as const;
    const { gameUrl } = await platform.send(CALLS.demoPlay, asked);
    const { data } = await ask(games, '/session', { launch: launchTokenOf(gameUrl) });
    bearers.push(data.bearer ?? '');
  }
  return bearers;
}

/** A round, from the page's request to the answer with its payout. */
export async function spin(games: Poster, page: string): Promise<void> {
  await ask(games, '/rounds', { requestId: randomUUID(), stake: STAKE, choice: {}, salt: 'bench' }, page);
}
