import { payoutOf } from '../../games/lines/rules/round.ts';
import { FREE_REELS } from '../../games/lines/rules/strips.ts';
import { ask } from '../shared/dialog.ts';
import { h } from '../shared/dom.ts';
import { pause, TIMING } from '../shared/timing.ts';
import { allWins } from '../stage/stage.ts';
import type { ToldRound } from './play.machine.ts';
import { revealSpin } from './reveal.ts';
import type { RoundParts } from './round.ts';

interface Parts extends RoundParts {
  /** The scatter's picture. */
  readonly art: () => HTMLElement;
  /** A free spin was shown, and paid this much. */
  readonly onSpin: (won: bigint) => void;
}

/** Shows a bonus that the round already holds, spin by spin. Nothing is asked of the server meanwhile. */
export async function showBonus(parts: Parts, { round, stake, answer }: ToldRound): Promise<void> {
  const { bonus } = round;
  if (!bonus) return;
  const { host, stage, scenery, strip, sound, words } = parts;
  sound.bonus();
  scenery.setMood('bonus');
  await ask<void>(host, {
    title: words('bonusTitle'),
    className: 'scene-dialog',
    body: [
      parts.art(),
      h('p', { class: 'big-number' }, new Intl.NumberFormat(words.tag).format(bonus.award)),
      h('p', {}, words('bonusAward', { count: bonus.award, multiplier: bonus.multiplier })),
    ],
    actions: [{ label: words('bonusStart'), value: undefined, primary: true }],
    chosenAfter: { ms: TIMING.bonusWait, value: undefined },
  });
  const counter = h('div', { class: 'bonus-counter' });
  stage.element.append(counter);
  let total = bonus.award;
  let won = payoutOf(round.spin.units, stake);
  const write = (current: number): void => {
    counter.replaceChildren(
      h('strong', {}, words('bonusSpin', { current, total })),
      h('span', { class: 'times' }, `×${new Intl.NumberFormat(words.tag).format(bonus.multiplier)}`),
    );
  };
  for (const [n, spin] of bonus.spins.entries()) {
    write(n + 1);
    strip.note('');
    sound.spin();
    const startedAt = performance.now();
    stage.run(FREE_REELS);
    await revealSpin(parts, {
      stops: answer.stops[n + 1]!,
      result: spin,
      startedAt,
      quick: parts.model.quick,
    });
    const paid = payoutOf(spin.units * spin.multiplier, stake);
    if (spin.units > 0) {
      stage.show(allWins(spin));
      sound.win(1);
      await strip.pay('win', won, won + paid, TIMING.countUp);
    }
    won += paid;
    parts.onSpin(paid);
    if (spin.added > 0) {
      total += spin.added;
      write(n + 1);
      strip.note(words('bonusMore', { count: spin.added }));
      sound.bonus();
      await pause(TIMING.allWins);
    }
    await pause(spin.units > 0 ? TIMING.bonusPause : TIMING.bonusPause / 2);
  }
  counter.remove();
}
