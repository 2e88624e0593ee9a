import type {
  DialogName,
  DialogOutcome,
  DialogProps,
  DialogsService,
  OpenName,
  RemoteDefinition,
} from '@tessera/contracts';
import type { State } from '@tessera/domain/state';
import type { Bench } from '../bench/bench.ts';
import { written } from './network.ts';

export interface OpenDialog {
  readonly key: number;
  readonly name: DialogName | OpenName;
  readonly props: DialogProps;
}

/** Dialogs of the stage, by names of the contract and by open names. */
export interface StageDialogs extends DialogsService {
  readonly openOffered: (name: OpenName, args: unknown) => Promise<DialogOutcome>;
}

/** Opens the remote's own dialogs on the page; another remote's is dismissed or unavailable at once. */
export function dialogsOnPage(
  dialogs: State<readonly OpenDialog[]>,
  remote: RemoteDefinition,
  note: Bench['note'],
): StageDialogs {
  let key = 0;
  const isOwn = (name: DialogName | OpenName) => remote.dialogs?.[name] !== undefined;
  function show(name: DialogName | OpenName, args: unknown): Promise<unknown> {
    return new Promise((resolve) => {
      const detail = written(args);
      note({ kind: 'dialog', text: `${name} opened`, detail });
      const own = ++key;
      const close = (result?: unknown) => {
        dialogs.set(dialogs.get().filter((one) => one.key !== own));
        note({
          kind: 'dialog',
          text: `${name} closed${result === undefined ? '' : `: ${String(result)}`}`,
        });
        resolve(result);
      };
      dialogs.set([...dialogs.get(), { key: own, name, props: { args, close } as DialogProps }]);
    });
  }
  return {
    open: async (name, args) => {
      if (isOwn(name)) return (await show(name, args)) as never;
      note({ kind: 'dialog', text: `${name} · another remote’s: dismissed`, detail: written(args) });
      return undefined;
    },
    openOffered: async (name, args) => {
      if (isOwn(name)) return { status: 'closed', result: await show(name, args) };
      note({ kind: 'dialog', text: `${name} · another remote’s: unavailable`, detail: written(args) });
      return { status: 'unavailable' };
    },
    confirm: async ({ title, body }) => {
      const confirmed = window.confirm([title, body].filter(Boolean).join('\n\n'));
      note({ kind: 'dialog', text: `“${title}” · ${confirmed ? 'yes' : 'no'}` });
      return confirmed;
    },
  };
}
