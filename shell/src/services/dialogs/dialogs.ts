import type { DialogMap, DialogName, DialogsService } from '@tessera/contracts';
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
  | { readonly kind: 'confirm'; readonly id: number; readonly question: Question };

export interface ShellDialogs extends DialogsService {
  /** Lowest first. The host shows them all; the last one takes the input. */
  readonly open$: State<readonly OpenDialog[]>;
  /** @param result of a named dialog its own, of a confirmation whether it was; left out when dismissed */
  readonly close: (id: number, result?: unknown) => void;
  /** The page has changed beneath them. */
  readonly dismissAll: () => void;
}

/** @param back closes the uppermost dialog with the phone's back button */
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

  function take(id: number): ((result: unknown) => void) | undefined {
    const settle = settlers.get(id);
    settlers.delete(id);
    answers.delete(id);
    open$.set(open$.get().filter((one) => one.id !== id));
    return settle;
  }

  function close(id: number, result?: unknown): void {
    const settle = take(id);
    // Whoever goes on to another page must find the history as it was before the dialog.
    if (open$.get().length === 0) void back.release().then(() => settle?.(result));
    else settle?.(result);
  }

  function dismissLast(): void {
    const last = open$.get().at(-1);
    if (last) take(last.id)?.(undefined);
    if (open$.get().length > 0) back.hold(dismissLast);
  }

  return {
    open$,
    open(name, args) {
      const wanted = JSON.stringify(args);
      const same = open$
        .get()
        .find((one) => one.kind === 'named' && one.name === name && JSON.stringify(one.args) === wanted);
      // Who taps twice while the dialog's code is on its way wants it once.
      const answer = same ? answers.get(same.id) : undefined;
      return (answer ?? push((id) => ({ kind: 'named', id, name, args }))) as Promise<never>;
    },
    confirm: async (question) => (await push((id) => ({ kind: 'confirm', id, question }))) === true,
    close,
    dismissAll() {
      if (open$.get().length === 0) return;
      back.forget();
      for (const { id } of open$.get()) take(id)?.(undefined);
    },
  };
}
