import type { Member, Shell } from '@tessera/contracts';
import { formatMoney } from '@tessera/i18n';
import type { RemoteScope } from '@tessera/kit';
import type { RoulettePrizeSetting } from '@tessera/wire';
import type { MessageId } from '../text.ts';
import { isBlank } from './prizes.ts';

/** Returns the member whose session it is. */
export function memberOf({ session }: Pick<Shell, 'session'>): Member | undefined {
  const now = session.get();
  return now.status === 'member' ? now.member : undefined;
}

const LATE = 'wheel.late' satisfies MessageId;
const LATE_NOTHING = 'wheel.lateNothing' satisfies MessageId;

/** Shows by a toast what a spin has won whose wheel is not open any more, in the currency of the member who has spun. */
export function showLatePrize(
  { shell, intl }: Pick<RemoteScope, 'shell' | 'intl'>,
  prize: Pick<RoulettePrizeSetting, 'amount'>,
  { currency }: Pick<Member, 'currency'>,
): void {
  const { toast, locale } = shell;
  if (isBlank(prize)) return toast.show('info', intl.formatMessage({ id: LATE_NOTHING }));
  const amount = formatMoney(prize.amount, currency, locale.current.tag);
  toast.show('success', intl.formatMessage({ id: LATE }, { amount }));
}
