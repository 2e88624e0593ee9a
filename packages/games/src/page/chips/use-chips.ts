import { useEffect, useState } from 'preact/hooks';
import type { Placement } from '../answers.ts';
import { useSound } from '../hooks/feel.ts';
import { useMoney, useStake } from '../hooks/session.ts';
import type { TableView } from '../hooks/use-table.ts';
import { betsOf, lay, piles, takeLast, totalOf, type Chip, type Slip } from './slip.ts';

/** How a game's bets are laid. */
export interface ChipRules<Bet> {
  /** The spot that a bet is on: a text that says all of it. */
  spotOf(bet: Bet): string;
  betOf(spot: string): Bet;
  readonly most: { readonly bets: number; readonly placements: number };
  /** Whether a spot is the same in the next round: if not, chips that were not placed are off as bets close. */
  readonly lasting: boolean;
}

type Table<Bet> = Pick<
  TableView<Bet, unknown, unknown, unknown>,
  'phase' | 'mine' | 'busy' | 'place' | 'takeBack'
>;

/** The player's chips: those that are laid, those that the table has taken, and what can be done with them. */
export interface Chips {
  /** By spot, minor unit. */
  readonly laid: ReadonlyMap<string, bigint>;
  readonly laidTotal: bigint;
  readonly placed: ReadonlyMap<string, bigint>;
  readonly placedTotal: bigint;
  readonly lasting: boolean;
  readonly canUndo: boolean;
  readonly canClear: boolean;
  readonly canRepeat: boolean;
  readonly canPlace: boolean;
  lay(spot: string): void;
  take(spot: string): void;
  /** The last chip; once all are placed, the last placement. */
  undo(): void;
  clear(): void;
  /** The bets of the last round; where chips lie already, as many again. */
  repeat(): void;
  place(): Promise<void>;
}

/** Placements that take part. */
export const standing = <Bet>(mine: readonly Placement<Bet>[]): readonly Placement<Bet>[] =>
  mine.filter(({ state }) => state !== 'returned' && state !== 'returning');

function chipsOf<Bet>(
  { spotOf }: ChipRules<Bet>,
  mine: readonly Placement<Bet>[],
  read: (decimal: string) => bigint,
): Chip[] {
  return standing(mine).flatMap(({ bets }) =>
    bets.map(({ on, stake }) => ({ on: spotOf(on), stake: read(stake) })),
  );
}

/** @param roundId of the round on the table */
export function useChips<Bet>(rules: ChipRules<Bet>, table: Table<Bet>, roundId: string | undefined): Chips {
  const money = useMoney();
  const sound = useSound();
  const { stake, stakes } = useStake();
  const [slip, setSlip] = useState<Slip>([]);
  const [before, remember] = useState<readonly Chip[]>([]);
  const { mine } = table;
  const chips = chipsOf(rules, mine, money.read);
  const placed = piles(chips);
  const isOpen = table.phase === 'betting';
  const may = isOpen && !table.busy;
  const mayPlace = may && mine.length < rules.most.placements;

  useEffect(() => {
    if (rules.lasting && mine.length > 0) remember(chipsOf(rules, mine, money.read));
  }, [rules, mine, money]);
  useEffect(() => {
    if (!rules.lasting) setSlip([]);
  }, [rules, isOpen, roundId]);

  const again = slip.length + chips.length > 0 ? [...chips, ...slip] : before;
  function add(more: readonly Chip[]): void {
    if (!mayPlace) return;
    const next = lay(slip, more, placed, { most: stakes.at(-1)!, spots: rules.most.bets });
    if (next.length > slip.length) sound.play('chip', Math.min(5, next.length - slip.length));
    setSlip(next);
  }
  const last = standing(mine).at(-1);
  return {
    laid: piles(slip),
    laidTotal: totalOf(slip),
    placed,
    placedTotal: totalOf(chips),
    lasting: rules.lasting,
    canUndo: may && (slip.length > 0 || last !== undefined),
    canClear: slip.length > 0 && !table.busy,
    canRepeat: mayPlace && again.length > 0,
    canPlace: mayPlace && slip.length > 0,
    lay: (spot) => add([{ on: spot, stake }]),
    take: (spot) => may && setSlip(takeLast(slip, spot)),
    undo() {
      if (slip.length > 0) setSlip(takeLast(slip));
      else if (last) void table.takeBack(last.roundId);
    },
    clear: () => setSlip([]),
    repeat: () => add(again),
    async place() {
      if (slip.length === 0) return;
      const answer = await table.place(
        betsOf(slip).map(({ on, stake: sum }) => ({ on: rules.betOf(on), stake: sum })),
      );
      if (answer) setSlip([]);
    },
  };
}
