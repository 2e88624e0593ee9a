import type { RemoteScope } from '@tessera/kit';
import { loadLateText } from '../later/late.text.ts';
import { textOf } from '../text.ts';

/** Asks a guest to log in for a provider's page, and goes there afterwards (spec §5 "customized provider pages"). */
export async function askProviderLogin(scope: RemoteScope, provider: string, path: string): Promise<void> {
  const text = textOf(scope);
  const late = await loadLateText(scope);
  const agreed = await scope.shell.dialogs.confirm({
    title: late('login.title'),
    body: late('provider.login', { provider }),
    confirm: text('login.confirm'),
    cancel: text('login.cancel'),
  });
  if (agreed) scope.shell.bus.emit('auth.loginRequested', { then: { kind: 'navigate', path } });
}
