import type { LimitKind, LimitPeriod } from '@tessera/wire';
import type { LimitRow } from '../db/schema/responsible.ts';

/** A looser limit, or none, comes into force after this time, where no law asks for more: time to think better of it. */
export const LOOSEN_AFTER_MS = 24 * 3_600_000;

/** What is in force, and what takes its place. Amounts are minor units, `null` is no limit. */
export interface Limit {
  readonly amount: bigint | null;
  readonly pending: { readonly amount: bigint | null; readonly from: Date } | null;
}

export const NO_LIMIT: Limit = { amount: null, pending: null };

export type StoredLimit = Pick<LimitRow, 'amount' | 'pendingAmount' | 'pendingFrom'>;

/** The limit as it is at this instant. A change that was pending comes into force by its time alone. */
export function limitAt({ amount, pendingAmount, pendingFrom }: StoredLimit, now: Date): Limit {
  if (pendingFrom === null) return { amount, pending: null };
  if (pendingFrom <= now) return { amount: pendingAmount, pending: null };
  return { amount, pending: { amount: pendingAmount, from: pendingFrom } };
}

export const storedLimit = ({ amount, pending }: Limit): StoredLimit => ({
  amount,
  pendingAmount: pending?.amount ?? null,
  pendingFrom: pending?.from ?? null,
});

/**
 * The limit after a member has asked for another: a tighter one at once, a looser one after `loosenAfterMs`. What
 * was pending gives way to what is asked for now, unless it is the same.
 */
export function changeLimit(
  limit: Limit,
  wanted: bigint | null,
  now: Date,
  loosenAfterMs = LOOSEN_AFTER_MS,
): Limit {
  if (!isLooser(wanted, limit.amount)) return { amount: wanted, pending: null };
  if (limit.pending?.amount === wanted) return limit;
  const from = new Date(now.getTime() + loosenAfterMs);
  return { amount: limit.amount, pending: { amount: wanted, from } };
}

function isLooser(wanted: bigint | null, than: bigint | null): boolean {
  return than !== null && (wanted === null || wanted > than);
}

/** A limit in force, and how much of its period has been used. */
export interface LimitUse<Kind extends LimitKind = LimitKind> {
  readonly kind: Kind;
  readonly period: LimitPeriod;
  readonly amount: bigint;
  readonly used: bigint;
  readonly resetsAt: Date;
}

export interface Reached<Kind extends LimitKind> {
  readonly kind: Kind;
  /** When the last of the limits that are in the way begins anew. */
  readonly until: Date;
  /** What is left, of the one that leaves least. */
  readonly remaining: bigint;
}

/**
 * What stands against using so much more; 0 asks whether anything is left at all.
 * @returns `undefined` where nothing does
 */
export function reachedBy<Kind extends LimitKind>(
  uses: readonly LimitUse<Kind>[],
  amount: bigint,
): Reached<Kind> | undefined {
  const least = amount > 0n ? amount : 1n;
  const inTheWay = uses.filter(({ amount: most, used }) => most - used < least);
  const [first] = inTheWay;
  if (!first) return undefined;
  const same = inTheWay.filter(({ kind }) => kind === first.kind);
  return {
    kind: first.kind,
    until: new Date(Math.max(...same.map(({ resetsAt }) => resetsAt.getTime()))),
    remaining: same.map(remainingOf).reduce((a, b) => (a < b ? a : b)),
  };
}

export const remainingOf = ({ amount, used }: Pick<LimitUse, 'amount' | 'used'>): bigint =>
  used < amount ? amount - used : 0n;
