import type { DialogMap, DialogName, DialogOutcome, DialogsService, OpenName } from '@tessera/contracts';
import { createState, type State } from '@tessera/domain/state';
import type { BackButton } from './back-button.ts';

export type Question = Parameters<DialogsService['confirm']>[0];

export type OpenDialog =
  | {
      readonly kind: 'named';
      readonly id: number;
      readonly name: DialogName;
      readonly args: DialogMap[DialogName]['args'];
    }
  | { readonly kind: 'offered'; readonly id: number; readonly name: OpenName; readonly args: unknown }
  | { readonly kind: 'confirm'; readonly id: number; readonly question: Question };

export interface ShellDialogs extends DialogsService {
  /** The open dialogs, lowest first. The host shows all of them; the last one gets the input. */
  readonly open$: State<readonly OpenDialog[]>;
  /** Closes a dialog. @param result the dialog's result; for a question whether it was confirmed; none if dismissed */
  readonly close: (id: number, result?: unknown) => void;
  /** Closes a dialog that cannot be shown: one with an open name is unavailable, any other counts as dismissed. */
  readonly fail: (id: number) => void;
  /** Opens a dialog by its open name; settles also when no remote has it. */
  readonly openOffered: (name: OpenName, args: unknown) => Promise<DialogOutcome>;
  /** Resolves when those of these dialogs that are open now have been closed; at once if none is. */
  readonly answered: (names: readonly DialogName[]) => Promise<void>;
  /** Dismisses all dialogs, because the page has changed. */
  readonly dismissAll: () => void;
}

const UNAVAILABLE = Symbol('unavailable');

/** Creates the dialogs. @param back lets the phone's back button close the uppermost one */
export function createDialogs(back: BackButton): ShellDialogs {
  const open$ = createState<readonly OpenDialog[]>([]);
  const settlers = new Map<number, (result: unknown) => void>();
  const answers = new Map<number, Promise<unknown>>();
  let lastId = 0;

  function push(make: (id: number) => OpenDialog): Promise<unknown> {
    const id = (lastId += 1);
    open$.set([...open$.get(), make(id)]);
    back.hold(dismissLast);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    settlers.set(id, resolve);
    answers.set(id, promise);
    return promise;
  }

  function remove(id: number): ((result: unknown) => void) | undefined {
    const settle = settlers.get(id);
    settlers.delete(id);
    answers.delete(id);
    open$.set(open$.get().filter((one) => one.id !== id));
    return settle;
  }

  function close(id: number, result?: unknown): void {
    const settle = remove(id);
    // A navigation that follows must find the history as it was before the dialog.
    if (open$.get().length === 0) void back.release().then(() => settle?.(result));
    else settle?.(result);
  }

  function dismissLast(): void {
    const last = open$.get().at(-1);
    if (last) remove(last.id)?.(undefined);
    if (open$.get().length > 0) back.hold(dismissLast);
  }

  /** Returns the answer of an equal dialog that is open: two taps while its code loads open it once. */
  function answerOfSame(name: string, args: unknown): Promise<unknown> | undefined {
    const wanted = JSON.stringify(args);
    const same = open$
      .get()
      .find((one) => one.kind !== 'confirm' && one.name === name && JSON.stringify(one.args) === wanted);
    return same && answers.get(same.id);
  }

  return {
    open$,
    open(name, args) {
      const answer = answerOfSame(name, args);
      return (answer ?? push((id) => ({ kind: 'named', id, name, args }))) as Promise<never>;
    },
    async openOffered(name, args) {
      const result = await (answerOfSame(name, args) ?? push((id) => ({ kind: 'offered', id, name, args })));
      if (result === UNAVAILABLE) return { status: 'unavailable' };
      return result === undefined ? { status: 'closed' } : { status: 'closed', result };
    },
    fail(id) {
      const dialog = open$.get().find((one) => one.id === id);
      close(id, dialog?.kind === 'offered' ? UNAVAILABLE : undefined);
    },
    confirm: async (question) => (await push((id) => ({ kind: 'confirm', id, question }))) === true,
    close,
    async answered(names) {
      const open = open$.get().filter((one) => one.kind === 'named' && names.includes(one.name));
      await Promise.all(open.map(({ id }) => answers.get(id)));
    },
    dismissAll() {
      if (open$.get().length === 0) return;
      back.forget();
      for (const { id } of open$.get()) remove(id)?.(undefined);
    },
  };
}
