import { and, eq, gt, isNotNull, isNull, notExists, or, sql, type SQL } from 'drizzle-orm';
import {
  BREAK_BEGAN,
  CHANNELS,
  forwardGameStatus,
  SELF_EXCLUSION_LENGTHS,
  TIME_OUT_LENGTHS,
  type SelfExclusionLength,
  type TimeOutLength,
} from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import { members } from '../db/schema/members.ts';
import { responsibleSettings, type ExclusionKind } from '../db/schema/responsible.ts';
import { sessions } from '../db/schema/security.ts';
import type { Transaction } from '../db/serializable.ts';
import { giveNotice, toChannel } from '../live/notices.ts';
import { closeGames } from '../play/launch.ts';
import { keepDevices } from '../push/subscriptions.ts';
import { noteChange, type Author } from './changes.ts';
import { saveSettings, settingsOf, type Exclusion } from './settings.ts';

export type ExclusionLength = TimeOutLength | SelfExclusionLength;
export const EXCLUSION_LENGTHS = [...TIME_OUT_LENGTHS, ...SELF_EXCLUSION_LENGTHS] as const;

const HOUR_MS = 3_600_000;
const HOURS: Readonly<Record<TimeOutLength, number>> = {
  '24_hours': 24,
  '48_hours': 48,
  '7_days': 7 * 24,
  '30_days': 30 * 24,
  '6_weeks': 42 * 24,
};
const MONTHS: Readonly<Record<SelfExclusionLength, number | null>> = {
  '3_months': 3,
  '6_months': 6,
  '1_year': 12,
  '5_years': 60,
  permanent: null,
};

const isTimeOut = (length: ExclusionLength): length is TimeOutLength =>
  TIME_OUT_LENGTHS.some((one) => one === length);

/** An exclusion of this length that begins now. */
export function exclusionFrom(length: ExclusionLength, now: Date): Exclusion {
  if (isTimeOut(length)) {
    return { kind: 'time_out', from: now, until: new Date(now.getTime() + HOURS[length] * HOUR_MS) };
  }
  const months = MONTHS[length];
  return { kind: 'self_exclusion', from: now, until: months === null ? null : monthsLater(now, months) };
}

/** The self-exclusions that are long enough for a law. */
export const selfExclusionLengths = (shortestMonths: number): SelfExclusionLength[] =>
  SELF_EXCLUSION_LENGTHS.filter((length) => (MONTHS[length] ?? Infinity) >= shortestMonths);

/** The same day of a later month, or that month's last. */
function monthsLater(from: Date, months: number): Date {
  const until = new Date(from);
  until.setUTCMonth(from.getUTCMonth() + months);
  if (until.getUTCDate() !== from.getUTCDate()) until.setUTCDate(0);
  return until;
}

/** Of a query of members: those whom no time-out and no self-exclusion keeps from playing. */
export const takesNoBreak = (now: Date): SQL =>
  notExists(
    sql`(SELECT FROM ${responsibleSettings} WHERE ${and(
      eq(responsibleSettings.memberId, members.id),
      isNotNull(responsibleSettings.exclusionKind),
      or(isNull(responsibleSettings.exclusionUntil), gt(responsibleSettings.exclusionUntil, now)),
    )})`,
  );

const STRENGTH: Readonly<Record<ExclusionKind, number>> = { time_out: 0, self_exclusion: 1 };

/** Whether it adds to the one that runs: none is ever made shorter or weaker by another. */
function addsTo(running: Exclusion | undefined, { kind, until }: Exclusion): boolean {
  if (!running) return true;
  if (STRENGTH[kind] !== STRENGTH[running.kind]) return STRENGTH[kind] > STRENGTH[running.kind];
  return running.until !== null && (until === null || until > running.until);
}

/**
 * Begins an exclusion. It closes open games everywhere; self-exclusion ends all sessions too, at once.
 * @returns the one that runs then, and whether it is this one
 */
export async function beginExclusion(
  tx: Transaction,
  memberId: number,
  exclusion: Exclusion,
  author: Author,
): Promise<{ readonly exclusion: Exclusion; readonly isNew: boolean }> {
  const { kind, from, until } = exclusion;
  await holdMember(tx, memberId);
  const { exclusion: running } = await settingsOf(tx, memberId, from);
  if (running && !addsTo(running, exclusion)) return { exclusion: running, isNew: false };
  await saveSettings(tx, memberId, { exclusionKind: kind, exclusionFrom: from, exclusionUntil: until });
  const change = {
    subject: kind,
    before: running ? endOf(running) : null,
    after: endOf(exclusion),
    effectiveAt: from,
  };
  await noteChange(tx, memberId, author, change, from);
  await giveNotice(tx, toChannel(CHANNELS.member(memberId), forwardGameStatus, BREAK_BEGAN));
  if (kind === 'self_exclusion') await endSessions(tx, memberId);
  return { exclusion, isNew: true };
}

/** Ends the exclusion that runs. @returns it, or `undefined` where there is none */
export async function endExclusion(
  tx: Transaction,
  memberId: number,
  author: Author,
  now: Date,
): Promise<Exclusion | undefined> {
  const { exclusion: running } = await settingsOf(tx, memberId, now);
  if (!running) return undefined;
  await saveSettings(tx, memberId, { exclusionKind: null, exclusionFrom: null, exclusionUntil: null });
  const change = {
    subject: 'exclusion_ended',
    before: endOf(running),
    after: null,
    effectiveAt: now,
  } as const;
  await noteChange(tx, memberId, author, change, now);
  return running;
}

const endOf = ({ until }: Exclusion): string => until?.toISOString() ?? 'permanent';

/** Logins hold the member's row, too: none begins a session that this exclusion does not see. */
async function holdMember(tx: Queries, memberId: number): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('no key update');
}

async function endSessions(tx: Transaction, memberId: number): Promise<void> {
  const ended = await tx
    .update(sessions)
    // By the database's clock, which says whether a session is still good.
    .set({ endsAt: sql`now()` })
    .where(and(eq(sessions.memberId, memberId), gt(sessions.endsAt, sql`now()`)))
    .returning({ id: sessions.id });
  await closeGames(tx, { memberId });
  // Withdrawals go on, and so does the news of them.
  await keepDevices(
    tx,
    ended.map(({ id }) => id),
  );
  for (const { id: sessionId } of ended) await giveNotice(tx, { to: 'session', sessionId });
}

/** A member logs in whose account is closed. */
export class AccountClosed extends Error {
  override readonly name = 'AccountClosed';

  constructor() {
    super('closed');
  }
}

/** A member logs in who is excluded. */
export class SelfExcluded extends Error {
  override readonly name = 'SelfExcluded';
  readonly exclusion: Exclusion;

  constructor(exclusion: Exclusion) {
    super('self-excluded');
    this.exclusion = exclusion;
  }
}

/** In the transaction that begins a session, which holds the member's row. @throws SelfExcluded */
export async function admitLogin(tx: Queries, memberId: number, now: Date): Promise<void> {
  const { exclusion } = await settingsOf(tx, memberId, now);
  if (exclusion?.kind === 'self_exclusion') throw new SelfExcluded(exclusion);
}
