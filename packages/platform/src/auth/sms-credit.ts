import { eq } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { registrationSettings } from '../db/schema/registration.ts';
import type { Transaction } from '../db/serializable.ts';

/** Takes one message of what the operator has paid for. `off`: the site sends no SMS. */
export async function takeSmsCredit(tx: Transaction, siteId: number): Promise<'taken' | 'no credit' | 'off'> {
  const here = eq(registrationSettings.siteId, siteId);
  const [site] = await tx.select().from(registrationSettings).where(here).for('update');
  if (!site?.smsEnabled) return 'off';
  if (site.smsCredit < 1) return 'no credit';
  await tx
    .update(registrationSettings)
    .set({ smsCredit: site.smsCredit - 1 })
    .where(here);
  return 'taken';
}

/** Returns whether the site can send an SMS now. Takes nothing, and looks at no member. */
export async function hasSmsCredit(queries: Queries, siteId: number): Promise<boolean> {
  const [site] = await queries
    .select()
    .from(registrationSettings)
    .where(eq(registrationSettings.siteId, siteId));
  return site?.smsEnabled === true && site.smsCredit > 0;
}
