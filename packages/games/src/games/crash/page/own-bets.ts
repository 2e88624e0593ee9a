import { useRef } from 'preact/hooks';
import { standing, type Placement, type TableView } from '../../../page/kit.ts';
import { CLASSIC, type CrashBet, type CrashOutcome } from '../rules/crash.ts';

/** As many bets as one player may have in a round; each has its panel. */
export const PANELS = CLASSIC.most.placements;

/**
 * Which panel each placement belongs to: where it was known before, that one; else the one that is placing just now; else,
 * after a reload, the first that is free.
 */
export function assign(
  known: ReadonlyMap<string, number>,
  stood: readonly { readonly roundId: string }[],
  placing: number | undefined,
): ReadonlyMap<string, number> {
  const panels = new Map<string, number>();
  for (const { roundId } of stood) if (known.has(roundId)) panels.set(roundId, known.get(roundId)!);
  for (const { roundId } of stood) {
    if (panels.has(roundId)) continue;
    const taken = new Set(panels.values());
    const free = Array.from({ length: PANELS }, (_, panel) => panel).filter((panel) => !taken.has(panel));
    const panel = placing !== undefined && free.includes(placing) ? placing : free[0];
    if (panel !== undefined) panels.set(roundId, panel);
  }
  return panels;
}

type Table = Pick<TableView<CrashBet, CrashOutcome, unknown, unknown>, 'mine' | 'place'>;
type Bets = Parameters<Table['place']>[0];

/** The player's bets in this round, panel by panel. */
export interface OwnBets {
  of(panel: number): Placement<CrashBet> | undefined;
  /** Whether another panel's bet is on its way: they are placed one after the other. */
  isPlacing(): boolean;
  place(panel: number, bets: Bets): Promise<Placement<CrashBet> | undefined>;
}

export function useOwnBets(table: Table): OwnBets {
  const known = useRef<ReadonlyMap<string, number>>(new Map());
  const placing = useRef<number | undefined>(undefined);
  const stood = standing(table.mine);
  known.current = assign(known.current, stood, placing.current);
  return {
    of: (panel) => stood.find(({ roundId }) => known.current.get(roundId) === panel),
    isPlacing: () => placing.current !== undefined,
    async place(panel, bets) {
      if (placing.current !== undefined) return undefined;
      placing.current = panel;
      try {
        const placed = await table.place(bets);
        // It may be drawn only once this is over.
        if (placed) known.current = new Map([...known.current, [placed.roundId, panel]]);
        return placed;
      } finally {
        placing.current = undefined;
      }
    },
  };
}
