import { JURISDICTION_RULES, hallOf, type CurrencyCode, type Jurisdiction } from '@tessera/domain';
import type { LimitKind } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import type { Member } from '../db/schema/members.ts';
import type { Transaction } from '../db/serializable.ts';
import { reachedBy, type LimitUse } from './limits.ts';
import { periodAt } from './periods.ts';
import { mustRead } from './information.ts';
import { isCheckDue } from './reality-check.ts';
import { remindersOf, sendReminders } from './reminders.ts';
import { settingsOf, type ResponsibleSettings } from './settings.ts';
import { countWager, depositUsageOf, NO_PLAY, playUsageOf, type PlayUsage, type Usage } from './usage.ts';

/** Why a member may not do what is asked for. */
export interface Restriction {
  readonly kind: 'self_exclusion' | 'time_out' | 'deposit_limit' | 'loss_limit' | 'wager_limit';
  /** When it is over; `null`: never by itself. */
  readonly until: Date | null;
  /** What is left of the limit, in minor units. */
  readonly remaining?: bigint;
}

type Action =
  | { readonly kind: 'deposit'; readonly amount: bigint }
  | { readonly kind: 'launch' }
  | { readonly kind: 'wager'; readonly amount: bigint };

/**
 * What stands against a deposit, a launch or a wager; `undefined` where nothing does. To be asked in the serialisable
 * transaction that carries it out, before anything is booked: of two at once that only fit one by one, one is tried again
 * and refused then. A deposit counts from its order on, and no longer when the order has come to nothing.
 */
export async function restrictionOf(
  tx: Queries,
  member: Pick<Member, 'id' | 'currency'>,
  action: Action,
  now: Date,
): Promise<Restriction | undefined> {
  const settings = await settingsOf(tx, member.id, now);
  const excluded = exclusionIn(settings);
  if (excluded) return excluded;
  if (action.kind === 'deposit') {
    if (!hasLimit(settings, ['deposit'])) return undefined;
    const used = { deposit: await depositUsageOf(tx, member.id, now) };
    return limitReached(settings, used, action.amount, now);
  }
  if (!hasLimit(settings, ['loss', 'wager'])) return undefined;
  const used = await playUsageOf(tx, member.id, now);
  return limitReached(settings, used, action.kind === 'wager' ? action.amount : 0n, now);
}

/** Why a member may not play. */
export type PlayRestriction =
  | (Restriction & { readonly kind: Exclude<Restriction['kind'], 'deposit_limit'> })
  /** The member is to acknowledge a reality check first. */
  | { readonly kind: 'reality_check'; readonly until: null; readonly remaining?: undefined };

/** Why a member may not open a game: the site's law asks for information first, or closes the hall. */
export type LaunchRestriction =
  | PlayRestriction
  | { readonly kind: 'information' | 'hall'; readonly until: null; readonly remaining?: undefined };

/** Ends a transaction without a trace. */
export class Restricted extends Error {
  override readonly name = 'Restricted';
  readonly restriction: PlayRestriction;

  constructor(restriction: PlayRestriction) {
    super(restriction.kind);
    this.restriction = restriction;
  }
}

interface Player {
  readonly memberId: number;
  /** Of the lobby; `null`: it is forgotten. */
  readonly sessionId: string | null;
}

/** Refuses to open a game. */
export class LaunchRestricted extends Error {
  override readonly name = 'LaunchRestricted';
  readonly restriction: LaunchRestriction;

  constructor(restriction: LaunchRestriction) {
    super(restriction.kind);
    this.restriction = restriction;
  }
}

interface Opening {
  /** Of the game. */
  readonly hallId: number;
  readonly jurisdiction: Jurisdiction;
}

/** Within the transaction that opens a game. @throws Restricted, LaunchRestricted */
export async function admitLaunch(
  tx: Queries,
  player: Player,
  { hallId, jurisdiction }: Opening,
  now: Date,
): Promise<void> {
  const law = JURISDICTION_RULES[jurisdiction];
  const hall = hallOf(hallId)?.key;
  const isOpen = law.openHalls === 'all' || (hall !== undefined && law.openHalls.includes(hall));
  if (!isOpen) throw new LaunchRestricted({ kind: 'hall', until: null });
  if (await mustRead(tx, law, player.memberId)) {
    throw new LaunchRestricted({ kind: 'information', until: null });
  }
  const settings = await settingsOf(tx, player.memberId, now);
  const used = hasLimit(settings, ['loss', 'wager']) ? await playUsageOf(tx, player.memberId, now) : NO_PLAY;
  await admit(tx, player, { settings, used, amount: 0n, now, graceMs: 0 });
}

/** A check that comes up in the middle of a game leaves time to finish what was begun: free spins, a hand. */
const REALITY_CHECK_GRACE_MS = 5 * 60_000;

/**
 * Within the transaction that books the stake, and before it does: counts the stake. The wager's row in the usage is what
 * stakes of one member wait for each other by, so that all of them together never exceed a limit. Reminds of a limit that
 * the stake brings to a half, four fifths or its end.
 * @throws Restricted
 */
export async function admitWager(
  tx: Transaction,
  player: Player & { readonly currency: CurrencyCode },
  amount: bigint,
  now: Date,
): Promise<void> {
  const { usage, settings } = await countWager(tx, player.memberId, amount, now);
  const used = { wager: without(usage.wager, amount), loss: without(usage.loss, amount) };
  await admit(tx, player, { settings, used, amount, now, graceMs: REALITY_CHECK_GRACE_MS });
  await sendReminders(tx, player, remindersOf(settings, used, amount), now);
}

interface Asked {
  readonly settings: ResponsibleSettings;
  readonly used: PlayUsage;
  readonly amount: bigint;
  readonly now: Date;
  readonly graceMs: number;
}

async function admit(tx: Queries, player: Player, asked: Asked): Promise<void> {
  const { settings, used, amount, now, graceMs } = asked;
  const restriction = exclusionIn(settings) ?? limitReached(settings, used, amount, now);
  if (restriction) throw new Restricted(restriction);
  const dueBefore = new Date(now.getTime() - graceMs);
  if (await isCheckDue(tx, player.sessionId, settings.realityCheck, dueBefore)) {
    throw new Restricted({ kind: 'reality_check', until: null });
  }
}

const exclusionIn = ({ exclusion }: ResponsibleSettings) =>
  exclusion && { kind: exclusion.kind, until: exclusion.until };

const hasLimit = ({ limits }: ResponsibleSettings, kinds: readonly LimitKind[]): boolean =>
  limits.some(({ kind, amount }) => amount !== null && kinds.includes(kind));

/** Of the kinds whose usage is given. */
function limitReached<Kind extends LimitKind>(
  { limits }: ResponsibleSettings,
  usage: Readonly<Record<Kind, Usage>>,
  wanted: bigint,
  now: Date,
) {
  const uses = (Object.keys(usage) as Kind[]).flatMap((kind) =>
    limits.flatMap(({ kind: limited, period, amount }): LimitUse<Kind>[] => {
      if (limited !== kind || amount === null) return [];
      return [{ kind, period, amount, used: usage[kind][period], resetsAt: periodAt(period, now).resetsAt }];
    }),
  );
  const reached = reachedBy(uses, wanted);
  return (
    reached && {
      kind: `${reached.kind}_limit` as const,
      until: reached.until,
      remaining: reached.remaining,
    }
  );
}

const without = ({ day, week, month }: Usage, amount: bigint): Usage => ({
  day: day - amount,
  week: week - amount,
  month: month - amount,
});
