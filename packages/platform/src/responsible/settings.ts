import { eq } from 'drizzle-orm';
import type { LimitKind, LimitPeriod } from '@tessera/wire';
import type { Queries } from '../db/connect.ts';
import {
  responsibleLimits,
  responsibleSettings,
  type ExclusionKind,
  type LimitRow,
} from '../db/schema/responsible.ts';
import { limitAt, NO_LIMIT, storedLimit, type Limit } from './limits.ts';

/** What keeps a member from playing altogether. */
export interface Exclusion {
  readonly kind: ExclusionKind;
  readonly from: Date;
  /** `null`: it has no end. */
  readonly until: Date | null;
}

type SettingsRow = typeof responsibleSettings.$inferSelect;

/** What a member has set, as it is at one instant. */
export interface ResponsibleSettings {
  readonly exclusion: Exclusion | undefined;
  readonly realityCheck: { readonly minutes: 0 | 15 | 30 | 60; readonly since: Date | null };
  /** Those that are, or will be, in force. */
  readonly limits: readonly (Limit & { readonly kind: LimitKind; readonly period: LimitPeriod })[];
}

const NOTHING_SET: ResponsibleSettings = {
  exclusion: undefined,
  realityCheck: { minutes: 0, since: null },
  limits: [],
};

export async function settingsOf(
  queries: Queries,
  memberId: number,
  now: Date,
): Promise<ResponsibleSettings> {
  const rows = await queries
    .select({ settings: responsibleSettings, limit: responsibleLimits })
    .from(responsibleSettings)
    .leftJoin(responsibleLimits, eq(responsibleLimits.memberId, responsibleSettings.memberId))
    .where(eq(responsibleSettings.memberId, memberId));
  return settingsIn(rows, now);
}

/** What the member's rows say; one for each limit, or one without, or none. */
export function settingsIn(
  rows: readonly { readonly settings: SettingsRow | null; readonly limit: LimitRow | null }[],
  now: Date,
): ResponsibleSettings {
  const settings = rows[0]?.settings;
  if (!settings) return NOTHING_SET;
  const { realityCheckMinutes: minutes, realityCheckSince: since } = settings;
  return {
    exclusion: exclusionAt(settings, now),
    realityCheck: { minutes, since },
    limits: rows
      .flatMap(({ limit }) =>
        limit ? { ...limitAt(limit, now), kind: limit.kind, period: limit.period } : [],
      )
      .filter(({ amount, pending }) => amount !== null || pending !== null),
  };
}

/** Returns the exclusion of a member's row that runs at an instant. */
export function exclusionAt(
  { exclusionKind: kind, exclusionFrom: from, exclusionUntil: until }: SettingsRow,
  now: Date,
): Exclusion | undefined {
  if (kind === null || from === null || (until !== null && until <= now)) return undefined;
  return { kind, from, until };
}

export const limitOf = ({ limits }: ResponsibleSettings, kind: LimitKind, period: LimitPeriod): Limit =>
  limits.find((one) => one.kind === kind && one.period === period) ?? NO_LIMIT;

/** Writes what is given and leaves the rest as it was. */
export async function saveSettings(
  queries: Queries,
  memberId: number,
  change: Partial<Omit<SettingsRow, 'memberId'>>,
): Promise<void> {
  const insert = queries.insert(responsibleSettings).values({ memberId, ...change });
  await (Object.keys(change).length === 0
    ? insert.onConflictDoNothing()
    : insert.onConflictDoUpdate({ target: responsibleSettings.memberId, set: change }));
}

export async function saveLimit(
  queries: Queries,
  memberId: number,
  { kind, period }: { readonly kind: LimitKind; readonly period: LimitPeriod },
  limit: Limit,
): Promise<void> {
  await saveSettings(queries, memberId, {});
  const stored = storedLimit(limit);
  await queries
    .insert(responsibleLimits)
    .values({ memberId, kind, period, ...stored })
    .onConflictDoUpdate({
      target: [responsibleLimits.memberId, responsibleLimits.kind, responsibleLimits.period],
      set: stored,
    });
}
