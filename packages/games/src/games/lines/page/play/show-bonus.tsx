import { pause, type Money, type Sound, type Words } from '../../../../page/kit.ts';
import { payoutOf, type Round, type RoundStops } from '../../rules/round.ts';
import { FREE_REELS } from '../../rules/strips.ts';
import { Picture } from '../Picture.tsx';
import { allWins } from '../stage/stage.ts';
import type { LinesKey } from '../words.ts';
import { revealSpin } from './reveal.ts';
import { TIMING } from './timing.ts';
import type { useAsk } from './use-ask.tsx';
import type { Slot } from './use-slot.ts';

const ART_PX = 264;

/** How far the free spins are; amounts in the minor unit. */
export interface BonusCount {
  readonly current: number;
  readonly total: number;
  readonly multiplier: number;
  readonly won: bigint;
}

interface Parts {
  readonly slot: Slot;
  readonly sound: Sound;
  readonly words: Words<LinesKey>;
  readonly money: Money;
  readonly quick: () => boolean;
  readonly ask: ReturnType<typeof useAsk>[1];
  readonly count: (count: BonusCount | undefined) => void;
  readonly note: (text: string) => void;
}

/** Shows a bonus that the round already holds, spin by spin. Nothing is asked of the server meanwhile. */
export async function showBonus(
  { slot, sound, words, money, quick, ask, count, note }: Parts,
  { round, stops, stake, payout }: { round: Round; stops: RoundStops; stake: bigint; payout: bigint },
): Promise<void> {
  const { bonus } = round;
  if (!bonus) return;
  const { stage, scenery } = slot;
  stage.show({ result: round.spin, wins: [], scatters: true, label: undefined });
  await pause(TIMING.allWins);
  sound.play('bonus');
  scenery.setMood('bonus');
  await ask({
    title: words('bonusTitle'),
    action: words('begin'),
    ms: TIMING.bonusWait,
    body: (
      <>
        <Picture symbol="scatter" size={ART_PX} />
        <p class="big-number">{words.number(bonus.award)}</p>
        <p>{words('bonusAward', { count: bonus.award, multiplier: bonus.multiplier })}</p>
      </>
    ),
  });
  let total = bonus.award;
  let won = payoutOf(round.spin.units, stake);
  const tell = (current: number): void => count({ current, total, multiplier: bonus.multiplier, won });
  for (const [n, spin] of bonus.spins.entries()) {
    tell(n + 1);
    note('');
    sound.play('spin');
    const startedAt = performance.now();
    stage.run(FREE_REELS);
    await revealSpin({ stage, sound }, { stops: stops[n + 1]!, result: spin, startedAt, quick: quick() });
    if (spin.units > 0) {
      stage.show(allWins(spin));
      sound.play('win', 1);
      won += payoutOf(spin.units * spin.multiplier, stake);
      tell(n + 1);
    }
    if (spin.added > 0) {
      total += spin.added;
      tell(n + 1);
      note(words('bonusMore', { count: spin.added }));
      sound.play('bonus');
      await pause(TIMING.allWins);
    }
    await pause(spin.units > 0 ? TIMING.bonusPause : TIMING.bonusPause / 2);
  }
  count(undefined);
  await ask({
    title: words('bonusEnd'),
    action: words('continue'),
    ms: TIMING.bonusWait,
    body: (
      <>
        <p class="big-number">{money.write(payout)}</p>
        <p>{words('bonusSum', { count: bonus.spins.length })}</p>
      </>
    ),
  });
  scenery.setMood('base');
}
