import { formatMoney } from '@tessera/i18n';
import { writeSiteTime, type RemoteScope } from '@tessera/kit';
import { responsibleRealityCheck, responsibleRealityCheckAcknowledge } from '@tessera/wire';
import { loadLateText } from '../later/late.text.ts';
import { textOf } from '../text.ts';

/**
 * Shows the member the session's duration and result, and asks whether to continue.
 * @returns whether the member confirmed and wants to continue: the platform then allows games again
 * @throws CallError
 */
export async function seeRealityCheck({
  shell,
  intl,
}: Pick<RemoteScope, 'shell' | 'intl'>): Promise<boolean> {
  const text = await loadLateText({ shell, intl });
  const { startedAt, playSeconds, wagered, won, net } = await shell.api.send(responsibleRealityCheck, {});
  const { currency } = shell.site.get();
  const money = (amount: string) => formatMoney(amount, currency, shell.locale.current.tag);
  const agreed = await shell.dialogs.confirm({
    title: text('reality.title'),
    body: text('reality.body', {
      since: writeSiteTime({ shell, intl }, startedAt),
      minutes: Math.floor(playSeconds / 60),
      wagered: money(wagered),
      won: money(won),
      net: money(net),
    }),
    confirm: text('reality.confirm'),
    cancel: textOf({ intl })('login.cancel'),
  });
  if (agreed) await shell.api.send(responsibleRealityCheckAcknowledge, {});
  return agreed;
}
