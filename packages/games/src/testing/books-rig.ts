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
import type { Answer, TablesRig, TestPlayer } from './tables-rig.ts';
import { LEFT_MS } from './clock.ts';
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

/**
 * Holds the clock when there are fixtures at such a moment of theirs.
 * @param isIt of the milliseconds from the kickoff, less than 0 before it
 * @returns all of them, in the order of their kickoffs
 */
export function fixturesWhen(
  { clock, pool }: Pick<TablesRig, 'clock' | 'pool'>,
  player: TestPlayer,
  isIt: (afterMs: number) => boolean,
  atLeast = 1,
): Promise<readonly Fixture[]> {
  return clock.holdWhen(async () => {
    const { code, data } = await player.call('GET', '/book');
    if (code !== '100') return undefined;
    const { fixtures } = v.parse(bookAnswer, data);
    // By the database's clock; a server's own goes on while that one is held.
    const { rows } = await pool.query<{ id: string; ms: number }>(
      `SELECT id, (extract(epoch FROM clock_timestamp() - kickoff_at) * 1000)::float8 AS ms FROM book_fixtures`,
    );
    const afterMs = new Map(rows.map(({ id, ms }) => [id, ms]));
    const found = fixtures.filter(({ id }) => isIt(afterMs.get(id)!));
    return found.length >= atLeast ? found : undefined;
  }, 'the fixtures of a test');
}

/** Holds the clock when there are fixtures to come. @returns them in the order of their kickoffs */
export const upcoming = (
  rig: Pick<TablesRig, 'clock' | 'pool'>,
  player: TestPlayer,
  atLeast = 1,
  inMs = LEFT_MS,
): Promise<readonly Fixture[]> => fixturesWhen(rig, player, (afterMs) => afterMs < -inMs, atLeast);

/** Moves a held clock to the end of a fixture. */
export async function endFixture(
  { clock, pool }: Pick<TablesRig, 'clock' | 'pool'>,
  { id }: Pick<Fixture, 'id'>,
): Promise<void> {
  const { rows } = await pool.query<{ ms: number }>(
    'SELECT (extract(epoch FROM ends_at - clock_timestamp()) * 1000)::float8 AS ms FROM book_fixtures WHERE id = $1',
    [id],
  );
  await clock.forward(rows[0]!.ms + 1);
}

/** Holds the clock when a fixture has run for so long. */
export async function running(
  rig: Pick<TablesRig, 'clock' | 'pool'>,
  player: TestPlayer,
  fromMs: number,
  toMs: number,
): Promise<Fixture> {
  const [fixture] = await fixturesWhen(rig, player, (afterMs) => afterMs > fromMs && afterMs < toMs);
  return fixture!;
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
