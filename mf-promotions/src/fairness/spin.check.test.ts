import { redrawSpin, spinCommitment } from '@tessera/domain/fairness';
import { checkSpin, type SeenSpin } from './spin.check.ts';

const WEIGHTS = [40, 5, 55];
const prizes = WEIGHTS.map((weight, index) => ({ prizeId: index + 1, weight }));
const promise = { seed: 'ab'.repeat(32), rouletteId: 9, prizes };
const drawn = { ...promise, words: 'mine', gone: [] };
const hash = spinCommitment(promise);

/** As a site that keeps its promises shows it. */
const seen: SeenSpin = {
  rouletteId: 9,
  hash,
  words: 'mine',
  prizes: prizes.map(({ prizeId, weight }) => ({
    prizeId,
    angle: prizeId,
    sweep: 3.6 * weight,
    amount: '1.00',
  })),
  prizeId: redrawSpin(drawn) ?? 0,
  reveal: { ...drawn, hash, nextHash: 'cd'.repeat(32) },
};
const cheat = (reveal: Partial<SeenSpin['reveal']>): SeenSpin => ({
  ...seen,
  reveal: { ...seen.reveal, ...reveal },
});

test('a spin of what was promised is right, and its prize is drawn again', () => {
  expect(checkSpin(seen)).toEqual({ commitment: hash, prizeId: seen.prizeId, fault: undefined });
});

test('a prize that had run out, and is not printed, is passed over', () => {
  const [first, ...others] = [seen.prizeId, ...prizes.map(({ prizeId }) => prizeId)];
  const left = prizes.filter(({ prizeId }) => prizeId !== first);
  const total = left.reduce((sum, { weight }) => sum + weight, 0);
  const printed = left.map(({ prizeId, weight }) => ({
    prizeId,
    angle: prizeId,
    sweep: (360 * weight) / total,
    amount: '1.00',
  }));
  const next = redrawSpin({ ...drawn, gone: [seen.prizeId] }) ?? 0;
  expect(others).toContain(next);
  const spin = { ...cheat({ gone: [seen.prizeId] }), prizes: printed, prizeId: next };
  expect(checkSpin(spin)).toMatchObject({ prizeId: next, fault: undefined });
});

test.each([
  ['another seed', cheat({ seed: 'ac'.repeat(32) }), 'hash'],
  ['other weights', cheat({ prizes: prizes.map((prize) => ({ ...prize, weight: 1 })) }), 'hash'],
  ['another wheel', { ...seen, rouletteId: 8 }, 'hash'],
  [
    'a commitment that was changed afterwards',
    {
      ...cheat({ seed: 'ac'.repeat(32), hash: spinCommitment({ ...promise, seed: 'ac'.repeat(32) }) }),
    },
    'hash',
  ],
  ['words of the site’s own', cheat({ words: 'yours' }), 'words'],
  [
    'chances that were printed otherwise',
    { ...seen, prizes: seen.prizes.map((prize) => ({ ...prize, sweep: 120 })) },
    'chances',
  ],
  [
    'a printed prize that could not be drawn',
    { ...seen, prizes: [...seen.prizes, { prizeId: 4, angle: 9, amount: '500.00' }] },
    'chances',
  ],
  ['another prize than that of the draw', { ...seen, prizeId: (seen.prizeId % 3) + 1 }, 'prize'],
  [
    'a prize that is said to have run out, and was not drawn',
    cheat({ gone: [(seen.prizeId % 3) + 1] }),
    'prize',
  ],
] as const)('finds %s', (_name, spin, fault) => {
  expect(checkSpin(spin).fault).toBe(fault);
});

test('weights that nothing can be drawn from are no prize', () => {
  const heavy = [{ prizeId: 1, weight: 2 ** 33 }];
  const own = spinCommitment({ ...promise, prizes: heavy });
  const spin = { ...cheat({ prizes: heavy }), hash: own, prizes: [{ prizeId: 1, angle: 0, amount: '1.00' }] };
  expect(checkSpin(spin)).toEqual({ commitment: own, prizeId: undefined, fault: 'prize' });
});
