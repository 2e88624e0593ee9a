import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { instantOf } from '../http/instant.ts';

export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What was made in the period: from its first instant on, and before its last. @throws Refusal 400 for no instant */
export function within(column: PgColumn, { from, to }: Period): SQL | undefined {
  const [first, end] = [instantOf('from', from), instantOf('to', to)];
  return and(first && gte(column, first), end && lt(column, end));
}
