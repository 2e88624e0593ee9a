import { useEffect, useState } from 'preact/hooks';
import { useMoney, useSound, useStake, type Placement, type TableView } from '../../../page/kit.ts';
import { EUROPEAN, type RouletteOutcome } from '../rules/roulette.ts';
import { betsOf, lay, piles, takeLast, totalOf, type Chip, type Slip } from './slip.ts';

type Roulette = TableView<string, RouletteOutcome, RouletteOutcome, unknown>;

/** The player's chips: those that are laid, those that the table has taken, and what can be done with them. */
export interface Bets {
  readonly laid: ReadonlyMap<string, bigint>;
  readonly laidTotal: bigint;
  readonly placed: ReadonlyMap<string, bigint>;
  readonly placedTotal: bigint;
  readonly canUndo: boolean;
  readonly canRepeat: boolean;
  lay(on: string): void;
  take(on: string): void;
  /** The last chip; once all are placed, the last placement. */
  undo(): void;
  clear(): void;
  /** The bets of the last round; where chips lie already, as many again. */
  repeat(): void;
  place(): Promise<void>;
}

/** Placements whose stake is on the table. */
export const standing = (mine: readonly Placement<string>[]): readonly Placement<string>[] =>
  mine.filter(({ state }) => state !== 'returned' && state !== 'returning');

const chipsOf = (mine: readonly Placement<string>[], read: (decimal: string) => bigint): Chip[] =>
  standing(mine).flatMap(({ bets }) => bets.map(({ on, stake }) => ({ on, stake: read(stake) })));

/** @param open whether bets are taken now */
export function useBets(table: Roulette, open: boolean): Bets {
  const money = useMoney();
  const sound = useSound();
  const { stake, stakes } = useStake();
  const [slip, setSlip] = useState<Slip>([]);
  const [before, remember] = useState<readonly Chip[]>([]);
  const { mine } = table;
  const chips = chipsOf(mine, money.read);
  const placed = piles(chips);
  const may = open && !table.busy;

  useEffect(() => {
    const all = chipsOf(mine, money.read);
    if (all.length > 0) remember(all);
  }, [mine, money]);

  const again = slip.length + chips.length > 0 ? [...chips, ...slip] : before;
  function add(more: readonly Chip[]): void {
    if (!may) return;
    const next = lay(slip, more, placed, { most: stakes.at(-1)!, spots: EUROPEAN.most.bets });
    if (next.length > slip.length) sound.play('chip', Math.min(5, next.length - slip.length));
    setSlip(next);
  }
  const last = standing(mine).at(-1);
  return {
    laid: piles(slip),
    laidTotal: totalOf(slip),
    placed,
    placedTotal: totalOf(chips),
    canUndo: may && (slip.length > 0 || last !== undefined),
    canRepeat: may && again.length > 0,
    lay: (on) => add([{ on, stake }]),
    take: (on) => may && setSlip(takeLast(slip, on)),
    undo() {
      if (slip.length > 0) setSlip(takeLast(slip));
      else if (last) void table.takeBack(last.roundId);
    },
    clear: () => setSlip([]),
    repeat: () => add(again),
    async place() {
      if (slip.length === 0) return;
      const answer = await table.place(betsOf(slip));
      if (answer) setSlip([]);
    },
  };
}
