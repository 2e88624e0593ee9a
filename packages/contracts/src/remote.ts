import type { ComponentType, ReactNode } from 'react';
import type { OfferedArgs, OfferedResult, OfferedSlotProps, OpenName } from './offers.ts';
import type { DialogMap, DialogName, SlotName } from './places.ts';
import type { RouteParams } from './route-params.ts';
import type { Shell } from './shell.ts';

/** What a page gets. Name the route's path, and its params are typed: `RouteProps<'/discount/:id'>`. */
export interface RouteProps<Path extends string = string> {
  /** The named parts of the route's path: `/discount/:id` → `{id}`. */
  readonly params: RouteParams<Path>;
  /**
   * The error screen with status 404, its title and `noindex`: render it in place of the page where the address names
   * nothing. Missing in shells before contract 1.11.
   */
  readonly missing?: ReactNode;
}

/** What a part in a slot gets: nothing in the shell's own slots, the owner's props in an offered one. */
export type SlotProps<Name extends SlotName | OpenName = SlotName> = Name extends OpenName
  ? OfferedSlotProps<Name>
  : Record<never, never>;

/** What a dialog gets. */
export interface DialogProps<Name extends DialogName | OpenName = DialogName> {
  /** The caller's arguments. */
  readonly args: Name extends DialogName ? DialogMap[Name]['args'] : OfferedArgs<Name>;
  /** Closes the dialog; without a result it was dismissed. */
  readonly close: (
    result?: Name extends DialogName ? DialogMap[Name]['result'] : OfferedResult<Name>,
  ) => void;
}

/** A login, or a session that was restored from a saved token. */
export interface LoginDone {
  /** The member's number. */
  readonly memberId: number;
  /** `false` for a login in this document. */
  readonly restored: boolean;
}

/** A component that is loaded when it is first shown. */
export type Part<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/** Parts by open name; `createRemote` of the kit types each by its name. */
export type OpenParts = { readonly [Name in OpenName]?: Part<never> };

/**
 * The one exposed module of a remote: data and lazy imports, no work at import time. Its `remote.config.ts` must name
 * the same parts: the shell reads that before it loads any of this.
 */
export interface RemoteDefinition {
  /** By the route's id in the configuration. */
  readonly routes?: Readonly<Record<string, Part<RouteProps>>>;
  /** By the slot's name. */
  readonly slots?: Readonly<Partial<Record<SlotName, Part<SlotProps>>>> & OpenParts;
  /** By the dialog's name. */
  readonly dialogs?: { readonly [Name in DialogName]?: Part<DialogProps<Name>> } & OpenParts;
  /**
   * Runs once, before any part is shown. Subscribes to what the remote reacts to, until the signal aborts. The shell
   * waits for the promise.
   */
  readonly activate: (shell: Shell, signal: AbortSignal) => void | Promise<void>;
  /**
   * Loads what the remote knows of a member (spec §4 Login). With `afterLogin: true` in the configuration the shell calls it
   * after each login and restore, for all remotes in parallel and not before the page is idle, so that the page behind the
   * login is painted first. The signal aborts when the session ends. A failure is reported and affects no other remote.
   */
  readonly afterLogin?: (login: LoginDone, signal: AbortSignal) => void | Promise<void>;
  /** Returns the same remote, not activated: a server renders each page with its own. Without it only browsers render it. */
  readonly fork?: () => RemoteDefinition;
}

/** Types a remote's definition and returns it unchanged. */
export function defineRemote(definition: RemoteDefinition): RemoteDefinition {
  return definition;
}
