import { toDecimal } from '@tessera/domain';
import type { LimitKind, LimitPeriod } from '@tessera/wire';
import type { Member } from '../db/schema/members.ts';
import type { Transaction } from '../db/serializable.ts';
import { noteChange, type Author } from './changes.ts';
import { changeLimit, type Limit } from './limits.ts';
import { limitOf, saveLimit, settingsOf } from './settings.ts';

interface Which {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
}
type Limited = Pick<Member, 'id' | 'currency'>;

/** Asks for another limit, or for none: see {@link changeLimit}. An operator's wish waits like a member's. */
export async function setLimit(
  tx: Transaction,
  member: Limited,
  { kind, period, amount }: Which & { readonly amount: bigint | null },
  author: Author,
  now: Date,
  loosenAfterMs?: number,
): Promise<Limit> {
  const before = limitOf(await settingsOf(tx, member.id, now), kind, period);
  const after = changeLimit(before, amount, now, loosenAfterMs);
  if (isSame(before, after)) return before;
  await saveLimit(tx, member.id, { kind, period }, after);
  const change = {
    subject: 'limit',
    limitKind: kind,
    limitPeriod: period,
    before: written(before.amount, member),
    after: written(amount, member),
    effectiveAt: after.pending?.from ?? now,
  } as const;
  await noteChange(tx, member.id, author, change, now);
  return after;
}

/** Takes back what is pending. @returns the limit, or `undefined` where nothing was */
export async function cancelPending(
  tx: Transaction,
  member: Limited,
  { kind, period }: Which,
  author: Author,
  now: Date,
): Promise<Limit | undefined> {
  const { amount, pending } = limitOf(await settingsOf(tx, member.id, now), kind, period);
  if (!pending) return undefined;
  const after = { amount, pending: null };
  await saveLimit(tx, member.id, { kind, period }, after);
  const change = {
    subject: 'limit_cancelled',
    limitKind: kind,
    limitPeriod: period,
    before: written(pending.amount, member),
    after: written(amount, member),
    effectiveAt: now,
  } as const;
  await noteChange(tx, member.id, author, change, now);
  return after;
}

const written = (amount: bigint | null, { currency }: Limited): string | null =>
  amount === null ? null : toDecimal(amount, currency);

const isSame = (one: Limit, other: Limit): boolean =>
  one.amount === other.amount &&
  one.pending?.amount === other.pending?.amount &&
  one.pending?.from.getTime() === other.pending?.from.getTime();
