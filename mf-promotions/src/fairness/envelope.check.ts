import { isDecimal, toMinor, toMinorDown, type CurrencyCode } from '@tessera/domain';
import { envelopeCommitment, envelopeShares, type EnvelopeSplit } from '@tessera/domain/fairness';
import type { EndedEnvelope } from '@tessera/wire';

export type EnvelopeFault = 'hash' | 'shares' | 'mine';

export interface CheckedEnvelope {
  /** The commitment to the revealed values, computed here. */
  readonly commitment: string;
  /** In minor units, in the order of the claims; empty where the pot cannot be cut like that. */
  readonly shares: readonly bigint[];
  /** `undefined`: the envelope is what was promised. */
  readonly fault: EnvelopeFault | undefined;
}

/**
 * Cuts the shares of an ended envelope again from what was revealed (spec §4 Red envelope).
 * @param seenHash the commitment that this device saw while the envelope ran; `undefined`: it saw none
 */
export function checkEnvelope(
  envelope: EndedEnvelope,
  currency: CurrencyCode,
  seenHash: string | undefined,
): CheckedEnvelope {
  const { seed, hash, amount, shares: count, mine } = envelope;
  const split = { seed, currency, amount: toMinorDown(amount, currency), shares: count };
  const commitment = envelopeCommitment(split);
  const shares = cut(split);
  const sum = shares.reduce((all, share) => all + share, 0n);
  const isMine = mine === null || isShare(shares[mine.place], mine.cash, currency);
  let fault: EnvelopeFault | undefined;
  if (commitment !== hash || (seenHash ?? hash) !== hash) fault = 'hash';
  else if (sum !== split.amount) fault = 'shares';
  else if (!isMine) fault = 'mine';
  return { commitment, shares, fault };
}

/** Whether it is paid to the minor unit: an amount that is finer is not what was drawn. */
const isShare = (share: bigint | undefined, cash: string, currency: CurrencyCode): boolean =>
  isDecimal(cash, currency) && toMinor(cash, currency) === share;

function cut(split: EnvelopeSplit): readonly bigint[] {
  try {
    return envelopeShares(split);
  } catch {
    // There is not one minor unit for each share.
    return [];
  }
}
