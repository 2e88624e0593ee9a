import { jsonb } from 'drizzle-orm/pg-core';
import type { CurrencyCode } from '@tessera/domain';

/** Whom content is for. What is left out does not matter. */
export interface Audience {
  readonly visitors?: 'guests' | 'members';
  readonly currencies?: readonly CurrencyCode[];
  /** Grades of members; guests have none. */
  readonly grades?: readonly number[];
  readonly device?: 'desktop' | 'mobile';
}

/** `null`: everybody. */
export const audience = () => jsonb().$type<Audience>();
