import type { SpinResult } from '../../games/lines/rules/evaluate.ts';
import { LINE_COUNT } from '../../games/lines/rules/paytable.ts';
import type { ResultStrip } from '../hud/result.ts';
import type { Words } from '../shared/i18n.ts';
import type { Money } from '../shared/money.ts';
import { pause, TIMING } from '../shared/timing.ts';
import { allWins, type Stage } from '../stage/stage.ts';

interface Parts {
  readonly stage: Stage;
  readonly strip: ResultStrip;
  readonly words: Words;
  readonly money: Money;
}

/**
 * Points at what a spin has won: all of it, then line by line, over and over until it is stopped.
 * @param stake minor unit; with `multiplier` it gives each line's amount
 */
export async function cycleWins(
  { stage, strip, words, money }: Parts,
  result: SpinResult,
  stake: bigint,
  multiplier: number,
  stopped: AbortSignal,
): Promise<void> {
  if (result.wins.length === 0 && result.scatters < 3) return;
  stage.show(allWins(result));
  await pause(TIMING.allWins, stopped);
  if (result.wins.length + (result.scatters >= 3 ? 1 : 0) < 2) return;
  const line = (stake / BigInt(LINE_COUNT)) * BigInt(multiplier);
  while (!stopped.aborted) {
    for (const win of result.wins) {
      if (stopped.aborted) return;
      const amount = money.write(line * BigInt(win.units));
      stage.show({ result, wins: [win], scatters: false, label: amount });
      strip.note(words('lineWin', { line: win.line + 1, amount }));
      await pause(TIMING.eachWin, stopped);
    }
    if (result.wins.length < 2) return;
  }
}
