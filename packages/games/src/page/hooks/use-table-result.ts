import type { Placement, TablePhase } from '../answers.ts';
import { standing } from '../chips/use-chips.ts';
import type { FrameKey } from '../services/words.ts';
import { verdictOf, type Verdict } from '../services/verdict.ts';
import { useSound } from './feel.ts';
import { useAnnounce, useBalance, useMoney, useWords } from './session.ts';
import { useOnChange } from './use-on-change.ts';

/** What a round at a table took from the player and paid, minor unit. */
export interface TableResult {
  readonly payout: bigint;
  readonly staked: bigint;
}

const RESULTS: Record<Verdict, FrameKey> = {
  nothing: 'resultNone',
  partial: 'resultPartial',
  even: 'resultEven',
  win: 'resultWin',
  grand: 'resultWin',
};

/** `undefined` until all of the player's placements in a round that is over are paid, and where there is none. */
export function useTableResult(table: {
  readonly phase: TablePhase | undefined;
  readonly mine: readonly Placement[];
}): TableResult | undefined {
  const money = useMoney();
  const stood = standing(table.mine);
  if (table.phase !== 'over' || stood.length === 0) return undefined;
  if (stood.some(({ payout }) => payout === null)) return undefined;
  return {
    payout: stood.reduce((sum, { payout }) => sum + money.read(payout!), 0n),
    staked: stood.reduce((sum, { stake }) => sum + money.read(stake), 0n),
  };
}

/**
 * Sounds a win, and reads out what the round has paid.
 * @param fell what happened, as a sentence that is read before it
 */
export function useResultTold(result: TableResult | undefined, fell: string | undefined): void {
  const words = useWords();
  const money = useMoney();
  const sound = useSound();
  const announce = useAnnounce();
  const balance = useBalance();
  useOnChange(result !== undefined, () => {
    if (!result || fell === undefined) return;
    const verdict = verdictOf(result.payout, result.staked);
    if (verdict === 'win' || verdict === 'grand') sound.play(verdict);
    const paid = words(RESULTS[verdict], {
      payout: money.write(result.payout),
      stake: money.write(result.staked),
      balance: money.write(balance),
    });
    announce(`${fell} ${paid}`);
  });
}
