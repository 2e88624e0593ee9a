import type { DialogName, DialogProps, DialogsService, RemoteDefinition } from '@tessera/contracts';
import type { State } from '@tessera/domain/state';
import type { Bench } from '../bench/bench.ts';
import { written } from './network.ts';

export interface OpenDialog {
  readonly key: number;
  readonly name: DialogName;
  readonly props: DialogProps;
}

/** Opens the remote's own dialogs on the page; one that is another remote's is dismissed at once. */
export function dialogsOnPage(
  dialogs: State<readonly OpenDialog[]>,
  remote: RemoteDefinition,
  note: Bench['note'],
): DialogsService {
  let key = 0;
  return {
    open: (name, args) =>
      new Promise((resolve) => {
        const detail = written(args);
        if (!remote.dialogs?.[name]) {
          note({ kind: 'dialog', text: `${name} · another remote’s: dismissed`, detail });
          return resolve(undefined);
        }
        note({ kind: 'dialog', text: `${name} opened`, detail });
        const own = ++key;
        const close = (result?: unknown) => {
          dialogs.set(dialogs.get().filter((one) => one.key !== own));
          note({
            kind: 'dialog',
            text: `${name} closed${result === undefined ? '' : `: ${String(result)}`}`,
          });
          resolve(result as never);
        };
        dialogs.set([...dialogs.get(), { key: own, name, props: { args, close } as DialogProps }]);
      }),
    confirm: async ({ title, body }) => {
      const confirmed = window.confirm([title, body].filter(Boolean).join('\n\n'));
      note({ kind: 'dialog', text: `“${title}” · ${confirmed ? 'yes' : 'no'}` });
      return confirmed;
    },
  };
}
