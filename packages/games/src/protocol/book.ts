import * as v from 'valibot';
import { amount, hex, instant, requestId, roundId } from './fields.ts';
import { PLACEMENT_STATES } from './tables.ts';

/** The id of a fixture: digits. */
export const fixtureId = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** What a bet pays for each stake, its own included, in hundredths. */
export const odds = v.pipe(v.number(), v.integer(), v.minValue(100));

/** Markets of every sport of the book. */
export const MARKETS = ['result', 'total', 'bothScore', 'handicap', 'nextGoal'] as const;
export type MarketName = (typeof MARKETS)[number];

/** What may be picked in each market, in the order in which it is shown. */
export const PICKS = {
  result: ['home', 'draw', 'away'],
  total: ['over', 'under'],
  bothScore: ['yes', 'no'],
  handicap: ['home', 'away'],
  nextGoal: ['home', 'none', 'away'],
} as const satisfies Record<MarketName, readonly string[]>;
export type PickName = (typeof PICKS)[MarketName][number];
const pick = v.picklist(['home', 'draw', 'away', 'over', 'under', 'yes', 'no', 'none']);

/** The leagues of the book; their names are messages. */
export const LEAGUES = ['coast', 'highland', 'river'] as const;
export type LeagueName = (typeof LEAGUES)[number];

/** What becomes known before a kickoff: of a side, or (the weather) of none. */
export const NEWS = [
  'strikerOut',
  'strikerBack',
  'playmakerOut',
  'playmakerBack',
  'defenderOut',
  'defenderBack',
  'keeperOut',
  'keeperBack',
  'rain',
  'wind',
  'sunshine',
] as const;
export type NewsName = (typeof NEWS)[number];

export const team = v.object({
  id: v.string(),
  /** A proper name: the same in every language. */
  name: v.string(),
  /** Three capital letters. */
  short: v.string(),
  /** Of its kit: shirt and trim, `#rrggbb`. */
  colours: v.tuple([v.string(), v.string()]),
});
export type Team = v.InferOutput<typeof team>;

/** Home, away. */
const score = v.tuple([v.number(), v.number()]);

/** A market is one by its name and its line; what has been decided is no longer among a fixture's markets. */
export const market = v.object({
  market: v.picklist(MARKETS),
  /**
   * `total`: goals of both, e.g. 2.5; `handicap`: goals that the home side is given, e.g. -1.5 (the away side is given the
   * opposite); `nextGoal`: which goal of the match it is, from 1; otherwise `null`.
   */
  line: v.nullable(v.number()),
  /** Whether bets are taken now: not for a moment after a goal, nor where the end is as good as known. */
  isOpen: v.boolean(),
  picks: v.array(
    v.object({
      pick,
      odds,
      /** At the step before (news, a minute of play): the same where they did not move. */
      was: odds,
    }),
  ),
});
export type Market = v.InferOutput<typeof market>;

/** Something that happened, told when it did: nothing of the future is in it. */
export const happening = v.object({
  at: instant,
  /** Of the match, 0 to 90; 0 before its kickoff. */
  minute: v.number(),
  kind: v.picklist(['news', 'kickoff', 'goal', 'halfTime', 'end']),
  side: v.nullable(v.picklist(['home', 'away'])),
  /** Of `news`. */
  what: v.nullable(v.picklist(NEWS)),
});
export type Happening = v.InferOutput<typeof happening>;

/** `void`: the match could not be played to its end in time; its legs count 1.00. */
export const FIXTURE_PHASES = ['upcoming', 'running', 'over', 'void'] as const;
export type FixturePhase = (typeof FIXTURE_PHASES)[number];

export const fixture = v.object({
  id: fixtureId,
  /** Rising by one; `<book> <number>` is the salt of its draws. */
  number: v.number(),
  league: v.picklist(LEAGUES),
  home: team,
  away: team,
  kickoffAt: instant,
  endsAt: instant,
  phase: v.picklist(FIXTURE_PHASES),
  /** Of the match, while it runs: 0 to 90. It stands at 45 during half-time. */
  minute: v.nullable(v.number()),
  score,
  /** None before the book takes bets on it, nor after its end. */
  markets: v.array(market),
  /** Oldest first. */
  happenings: v.array(happening),
  /** Commitment: SHA-256 of the seed. */
  hash: hex,
  /** `null` until the end. */
  seed: v.nullable(hex),
});
export type Fixture = v.InferOutput<typeof fixture>;

/** How many ended fixtures a book tells. */
export const LAST_RESULTS = 20;

/** The event `book`, sent when a page has come in: the whole book. Instants are of the database's clock. */
export const bookState = v.object({
  /** `<game>-<variant>`. */
  book: v.string(),
  now: instant,
  /** How many have the book open, at all servers. */
  players: v.number(),
  /** Those that run, then those to come; by kickoff. */
  fixtures: v.array(fixture),
  /** Over or void, newest first, at most {@link LAST_RESULTS}. */
  results: v.array(fixture),
});
export type BookState = v.InferOutput<typeof bookState>;

/**
 * The event `fixtures`, at most once a second: those that have changed, whole. {@link withChange} puts them in. A whole book
 * would be tens of kilobytes at every step of the odds.
 */
export const bookChange = v.object({
  book: v.string(),
  now: instant,
  players: v.number(),
  fixtures: v.array(fixture),
});
export type BookChange = v.InferOutput<typeof bookChange>;

