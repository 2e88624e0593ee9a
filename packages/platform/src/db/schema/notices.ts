import { bigint, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from '../columns.ts';

/**
 * What other processes have for the browsers of this site (`live/notices.ts`). A row is taken out by the one platform
 * that passes it on.
 */
export const notices = pgTable('notices', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  body: jsonb().notNull(),
  createdAt: createdAt(),
});
