import { toDecimal } from '@tessera/domain';
import { envelopeCommitment, envelopeShares, type EnvelopeSplit } from '@tessera/domain/fairness';
import type { EndedEnvelope } from '@tessera/wire';

interface Ended {
  readonly envelope: EndedEnvelope;
  readonly split: EnvelopeSplit;
}

/** An envelope of 7.00 USD that is over, as a site that keeps its promises reveals it; the third share is the member's. */
export function ended(id = 3, shares = 7): Ended {
  const split = { seed: 'ab'.repeat(32), currency: 'USD', amount: 700n, shares };
  const mine = { place: 2, cash: toDecimal(envelopeShares(split)[2] ?? 0n, 'USD') };
  const { seed } = split;
  const envelope = {
    id,
    endAt: '2026-06-01T20:00:00-04:00',
    amount: '7.00',
    shares,
    hash: envelopeCommitment(split),
    seed,
    mine,
  };
  return { envelope, split };
}
