import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { malformed } from '../http/refusal.ts';

export interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** What was made in the period: from its first instant on, and before its last. @throws Refusal 400 for no instant */
export function within(column: PgColumn, { from, to }: Period): SQL | undefined {
  return and(
    from === undefined ? undefined : gte(column, instantOf('from', from)),
    to === undefined ? undefined : lt(column, instantOf('to', to)),
  );
}

/** The schema makes sure of the form; the 31st of a short month has it, too. */
function instantOf(field: string, text: string): Date {
  const instant = new Date(text);
  if (Number.isNaN(instant.getTime())) throw malformed(field, 'is no instant');
  return instant;
}
