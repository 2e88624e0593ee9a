import type { Fixture } from '../../protocol/book.ts';
import type { FixtureView } from '../../rules/book-rules.ts';
import type { Book } from './book.ts';
import type { FixtureRow } from './fixtures.ts';

/** A fixture as everybody may know it, and until when it is so, epoch milliseconds. */
export interface ToldFixture {
  readonly fixture: Fixture;
  readonly until: number;
}

/** Called off: whatever was drawn for it does not happen. */
const VOID = { phase: 'void', minute: null, score: [0, 0], happenings: [] } as const;

/**
 * What everybody may know of a fixture at an instant.
 * @param row of the rules that the book has today
 * @param now epoch milliseconds, by the database's clock
 */
export function tellFixture({ rules }: Book, row: FixtureRow, now: number): ToldFixture {
  const { outcome, isVoid } = row;
  const kickoffAt = row.kickoffAt.getTime();
  const next = isVoid ? undefined : rules.nextChangeMs(outcome, now - kickoffAt);
  const view: Omit<FixtureView, 'phase'> & Pick<Fixture, 'phase'> = isVoid
    ? VOID
    : rules.viewAt(outcome, now - kickoffAt);
  const isEnded = view.phase === 'over' || view.phase === 'void';
  return {
    until: next === undefined ? Infinity : kickoffAt + next,
    fixture: {
      id: String(row.id),
      number: Number(row.number),
      ...rules.sides(outcome),
      ...{ kickoffAt, endsAt: row.endsAt.getTime() },
      phase: view.phase,
      minute: view.minute,
      score: [...view.score],
      markets: isVoid ? [] : [...rules.marketsAt(outcome, now - kickoffAt)],
      happenings: view.happenings.map(({ atMs, ...happening }) => ({ at: kickoffAt + atMs, ...happening })),
      hash: row.seedHash,
      seed: isEnded ? row.seed : null,
    },
  };
}
