import type { CurrencyCode, DraftsService, TrackingService } from '@tessera/contracts';
import type { EventPayload, depositSuccess } from '@tessera/wire';

/** How long the device keeps that an order was reported; its event does not come again as late. */
const REPORTED_MS = 86_400_000;

interface Parts {
  readonly tracking?: TrackingService | undefined;
  readonly drafts?: Pick<DraftsService, 'keep' | 'kept'> | undefined;
}

/**
 * Reports a credited deposit to the site's advertising account (spec §7 Deposit tracking). Every tab receives the event, and
 * the first of them reports, be it the main window or the member's: it holds a lock with the order's number for as long as it
 * is open. The device keeps that it has, for an event that comes again once that tab is closed. Without locks, which need
 * HTTPS, two tabs may report at once: the account counts each order number once.
 */
export function trackDeposit(
  { tracking, drafts }: Parts,
  { orderNumber, depositAmount, depositTimes }: EventPayload<typeof depositSuccess>,
  currency: CurrencyCode,
): void {
  if (!tracking) return;
  const facts = { id: orderNumber, value: depositAmount, currency } as const;
  const mark = `reported_${orderNumber}`;
  const report = () => {
    if (drafts?.kept?.(mark) !== undefined) return;
    drafts?.keep?.(mark, '1', REPORTED_MS);
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
