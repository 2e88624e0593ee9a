import { envelopeCommitment, envelopeShares } from '@tessera/domain/fairness';
import { checkEnvelope } from './envelope.check.ts';
import { ended } from './envelope.fixture.ts';

const { envelope, split } = ended();

test('an envelope of what was promised is right, and its shares add up to the pot', () => {
  const checked = checkEnvelope(envelope, 'USD', envelope.hash);
  expect(checked).toEqual({
    commitment: envelopeCommitment(split),
    shares: envelopeShares(split),
    fault: undefined,
  });
  expect(checked.shares.reduce((sum, share) => sum + share, 0n)).toBe(700n);
});

test('what this device has not seen, and was not claimed, is checked as far as it can be', () => {
  expect(checkEnvelope({ ...envelope, mine: null }, 'USD', undefined).fault).toBeUndefined();
});

test('a pot is read to the minor unit, as it is shown', () => {
  expect(checkEnvelope({ ...envelope, amount: '7.009' }, 'USD', envelope.hash).fault).toBeUndefined();
});

const other = { ...split, seed: 'ee'.repeat(32) };

test.each([
  ['another seed', { seed: other.seed }, 'hash'],
  ['a smaller pot', { amount: '6.00' }, 'hash'],
  ['more shares', { shares: 8 }, 'hash'],
  ['a commitment that was changed afterwards', { seed: other.seed, hash: envelopeCommitment(other) }, 'hash'],
  ['a share of another size', { mine: { place: 2, cash: '6.99' } }, 'mine'],
  ['a share finer than the currency', { mine: { place: 2, cash: '1.001' } }, 'mine'],
  ['a place that there is not', { mine: { place: 7, cash: '1.00' } }, 'mine'],
] as const)('finds %s', (_name, change, fault) => {
  expect(checkEnvelope({ ...envelope, ...change }, 'USD', envelope.hash).fault).toBe(fault);
});

test('finds a pot that is too small for its shares', () => {
  const small = { ...split, amount: 3n };
  const promised = { ...envelope, amount: '0.03', hash: envelopeCommitment(small), mine: null };
  expect(checkEnvelope(promised, 'USD', promised.hash)).toMatchObject({ shares: [], fault: 'shares' });
});