/** The book as it is after a change. One that is older than the book (it was under way meanwhile) changes nothing. */
export function withChange(book: BookState, change: BookChange): BookState {
  if (change.book !== book.book || change.now < book.now) return book;
  const changed = new Set(change.fixtures.map(({ id }) => id));
  const all = [
    ...[...book.fixtures, ...book.results].filter(({ id }) => !changed.has(id)),
    ...change.fixtures,
  ];
  return { ...book, now: change.now, players: change.players, ...sorted(all) };
}

/** Fixtures in the order of a book. */
export function sorted(all: readonly Fixture[]): Pick<BookState, 'fixtures' | 'results'> {
  const isEnded = ({ phase }: Fixture): boolean => phase === 'over' || phase === 'void';
  const byKickoff = all.toSorted((a, b) => a.kickoffAt - b.kickoffAt || a.number - b.number);
  return {
    fixtures: byKickoff.filter((one) => !isEnded(one)),
    results: byKickoff.filter(isEnded).toReversed().slice(0, LAST_RESULTS),
  };
}

/** More than this no slip holds. */
export const MOST_LEGS = 8;

/** One bet of a slip as the page asks for it. */
export const legPayload = v.object({
  fixtureId,
  market: v.picklist(MARKETS),
  line: v.nullable(v.number()),
  pick,
  /** As the player saw them. */
  odds,
});
export type LegPayload = v.InferOutput<typeof legPayload>;

/** What the player takes where odds have moved meanwhile: only the same, better ones, or any. */
export const ACCEPTS = ['same', 'better', 'any'] as const;
export type Accept = (typeof ACCEPTS)[number];

/**
 * `POST /slips`: one leg is a single, several (each of another fixture) are a combination that wins as a whole. Several
 * singles are several requests, each with its own id.
 */
export const slipPayload = v.object({
  requestId,
  legs: v.pipe(v.array(legPayload), v.minLength(1), v.maxLength(MOST_LEGS)),
  /** One of the session's stakes, for the whole slip. */
  stake: amount,
  accept: v.picklist(ACCEPTS),
});
export type SlipPayload = v.InferOutput<typeof slipPayload>;

/** `open`: not decided yet; `void`: counts 1.00. What is decided stays so. */
export const LEG_STATES = ['open', 'won', 'lost', 'void'] as const;
export type LegState = (typeof LEG_STATES)[number];

/** One bet of a slip that was taken. */
export const leg = v.object({
  fixtureId,
  /** Of the fixture. */
  number: v.number(),
  /** Names of the sides. */
  home: v.string(),
  away: v.string(),
  kickoffAt: instant,
  market: v.picklist(MARKETS),
  line: v.nullable(v.number()),
  pick,
  /** As they were taken. */
  odds,
  state: v.picklist(LEG_STATES),
  /** Of the fixture now, or at its end; `null` before its kickoff. */
  score: v.nullable(score),
});
export type Leg = v.InferOutput<typeof leg>;

/** A slip. The platform knows it by `roundId`: one wager, one settlement or cancellation. */
export const slip = v.object({
  roundId,
  /** The page finds its own slip by it. */
  requestId,
  legs: v.array(leg),
  stake: amount,
  /** Of all legs together, as they were taken (hundredths, rounded down). */
  odds,
  /** What it pays where every leg that is not void wins. */
  couldPay: amount,
  state: v.picklist(PLACEMENT_STATES),
  /** `null` as long as it is not paid. */
  payout: v.nullable(amount),
  at: instant,
});
export type Slip = v.InferOutput<typeof slip>;

/** Answer of `POST /slips` and `GET /slips/:roundId`, and the event `slip`: it was paid, or its stake is back. */
export const slipAnswer = v.object({
  ...slip.entries,
  /** After the slip's latest move of money. */
  balance: amount,
});
export type SlipAnswer = v.InferOutput<typeof slipAnswer>;

/** The event `slips`: open slips of this player in which a leg was decided or a score changed. No money moved. */
export const slipsChange = v.object({ slips: v.array(slip) });
export type SlipsChange = v.InferOutput<typeof slipsChange>;

/** How many slips `GET /book` tells: those that are open, and those of the last day. */
export const BOOK_SLIPS = 50;

/** Answer of `GET /book`: `mine` are the player's slips, newest first. */
export const bookAnswer = v.object({ ...bookState.entries, mine: v.array(slip) });
export type BookAnswer = v.InferOutput<typeof bookAnswer>;

/** `data` of the refusals `418` (odds have moved) and `406` (a market is closed, or gone): every leg as it is now. */
export const oddsMoved = v.object({
  legs: v.array(
    v.object({
      fixtureId,
      market: v.picklist(MARKETS),
      line: v.nullable(v.number()),
      pick,
      /** `null` where the market is no longer there. */
      odds: v.nullable(odds),
      isOpen: v.boolean(),
    }),
  ),
});
export type OddsMoved = v.InferOutput<typeof oddsMoved>;

/** What a fixture was drawn from; the seed is `null` until its end. */
const drawnFrom = v.object({ hash: hex, seed: v.nullable(hex), salt: v.string() });

/**
 * A slip in the history has the form of a round: `choice` are its legs as they were taken, `view` is this. Its `fair` is that
 * of its first leg, with the seed when all of its fixtures have ended.
 */
export const slipView = v.object({
  legs: v.array(v.object({ ...leg.entries, fair: drawnFrom })),
  odds,
});
export type SlipView = v.InferOutput<typeof slipView>;
