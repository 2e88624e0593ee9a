import type { BookState, Fixture, Leg, Market, Slip, SlipPayload } from '../../protocol/book.ts';
import { slipOdds } from '../../rules/slip.ts';
import { ApiError, type Api } from '../services/api.ts';
import { NOBODY } from './fake-server.ts';

/** The network's other end for tests of a book's page: takes slips at the odds that they come with, money in cents. */
export interface FakeBook {
  readonly api: Api;
  /** The slips that were asked for, oldest first. */
  readonly sent: SlipPayload[];
  /** The next slips are answered with these codes. */
  readonly refuse: string[];
  /** As the next answer tells it. */
  book: BookState;
  readonly mine: Slip[];
}

const MOST_TIMES = 1_000;
const decimal = (cents: number): string => (cents / 100).toFixed(2);

export const team = (name: string): Fixture['home'] => ({
  ...{ id: name, name, short: name.slice(0, 3).toUpperCase() },
  colours: ['#336699', '#ffffff'],
});

export const market = (
  name: Market['market'],
  line: number | null,
  odds: Record<string, number>,
): Market => ({
  ...{ market: name, line, isOpen: true },
  picks: Object.entries(odds).map(([pick, price]) => ({
    pick: pick as Market['picks'][number]['pick'],
    odds: price,
    was: price,
  })),
});

/** A match to come, of the sides `home <id>` and `away <id>`; each test says what is different in its own. */
export const fixture = (id: string, changed: Partial<Fixture> = {}): Fixture => ({
  ...{ id, number: Number(id), league: 'coast', home: team(`home ${id}`), away: team(`away ${id}`) },
  ...{ kickoffAt: 1_060_000, endsAt: 1_240_000, phase: 'upcoming', minute: null, score: [0, 0] },
  markets: [market('result', null, { home: 180, draw: 350, away: 420 })],
  ...{ happenings: [], hash: 'a'.repeat(64), seed: null },
  ...changed,
});

export const bookOf = (fixtures: readonly Fixture[], changed: Partial<BookState> = {}): BookState => ({
  ...{ book: 'sportsbook-football', now: 1_000_000, players: 1, fixtures: [...fixtures], results: [] },
  ...changed,
});

export function fakeBook(book: BookState): FakeBook {
  const sent: SlipPayload[] = [];
  const refuse: string[] = [];
  const mine: Slip[] = [];
  let cents = 10_000;

  const legOf = (server: FakeBook, asked: SlipPayload['legs'][number]): Leg => {
    const { number, home, away, kickoffAt } = server.book.fixtures.find(({ id }) => id === asked.fixtureId)!;
    return { ...asked, number, home: home.name, away: away.name, kickoffAt, state: 'open', score: null };
  };
  const server: FakeBook = {
    ...{ sent, refuse, mine, book },
    api: {
      ...NOBODY,
      book: () => Promise.resolve({ ...server.book, mine: [...mine] }),
      placeSlip(payload) {
        sent.push(payload);
        const code = refuse.shift();
        if (code !== undefined) return Promise.reject(new ApiError(code, code));
        const stake = Math.round(Number(payload.stake) * 100);
        cents -= stake;
        const odds = slipOdds(
          payload.legs.map((leg) => leg.odds),
          MOST_TIMES,
        );
        const slip: Slip = {
          ...{ roundId: `slip-${sent.length}`, requestId: payload.requestId, stake: payload.stake, odds },
          legs: payload.legs.map((leg) => legOf(server, leg)),
          ...{ couldPay: decimal((stake * odds) / 100), state: 'open', payout: null, at: sent.length },
        };
        mine.unshift(slip);
        return Promise.resolve({ ...slip, balance: decimal(cents) });
      },
    },
  };
  return server;
}
