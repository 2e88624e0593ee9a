import { refetchOn, type RemoteScope } from '@tessera/kit';
import { contentChanged, loginTextsChanged, modelLogin } from '@tessera/wire';

/**
 * Refetches the operator's texts when those of the page's language change. The event for one language reaches only pages of
 * `bob_mobile` (spec §7); pages of the other templates get the one for all of the operator's lists.
 */
export function watchTexts(scope: RemoteScope, signal: AbortSignal): void {
  const { code: language } = scope.shell.locale.current;
  refetchOn(scope, signal, [
    { on: loginTextsChanged, when: { language }, refetch: [modelLogin] },
    { on: contentChanged, when: { kind: 'footer' }, refetch: [modelLogin] },
  ]);
}
