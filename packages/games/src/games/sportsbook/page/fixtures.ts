import type {
  BookState,
  Fixture,
  Happening,
  Market,
  MarketName,
  Slip,
  Team,
} from '../../../protocol/book.ts';
import { isSlipStanding } from '../../../page/kit.ts';

/** What a page reads out of its fixtures. */

export const findFixture = (book: BookState, id: string | undefined): Fixture | undefined =>
  book.fixtures.find((one) => one.id === id) ?? book.results.find((one) => one.id === id);

/** The one that is shown where the player has chosen none: what runs, else what comes next, else what was last. */
export const firstFixture = (book: BookState): Fixture | undefined => book.fixtures[0] ?? book.results[0];

export const marketOf = ({ markets }: Fixture, name: MarketName): Market | undefined =>
  markets.find(({ market }) => market === name);

/** It stands between its halves: the minute is that of the break, and nothing has happened since. */
export const isHalfTime = ({ minute, happenings }: Fixture): boolean =>
  minute === 45 && happenings.at(-1)?.kind === 'halfTime';

/** The side that something happened to; '' where it happened to none. */
export const sideName = ({ home, away }: Fixture, side: Happening['side']): string =>
  side === null ? '' : side === 'home' ? home.name : away.name;

/**
 * What the odds of a match's result say, as shares of one: the house's margin is taken out of them evenly. `undefined` where
 * there are none.
 */
export function chancesOf(fixture: Fixture): Readonly<Record<'home' | 'draw' | 'away', number>> | undefined {
  const weights = marketOf(fixture, 'result')?.picks.map(({ pick, odds }) => [pick, 1 / odds] as const) ?? [];
  const all = weights.reduce((sum, [, weight]) => sum + weight, 0);
  if (all === 0) return undefined;
  const of = (pick: string): number => (weights.find(([one]) => one === pick)?.[1] ?? 0) / all;
  return { home: of('home'), draw: of('draw'), away: of('away') };
}

/** A colour that can be seen on the dark desk: the shirt's, or the trim's where the shirt is as dark as the desk. */
export function colourOf({ colours: [shirt, trim] }: Team): string {
  const [red, green, blue] = [1, 3, 5].map((from) => parseInt(shirt.slice(from, from + 2), 16));
  return (red! * 3 + green! * 6 + blue!) / 10 < DARK ? trim : shirt;
}
const DARK = 48;

const goalsOf = ({ happenings }: Fixture): readonly Happening[] =>
  happenings.filter(({ kind }) => kind === 'goal');

/** Matches that open slips of the player's wait for. */
export const followed = (mine: readonly Slip[]): ReadonlySet<string> =>
  new Set(
    mine
      .filter(isSlipStanding)
      .flatMap(({ legs }) => legs.filter(({ state }) => state === 'open').map(({ fixtureId }) => fixtureId)),
  );

/** Goals that have fallen since, of matches that are followed; those of a match that was not seen before are no news. */
export function newGoals(
  before: BookState,
  now: BookState,
  ids: ReadonlySet<string>,
): readonly { readonly fixture: Fixture; readonly goal: Happening }[] {
  return [...now.fixtures, ...now.results]
    .filter(({ id }) => ids.has(id))
    .flatMap((fixture) => {
      const known = findFixture(before, fixture.id);
      const goals = known ? goalsOf(fixture).slice(goalsOf(known).length) : [];
      return goals.map((goal) => ({ fixture, goal }));
    });
}

/** Slips that were open and are paid now, or whose stake is back. */
export const newlyEnded = (before: readonly Slip[], now: readonly Slip[]): readonly Slip[] =>
  now.filter((slip) => {
    const known = before.find(({ roundId }) => roundId === slip.roundId);
    return known !== undefined && isSlipStanding(known) && !isSlipStanding(slip);
  });
