import { formatMoney } from '@tessera/i18n';
import { keyOf, scopeText, type RemoteScope } from '@tessera/kit';
import { limitUsed, responsible } from '@tessera/wire';
import type { MessageId } from '../text.ts';

/** Long enough to read while a game runs. */
const REMINDER_MS = 10_000;

/** Reminds of a limit of which a half, four fifths or all is used, on whichever page the member is. */
export function watchLimits(scope: RemoteScope, signal: AbortSignal): void {
  const { shell, queries } = scope;
  const text = scopeText<MessageId>(scope);
  const stop = shell.live.on(limitUsed, ({ kind, period, percent, amount }) => {
    void queries.invalidateQueries({ queryKey: keyOf(responsible) });
    const session = shell.session.get();
    if (session.status !== 'member') return;
    const words = text('limits.reminder', {
      percent,
      kind: text(`limits.${kind}`),
      period: text(`limits.${period}`),
      amount: formatMoney(amount, session.member.currency, shell.locale.current.tag),
    });
    shell.toast.show(percent === 100 ? 'warning' : 'info', words, { lastsMs: REMINDER_MS });
  });
  signal.addEventListener('abort', stop, { once: true });
}
