import { inArray } from 'drizzle-orm';
import type { Database } from './store/connect.ts';
import { rounds } from './store/schema.ts';

/** Notes that players were told what these rounds paid. */
export async function noteTold(
  db: Pick<Database, 'update'>,
  seen: readonly { readonly id: string; readonly untold: boolean }[],
): Promise<void> {
  const told = seen.filter(({ untold }) => untold).map(({ id }) => id);
  if (told.length > 0) await db.update(rounds).set({ untold: false }).where(inArray(rounds.id, told));
}
