import type {
  Delivery,
  DialogOutcome,
  OfferedArgs,
  OfferedDialogName,
  OfferedResult,
  OffersService,
  OpenName,
} from '@tessera/contracts';

export interface FakeOffers extends OffersService {
  /** All dialogs that were opened by an open name, in order. */
  readonly opened: readonly { readonly name: OpenName; readonly args: unknown }[];
  /** All events with an open name, in order. */
  readonly emitted: readonly { readonly name: OpenName; readonly payload: unknown }[];
  /** Decides how a dialog ends from now on; before that, every one is unavailable. */
  readonly answer: <Name extends OfferedDialogName>(
    name: Name,
    outcome: DialogOutcome<OfferedResult<Name>> | Promise<DialogOutcome<OfferedResult<Name>>>,
  ) => void;
}

/** Creates offers of a page without other remotes: dialogs are unavailable, slots empty, own listeners reached. */
export function createFakeOffers(): FakeOffers {
  const opened: { name: OpenName; args: unknown }[] = [];
  const emitted: { name: OpenName; payload: unknown }[] = [];
  const outcomes = new Map<OpenName, DialogOutcome<never> | Promise<DialogOutcome<never>>>();
  const listeners = new Map<OpenName, Set<(payload: never) => void>>();
  return {
    opened,
    emitted,
    async openDialog<Name extends OfferedDialogName>(name: OpenName, args: OfferedArgs<Name>) {
      opened.push({ name, args });
      return outcomes.get(name) ?? { status: 'unavailable' };
    },
    hasDialog: (name) => outcomes.has(name),
    async emit(name: OpenName, payload: unknown): Promise<Delivery> {
      emitted.push({ name, payload });
      const own = [...(listeners.get(name) ?? [])];
      for (const listener of own) listener(payload as never);
      return { status: own.length > 0 ? 'delivered' : 'unavailable' };
    },
    on(name: OpenName, listener: (payload: never) => void) {
      const own = (payload: never) => listener(payload);
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(own));
      return () => void known.delete(own);
    },
    Slot: () => null,
    answer: (name: OpenName, outcome: unknown) => void outcomes.set(name, outcome as DialogOutcome<never>),
  };
}
