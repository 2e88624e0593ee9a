import { keyOf, scopeText, type RemoteScope } from '@tessera/kit';
import { formatMoney } from '@tessera/i18n';
import {
  depositDetail,
  depositHeld,
  depositList,
  depositMethods,
  depositSuccess,
  paymentRecords,
} from '@tessera/wire';
import type { MessageId } from '../text.ts';
import { trackDeposit } from './track-deposit.ts';

/**
 * Shows that a deposit has been credited, or that a payment waits for the operator, on whichever page the member is, and
 * refreshes what it has changed.
 */
export function watchDeposits(scope: RemoteScope, signal: AbortSignal): void {
  const { shell, queries } = scope;
  const text = scopeText<MessageId>(scope);
  /** The event comes again after a gap in the connection. */
  const shown = new Set<string>();
  const stop = shell.live.on(depositSuccess, (event) => {
    const { orderNumber, depositAmount } = event;
    const session = shell.session.get();
    if (session.status !== 'member') return;
    void shell.session.refreshBalance();
    for (const call of [depositDetail, depositList, depositMethods, paymentRecords]) {
      void queries.invalidateQueries({ queryKey: keyOf(call) });
    }
    if (shown.has(orderNumber)) return;
    shown.add(orderNumber);
    const { currency } = session.member;
    // The site's own apps report by themselves (spec §7 Deposit tracking).
    if (!shell.site.get().isNative) trackDeposit(shell, event, currency);
    const amount = formatMoney(depositAmount, currency, shell.locale.current.tag);
    shell.toast.show('success', text('deposit.success', { amount }));
  });
  const heldShown = new Set<number>();
  const stopHeld = shell.live.on(depositHeld, ({ id, orderNumber, isHeld }) => {
    void queries.invalidateQueries({ queryKey: keyOf(depositDetail) });
    if (isHeld === 0 || heldShown.has(id)) return;
    heldShown.add(id);
    shell.toast.show('warning', text('deposit.heldToast', { order: orderNumber }));
  });
  for (const end of [stop, stopHeld]) signal.addEventListener('abort', end, { once: true });
}
