import type { CurrencyCode, TrackingService } from '@tessera/contracts';
import type { EventPayload, depositSuccess } from '@tessera/wire';

/**
 * Reports a credited deposit to the site's advertising account (spec §7 Deposit tracking). Every tab receives the event, and
 * the first of them reports: it holds a lock with the order's number for as long as it is open. Without locks, which need
 * HTTPS, each tab reports, and the account counts each order number once.
 */
export function trackDeposit(
  tracking: TrackingService | undefined,
  { orderNumber, depositAmount, depositTimes }: EventPayload<typeof depositSuccess>,
  currency: CurrencyCode,
): void {
  if (!tracking) return;
  const facts = { id: orderNumber, value: depositAmount, currency } as const;
  const report = () => {
    tracking.report({ name: depositTimes === 1 ? 'first_payment' : 'repeat_payment', ...facts });
    tracking.report({ name: 'purchase', ...facts });
  };
  const locks = (navigator as Partial<Navigator>).locks;
  if (!locks) return report();
  void locks.request(`tessera-deposit-${orderNumber}`, { ifAvailable: true }, (lock) => {
    if (!lock) return undefined;
    report();
    return new Promise<never>(() => undefined);
  });
}
