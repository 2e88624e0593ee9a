import { useEffect, useState } from 'preact/hooks';
import type { BookState } from '../../../protocol/book.ts';
import { useSession, useTabStore } from '../../../page/kit.ts';
import { isSame, type Draft, type DraftLeg, type Picked } from './slip.ts';

interface KeptLeg extends Picked {
  /** As the player saw them last, so that odds that have fallen since are pointed out. */
  readonly odds: number;
  /** Minor unit. */
  readonly stake?: string;
}

type SetDraft = (next: Draft | ((now: Draft) => Draft)) => void;

/** The slip of this tab: it is still there when the book is opened again, in the lobby's frame or in its own window. */
export function useKeptSlip(book: BookState): readonly [Draft, SetDraft] {
  const store = useTabStore();
  const { mode, currency } = useSession();
  // Stakes are in the currency's minor unit, and demo credits are no money.
  const name = `slip.${mode}.${currency}`;
  const [draft, setDraft] = useState<Draft>(() => readSlip(store.get(name), book));
  useEffect(() => store.set(name, writeSlip(draft)), [store, name, draft]);
  return [draft, setDraft];
}

/** Writes a slip as text; `undefined` for an empty one. */
export function writeSlip(draft: Draft): string | undefined {
  if (draft.length === 0) return undefined;
  const legs = draft.map(({ fixtureId, market, line, pick, odds, stake }): KeptLeg => {
    const leg = { fixtureId, market, line, pick, odds };
    return stake === undefined ? leg : { ...leg, stake: String(stake) };
  });
  return JSON.stringify(legs);
}

/** Reads a kept slip: what the book still has of it, and nothing from a text that is none. */
export function readSlip(text: string | undefined, book: BookState): Draft {
  try {
    const legs: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(legs) ? legs.flatMap((leg: Partial<KeptLeg>) => legIn(book, leg)) : [];
  } catch {
    return [];
  }
}

function legIn({ fixtures }: BookState, kept: Partial<KeptLeg>): readonly DraftLeg[] {
  const fixture = fixtures.find(({ id }) => id === kept.fixtureId);
  if (!fixture || !Number.isSafeInteger(kept.odds)) return [];
  const { id: fixtureId, home, away } = fixture;
  return fixture.markets
    .flatMap(({ market, line, picks }) => picks.map(({ pick }) => ({ fixtureId, market, line, pick })))
    .filter((picked) => isSame(picked, kept as Picked))
    .map((picked) => ({
      ...picked,
      ...{ home, away, odds: kept.odds!, told: undefined },
      stake: kept.stake === undefined ? undefined : BigInt(kept.stake),
    }));
}
