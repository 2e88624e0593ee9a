import type { ComponentType, ReactNode } from 'react';
import type { Disposer } from './readable.ts';

/**
 * Names that belong to one remote, such as `mf-promotions:wheel`. They need no new contract: the owner adds their
 * types to the interfaces below in a types-only file (docs/shipping-a-remote.md, "How do I offer something to other remotes?").
 */
export type OpenName = `mf-${string}:${string}`;

/** Dialogs by open name: `'mf-promotions:promotion': { args: { id: number }; result: never }`. Owners add theirs. */
export interface OfferedDialogs {}

/** Slots by open name, with the props that their parts receive: `'mf-lobby:tile': { gameId: number }`. Owners add theirs. */
export interface OfferedSlots {}

/** Events by open name, with their payloads: `'mf-promotions:prizeWon': { amount: string }`. Owners add theirs. */
export interface OfferedEvents {}

/** A dialog whose types the compiler has found. */
export type OfferedDialogName = keyof OfferedDialogs & OpenName;
/** A slot whose types the compiler has found. */
export type OfferedSlotName = keyof OfferedSlots & OpenName;
/** An event whose types the compiler has found. */
export type OfferedEventName = keyof OfferedEvents & OpenName;

/** The arguments of an offered dialog; `unknown` where its owner's types are not included. */
export type OfferedArgs<Name> = Name extends keyof OfferedDialogs
  ? OfferedDialogs[Name] extends { args: infer Args }
    ? Args
    : unknown
  : unknown;

/** The result of an offered dialog; `unknown` where its owner's types are not included. */
export type OfferedResult<Name> = Name extends keyof OfferedDialogs
  ? OfferedDialogs[Name] extends { result: infer Result }
    ? Result
    : unknown
  : unknown;

/** The props of a part in an offered slot. */
export type OfferedSlotProps<Name> = Name extends keyof OfferedSlots ? OfferedSlots[Name] : object;

/** The payload of an offered event. */
export type OfferedPayload<Name> = Name extends keyof OfferedEvents ? OfferedEvents[Name] : unknown;

/** Nothing in this page has that name, or its code failed or did not come in time. */
export interface Unavailable {
  /** Distinguishes it from other outcomes. */
  readonly status: 'unavailable';
}

/** How an offered dialog ended. Without a result it was dismissed. */
export type DialogOutcome<Result = unknown> =
  { readonly status: 'closed'; readonly result?: Result | undefined } | Unavailable;

/** Whether an offered event reached a listener. */
export type Delivery = { readonly status: 'delivered' } | Unavailable;

/** What remotes offer to each other by open names. Every promise settles, also when the owner is absent. */
export interface OffersService {
  /** Opens a dialog that another remote offers. Resolves when it is closed or cannot be shown; never rejects. */
  readonly openDialog: <Name extends OfferedDialogName>(
    name: Name,
    args: OfferedArgs<Name>,
  ) => Promise<DialogOutcome<OfferedResult<Name>>>;
  /**
   * Whether a remote of this page offers the dialog, for a control that is shown only then. Its code may still fail to
   * load. Missing in shells before contract 1.7.
   */
  readonly hasDialog?: (name: OpenName) => boolean;
  /** Sends an event to its listeners in this document; without any, first loads the remotes that it wakes. Never rejects. */
  readonly emit: <Name extends OfferedEventName>(
    name: Name,
    payload: OfferedPayload<Name>,
  ) => Promise<Delivery>;
  /** Calls the listener for each event of this name. */
  readonly on: <Name extends OfferedEventName>(
    name: Name,
    listener: (payload: OfferedPayload<Name>) => void,
  ) => Disposer;
  /** Shows the parts that remotes contribute to an offered slot; use the kit's typed `OfferedSlot`. */
  readonly Slot: ComponentType<OpenSlotProps>;
}

/** The props of {@link OffersService.Slot}. */
export interface OpenSlotProps {
  /** The slot's name, with its owner's. */
  readonly name: OpenName;
  /** Given to each part. */
  readonly props: object;
  /** Shown while a part loads. Without contributions, and for a part that fails, nothing is shown. */
  readonly fallback?: ReactNode;
}
