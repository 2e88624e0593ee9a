import { pause, type Money, type Words } from '../../../../page/kit.ts';
import type { SpinResult } from '../../rules/evaluate.ts';
import { LINE_COUNT } from '../../rules/paytable.ts';
import { allWins, type Stage } from '../stage/stage.ts';
import type { LinesKey } from '../words.ts';
import { TIMING } from './timing.ts';

interface Parts {
  readonly stage: Stage;
  readonly words: Words<LinesKey>;
  readonly money: Money;
  readonly note: (text: string) => void;
}

/**
 * Points at what a spin has won: all of it, then line by line, over and over until it is stopped.
 * @param stake minor unit
 */
export async function cycleWins(
  { stage, words, money, note }: Parts,
  result: SpinResult,
  stake: bigint,
  stopped: AbortSignal,
): Promise<void> {
  if (result.wins.length === 0 && result.scatters < 3) return;
  stage.show(allWins(result));
  await pause(TIMING.allWins, stopped);
  if (result.wins.length < 2) return;
  const line = stake / BigInt(LINE_COUNT);
  while (!stopped.aborted) {
    for (const win of result.wins) {
      if (stopped.aborted) return;
      const amount = money.write(line * BigInt(win.units));
      stage.show({ result, wins: [win], scatters: false, label: amount });
      note(words('lineWin', { line: win.line + 1, amount }));
      await pause(TIMING.eachWin, stopped);
    }
  }
}
