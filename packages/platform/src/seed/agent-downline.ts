import type { CurrencyCode } from '@tessera/domain';
import { addDays, mondayOf, startOf } from '../agent/days.ts';
import { seededRandom } from './random.ts';

/** Who is under the sample agent and what they did, made up: the same for each day that it is made on. */

/** Some ninety days. */
const WEEKS_OF_HISTORY = 13;

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const RANDOM_SEED = 20_260_401;
/** How many there are on each level. */
const LEVELS = [14, 24, 16, 6] as const;
const AGENTS_PER_LEVEL = [3, 2, 1, 0] as const;
/** Of the second level: by a recommend code one comes with any currency. */
const INDIAN_MEMBERS = 6;
const RUPEES_PER_DOLLAR = 84n;
/** How likely. */
const PLAYS_ON_A_DAY = 0.15;

const FIRST = ['amber', 'birch', 'coral', 'delta', 'ember', 'fjord', 'grove', 'heron', 'ivory', 'jolly'];
const SECOND = ['fox', 'sky', 'ray', 'oak', 'jay', 'sun'];

export interface PlannedMember {
  readonly account: string;
  readonly currency: CurrencyCode;
  /** Who brought this one, by the place in the list; `null`: the sample agent. */
  readonly parent: number | null;
  readonly isAgent: boolean;
  readonly registeredAt: Date;
}

/** A stake and what came of it, in minor units. */
export interface PlannedRound {
  readonly at: Date;
  readonly stake: bigint;
  readonly payout: bigint;
}

export interface PlannedBooking {
  readonly at: Date;
  readonly kind: 'deposit' | 'sign_in';
  readonly amount: bigint;
}

/** One day of a member's: what was booked, then what was played. */
export interface PlannedDay {
  /** By the place in the list. */
  readonly member: number;
  readonly bookings: readonly PlannedBooking[];
  readonly rounds: readonly PlannedRound[];
}

export interface PlannedDownline {
  readonly members: readonly PlannedMember[];
  /** The earliest first. */
  readonly days: readonly PlannedDay[];
}

/** @param today of the site's calendar: everything was before it */
export function planDownline(today: string): PlannedDownline {
  const random = seededRandom(RANDOM_SEED);
  const first = addDays(mondayOf(today), -7 * WEEKS_OF_HISTORY);
  const members = planMembers(random, first);
  const balances = members.map(() => 0n);
  const days: PlannedDay[] = [];
  for (let day = first; day < today; day = addDays(day, 1)) {
    const start = startOf(day);
    for (const [index, member] of members.entries()) {
      if (member.registeredAt >= start || random() > PLAYS_ON_A_DAY) continue;
      const planned = planDay(random, index, member, start, balances[index] ?? 0n);
      balances[index] = planned.left;
      days.push(planned.day);
    }
  }
  return { members, days };
}

function planMembers(random: () => number, first: string): PlannedMember[] {
  const members: PlannedMember[] = [];
  let above: number[] = [];
  for (const [depth, count] of LEVELS.entries()) {
    const level: number[] = [];
    for (let place = 0; place < count; place += 1) {
      const index = members.length;
      const [word, end] = [FIRST[index % FIRST.length], SECOND[Math.floor(index / FIRST.length)]];
      // Levels came one after the other, and most of them before the history begins.
      const registeredOn = addDays(first, Math.floor(random() * 34) - 30 + depth * 9);
      members.push({
        account: `${word}${end}${10 + Math.floor(random() * 90)}`,
        currency: depth === 1 && place >= count - INDIAN_MEMBERS ? 'INR' : 'USD',
        parent: above.length === 0 ? null : (above[Math.floor(random() ** 2 * above.length)] ?? null),
        isAgent: place < (AGENTS_PER_LEVEL[depth] ?? 0),
        registeredAt: new Date(startOf(registeredOn).getTime() + Math.floor(random() * 20 * 60) * MINUTE_MS),
      });
      level.push(index);
    }
    above = level;
  }
  return members;
}

function planDay(
  random: () => number,
  member: number,
  { currency }: PlannedMember,
  start: Date,
  balance: bigint,
): { readonly day: PlannedDay; readonly left: bigint } {
  const units = currency === 'INR' ? RUPEES_PER_DOLLAR : 1n;
  let at = start.getTime() + HOUR_MS + Math.floor(random() * 18 * HOUR_MS);
  const next = (minutes: number) => new Date((at += minutes * MINUTE_MS));
  let left = balance;
  const bookings: PlannedBooking[] = [];
  const credit = (kind: PlannedBooking['kind'], amount: bigint) => {
    bookings.push({ at: next(1), kind, amount });
    left += amount;
  };
  if (left < 100_00n * units) credit('deposit', BigInt(2 + Math.floor(random() * 14)) * 50_00n * units);
  if (random() < 0.3) credit('sign_in', BigInt(20 + Math.floor(random() * 5) * 10) * units);
  const rounds: PlannedRound[] = [];
  for (let count = 1 + Math.floor(random() * 2); count > 0; count -= 1) {
    const stake = ((left * BigInt(8 + Math.floor(random() * 25))) / 100n / 50n) * 50n;
    if (stake === 0n) break;
    const payout = (stake * payoutPercent(random())) / 100n;
    rounds.push({ at: next(4), stake, payout });
    left += payout - stake;
  }
  return { day: { member, bookings, rounds }, left };
}

/** Of the stake; about 92 on the average. */
function payoutPercent(chance: number): bigint {
  if (chance < 0.58) return 0n;
  if (chance < 0.86) return 140n;
  return chance < 0.975 ? 280n : 800n;
}
