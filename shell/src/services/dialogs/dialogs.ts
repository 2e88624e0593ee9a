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
  /** Lowest first. The host shows them all; the last one takes the input. */
  readonly open$: State<readonly OpenDialog[]>;
  /** @param result of a named dialog its own, of a confirmation whether it was; left out when dismissed */
  readonly close: (id: number, result?: unknown) => void;
  /** Closes a dialog that cannot be shown: an offered one was unavailable, another one is dismissed. */
  readonly fail: (id: number) => void;
  /** Opens a dialog by its open name; settles also when no remote has it. */
  readonly openOffered: (name: OpenName, args: unknown) => Promise<DialogOutcome>;
  /** The page has changed beneath them. */
  readonly dismissAll: () => void;
}

const UNAVAILABLE = Symbol('unavailable');

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

  /** The answer of a dialog that is open already: two taps while its code loads open it once. */
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
    dismissAll() {
      if (open$.get().length === 0) return;
      back.forget();
      for (const { id } of open$.get()) take(id)?.(undefined);
    },
  };
}
