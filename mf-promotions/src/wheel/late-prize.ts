import { formatMoney } from '@tessera/i18n';
import type { RemoteScope } from '@tessera/kit';
import type { RoulettePrizeSetting } from '@tessera/wire';
import type { MessageId } from '../text.ts';
import { isBlank } from './prizes.ts';

const LATE = 'wheel.late' satisfies MessageId;
const LATE_NOTHING = 'wheel.lateNothing' satisfies MessageId;

/** Shows by a toast what a spin has won whose wheel is not open any more. */
export function showLatePrize(
  { shell, intl }: Pick<RemoteScope, 'shell' | 'intl'>,
  prize: Pick<RoulettePrizeSetting, 'amount'>,
): void {
  const { toast, site, locale } = shell;
  if (isBlank(prize)) return toast.show('info', intl.formatMessage({ id: LATE_NOTHING }));
  const amount = formatMoney(prize.amount, site.get().currency, locale.current.tag);
  toast.show('success', intl.formatMessage({ id: LATE }, { amount }));
}
