import { eq } from 'drizzle-orm';
import type { CurrencyCode } from '@tessera/domain';
import type { Queries } from '../db/connect.ts';
import { cashierSettings, type CashierSettings } from '../db/schema/cashier.ts';

/** What holds at the cashier for a currency: the seed writes it for each. */
export async function cashierSettingsOf(queries: Queries, currency: CurrencyCode): Promise<CashierSettings> {
  const [settings] = await queries
    .select()
    .from(cashierSettings)
    .where(eq(cashierSettings.currency, currency));
  if (!settings) throw new Error(`the cashier has no settings for ${currency}`);
  return settings;
}
