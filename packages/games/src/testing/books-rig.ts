import * as v from 'valibot';
import {
  bookAnswer,
  slipPayload,
  withChange,
  type BookAnswer,
  type BookChange,
  type BookState,
  type Fixture,
  type LegPayload,
  type SlipAnswer,
  type SlipPayload,
  type SlipsChange,
} from '../protocol/book.ts';
import { type Answer, type TestPlayer } from './tables-rig.ts';
import { until } from './until.ts';
import { ODDS } from './test-books.ts';

/** What a page makes of everything that it was told of its book. */
export function bookOf({ heard }: Pick<TestPlayer, 'heard'>): BookState | undefined {
  let book: BookState | undefined;
  for (const { name, event } of heard) {
    if (name === 'book') book = event as BookState;
    if (name === 'fixtures' && book) book = withChange(book, event as BookChange);
  }
  return book;
}

const named = <Event>({ heard }: Pick<TestPlayer, 'heard'>, name: string): Event[] =>
  heard.filter((one) => one.name === name).map(({ event }) => event as Event);

/** Slips that a page was told to be paid, or their stakes to be back. */
export const slipsOf = (player: TestPlayer): SlipAnswer[] => named(player, 'slip');

export const movedSlipsOf = (player: TestPlayer): SlipsChange[] => named(player, 'slips');

export const readBook = async (player: TestPlayer): Promise<BookAnswer> =>
  v.parse(bookAnswer, (await player.call('GET', '/book')).data);

/** Fixtures that kick off in this order, the first one in so many milliseconds or more, as soon as there are so many. */
export async function upcoming(player: TestPlayer, inMs: number, atLeast = 1): Promise<readonly Fixture[]> {
  return until(async () => {
    const { fixtures, now } = await readBook(player);
    const far = fixtures.filter(({ kickoffAt }) => kickoffAt - now >= inMs);
    return far.length >= atLeast ? far : undefined;
  }, 'a fixture to bet on');
}

export const legOn = (
  { id }: Pick<Fixture, 'id'>,
  pick: 'home' | 'away',
  odds: number = ODDS.before,
): LegPayload => ({
  ...{ fixtureId: id, market: 'result', line: null, pick, odds },
});

let requests = 0;

export function placeSlip(
  player: TestPlayer,
  legs: readonly LegPayload[],
  payload: Partial<SlipPayload> = {},
): Promise<Answer<SlipAnswer>> {
  requests += 1;
  const body = v.parse(slipPayload, {
    ...{ requestId: `request-${requests}`, legs, stake: '1.00', accept: 'same' },
    ...payload,
  });
  return player.call('POST', '/slips', body);
}
