import { and, desc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Calls, CodeOf } from '@tessera/wire';
import type { Database, Queries } from '../db/connect.ts';
import { signInCalendars, signIns } from '../db/schema/activities.ts';
import type { Member } from '../db/schema/members.ts';
import { serializable, type Transaction } from '../db/serializable.ts';
import type { Balance } from '../ledger/accounts.ts';
import { award } from '../ledger/award.ts';
import { worthOfUsdCents } from '../ledger/play-money.ts';
import { dayBefore, siteDay } from '../site/calendar.ts';
import { admits, type Visitor } from '../site/visitor.ts';
import { Refused } from '../db/refused.ts';

type SignInCode = CodeOf<Calls['signInClaim']>;

/** A week of signing in: after its last day the next one begins. */
const WEEK = 7;

export interface SignInWeek {
  readonly state: 'open' | 'pass' | 'noopen';
  /** Days in a row until now. */
  readonly streak: number;
  readonly days: readonly { readonly day: number; readonly reward: bigint; readonly isClaimed: boolean }[];
}

/** Who signs in. */
type SignInMember = Pick<Member, 'id' | 'currency'> & { readonly visitor: Visitor };

/** What the member's sign-in week looks like on this day of the site's calendar. */
export async function signInWeek(
  queries: Queries,
  { id, currency, visitor }: SignInMember,
  now: Date,
): Promise<SignInWeek> {
  const today = siteDay(now);
  const rewards = await rewardsIn(queries, currency, visitor);
  const todays = await signedIn(queries, id, today);
  const streak = todays?.streak ?? (await streakBefore(queries, id, today));
  const claimed = todays ? dayOfWeek(streak) : streak % WEEK;
  return {
    state: rewards.length === 0 ? 'noopen' : todays ? 'pass' : 'open',
    streak,
    days: rewards.map(({ day, reward }) => ({ day, reward, isClaimed: day <= claimed })),
  };
}

/** Which day of its week the last day of a streak is, 1 to 7. */
const dayOfWeek = (streak: number): number => ((streak - 1) % WEEK) + 1;

async function signedIn(queries: Queries, memberId: number, day: string) {
  const [row] = await queries
    .select()
    .from(signIns)
    .where(and(eq(signIns.memberId, memberId), eq(signIns.day, day)));
  return row;
}

/**
 * Returns the days in a row that a sign-in of today would go on with. One missed day in each week breaks nothing: the day
 * after it goes on where the member had stopped. A day missed between two weeks counts for the later one.
 */
async function streakBefore(queries: Queries, memberId: number, today: string): Promise<number> {
  const yesterday = dayBefore(today);
  const last = await signedIn(queries, memberId, yesterday);
  if (last) return last.streak;
  const before = await signedIn(queries, memberId, dayBefore(yesterday));
  if (!before || before.streak % WEEK === 0) return before?.streak ?? 0;
  // A day that was missed before the first day of a week is the week's own: its days count from the last day before it.
  const from = Math.max(1, before.streak - (before.streak % WEEK));
  const [first] = await queries
    .select({ day: signIns.day })
    .from(signIns)
    .where(and(eq(signIns.memberId, memberId), eq(signIns.streak, from), lte(signIns.day, before.day)))
    .orderBy(desc(signIns.day))
    .limit(1);
  const hasMissed = first !== undefined && daysBetween(first.day, before.day) > before.streak - from;
  return hasMissed ? 0 : before.streak;
}

const DAY_MS = 86_400_000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** @returns what each day pays, in minor units; empty where there is no daily sign-in */
async function rewardsIn(queries: Queries, currency: CurrencyCode, visitor: Visitor) {
  const [calendar] = await queries
    .select()
    .from(signInCalendars)
    .where(
      and(
        isNull(signInCalendars.withdrawnAt),
        lte(signInCalendars.startAt, sql`now()`),
        or(isNull(signInCalendars.endAt), gt(signInCalendars.endAt, sql`now()`)),
        admits(signInCalendars.audience, visitor),
      ),
    )
    .orderBy(desc(signInCalendars.startAt), desc(signInCalendars.id))
    .limit(1);
  return presentRewards(calendar?.rewards ?? [], currency);
}

/** Returns what the days of a week pay in a currency, in minor units. @param usdCents by day */
export const presentRewards = (usdCents: readonly number[], currency: CurrencyCode) =>
  usdCents.map((cents, index) => ({ day: index + 1, reward: worthOfUsdCents(BigInt(cents), currency) }));

interface SignIn {
  readonly member: SignInMember;
  readonly operation: string | null;
}

export type SignInOutcome =
  | {
      readonly kind: 'done';
      /** 1 to 7. */
      readonly day: number;
      readonly streak: number;
      /** Minor units. */
      readonly reward: bigint;
      /** What the member has now; `undefined` where this repeats an earlier one. */
      readonly balance: Balance | undefined;
    }
  | { readonly kind: 'refused'; readonly code: SignInCode };

/** Signs the member in for today and credits what the day pays: once, or not at all. */
export async function signInToday(db: Database, signIn: SignIn, now: Date): Promise<SignInOutcome> {
  try {
    return await serializable(db, (tx) => carryOut(tx, signIn, siteDay(now)));
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', code: error.code as SignInCode };
    throw error;
  }
}

async function carryOut(
  tx: Transaction,
  { member: { id, currency, visitor }, operation }: SignIn,
  today: string,
): Promise<SignInOutcome> {
  const known = await signedIn(tx, id, today);
  if (known) {
    if (operation === null || known.operation !== operation) throw new Refused<SignInCode>('101');
    const { streak, amount: reward } = known;
    return { kind: 'done', day: dayOfWeek(streak), streak, reward, balance: undefined };
  }
  const streak = (await streakBefore(tx, id, today)) + 1;
  const day = dayOfWeek(streak);
  const reward = (await rewardsIn(tx, currency, visitor)).find((one) => one.day === day)?.reward;
  if (reward === undefined) throw new Refused<SignInCode>('102');
  const row = { memberId: id, day: today, streak, amount: reward, operation };
  const written = await tx.insert(signIns).values(row).onConflictDoNothing().returning({ day: signIns.day });
  if (written.length === 0) throw new Refused<SignInCode>('101');
  const key = `sign_in:${id}:${today}`;
  const balance = await award(tx, { memberId: id, currency, amount: reward, kind: 'sign_in', key });
  return { kind: 'done', day, streak, reward, balance };
}
