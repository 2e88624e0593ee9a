import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tessera/domain';
import type { Audience } from '../db/audience.ts';
import type { Member } from '../db/schema/members.ts';
import type { Session } from '../sessions/sessions.ts';

/** Who asks for content. */
export interface Visitor {
  /** `undefined`: a guest. */
  readonly grade: number | undefined;
  /** The member's, or the one that a guest looks at; `undefined` where the call does not say it. */
  readonly currency: CurrencyCode | undefined;
  /** `undefined` where the call does not say it: then content for one device is for it, too. */
  readonly device: Audience['device'] | undefined;
}

interface Caller {
  readonly member?: Pick<Member, 'gradeId' | 'currency'> | undefined;
  readonly session?: Pick<Session, 'device'> | undefined;
}

/** What a call says itself. */
interface Said {
  readonly currency?: CurrencyCode | undefined;
  /** A code of spec §9 Platform codes: 1 is a desktop. */
  readonly device?: number | undefined;
}

/** Returns the visitor of a call: a member's currency is the account's, whatever the call says. */
export function visitorOf({ member, session }: Caller, said: Said = {}): Visitor {
  const device = said.device ?? session?.device.device;
  return {
    grade: member?.gradeId,
    currency: member?.currency ?? said.currency,
    device: device === undefined ? undefined : device === 1 ? 'desktop' : 'mobile',
  };
}

/** The condition that a row's audience has this visitor in it. */
export function admits(column: PgColumn, { grade, currency, device }: Visitor): SQL {
  const visitors = grade === undefined ? 'guests' : 'members';
  const lists = (key: string, value: number | string | undefined) =>
    sql`coalesce(${column} -> ${sql.raw(`'${key}'`)} @> ${JSON.stringify([value ?? null])}::jsonb, true)`;
  const is = (key: string, value: string | undefined) =>
    value === undefined ? sql`true` : sql`coalesce(${column} ->> ${sql.raw(`'${key}'`)} = ${value}, true)`;
  return sql`(${is('visitors', visitors)} AND ${lists('currencies', currency)}
    AND ${lists('grades', grade)} AND ${is('device', device)})`;
}
