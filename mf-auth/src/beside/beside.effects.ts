import { refetchOn, type RemoteScope } from '@tessera/kit';
import { loginTextsChanged, modelLogin } from '@tessera/wire';

/** Refetches the operator's texts when those of the page's language change. Only `bob_mobile` pages get the event (spec §7). */
export function watchTexts(scope: RemoteScope, signal: AbortSignal): void {
  const { code: language } = scope.shell.locale.current;
  refetchOn(scope, signal, [{ on: loginTextsChanged, when: { language }, refetch: [modelLogin] }]);
}
