import { seededDraw } from '../../../testing/seeded.ts';
import { counted, sized } from '../../../testing/proof-size.ts';
import { advise } from './advise.ts';
import { VARIANTS } from './index.ts';

const STAKE = 20n;
const ROUNDS = sized(50_000, 1_000_000);

/** A round by basic strategy: what it paid and what was staked in all, in stakes of its start. */
function played(rules: (typeof VARIANTS)['classic'], draw: (below: number) => number): [number, number] {
  let state = rules.start({}, draw);
  let staked = 1;
  while (!rules.isOver(state)) {
    const action = advise(rules.view(state));
    staked += rules.costOf(state, action);
    state = rules.act(state, action, draw)!;
  }
  return [Number(rules.payout(state, STAKE)) / Number(STAKE), staked];
}

test.each(Object.entries(VARIANTS))(
  `${counted(ROUNDS)} rounds of %s by basic strategy return what is stated, of all that was staked`,
  (_, rules) => {
    const draw = seededDraw(9_021);
    let [paid, staked, squares] = [0, 0, 0];
    for (let n = 0; n < ROUNDS; n += 1) {
      const [back, put] = played(rules, draw);
      paid += back;
      staked += put;
      // How far a round is off what it would return exactly.
      squares += (back - (put * rules.returnBasisPoints) / 10_000) ** 2;
    }
    const standardError = Math.sqrt(squares) / staked;
    expect(Math.abs(paid / staked - rules.returnBasisPoints / 10_000)).toBeLessThan(3 * standardError);
  },
  120_000,
);
