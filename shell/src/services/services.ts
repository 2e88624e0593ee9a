import type {
  ApiService,
  Disposer,
  LocaleService,
  OffersService,
  Readable,
  TrackingService,
} from '@tessera/contracts';
import type { ServerClock } from './api/clock.ts';
import type { ShellBus } from './bus/bus.ts';
import type { ShellDialogs } from './dialogs/dialogs.ts';
import type { ShellDrafts } from './drafts/drafts.ts';
import type { ShellLive } from './live/live.ts';
import type { EntrySwitch } from './entry/entry-switch.ts';
import type { EntryRequest } from './entry/entry.ts';
import type { EntryValues } from './entry/take-out.ts';
import type { NativeService } from './native/native.ts';
import type { Navigation } from './navigation/navigation.ts';
import type { PasswordGate } from './password-gate/password-gate.ts';
import type { PlayingService } from './playing/playing.ts';
import type { PreferencesService } from './preferences/preferences.ts';
import type { Reporter } from './report/report.ts';
import type { ShellSession } from './session/session.ts';
import type { ShellSite } from './site/site.ts';
import type { ShellToast } from './toast/toast.ts';
import type { ShellWindows } from './windows/windows.ts';

/** Messages that services show to the player; the layout has more. */
export type ServiceMessage =
  'already_login_msg' | 'dialog.failed' | 'pg.err_is_playing' | 'popup.blocked' | 'session.expired';

/** All services of the shell. Remotes get a part of them, the contract's `Shell`. */
export interface ShellServices {
  readonly nonce: string | undefined;
  readonly release: string;
  readonly text: (id: ServiceMessage) => string;
  readonly session: ShellSession;
  /** Asks the member for a fresh proof; resolves to whether it was given. */
  readonly prove: () => Promise<boolean>;
  readonly locale: LocaleService;
  readonly site: ShellSite;
  readonly api: ApiService;
  /** Whether the platform has answered the last call. */
  readonly isReachable: Readable<boolean>;
  readonly clock: ServerClock;
  readonly live: ShellLive;
  readonly bus: ShellBus;
  readonly windows: ShellWindows;
  readonly dialogs: ShellDialogs;
  readonly offers: OffersService;
  readonly toast: ShellToast;
  readonly reporter: Reporter;
  readonly drafts: ShellDrafts;
  readonly tracking: TrackingService;
  readonly native: NativeService;
  readonly playing: PlayingService;
  readonly preferences: PreferencesService;
  readonly navigation: Navigation;
  readonly passwordGate: PasswordGate;
  /** Returns what the entry address said for later. It is out of the address since the start. */
  readonly entryValues: () => EntryValues;
  /** Returns the request in the entry address, and removes it: a second call returns `undefined`. */
  readonly takeEntryRequest: () => EntryRequest | undefined;
  /** Returns the question to ask if the entry address has another member's login than the running session. */
  readonly entrySwitch: () => Promise<EntrySwitch | undefined>;
  /** Starts the services: restores the session, follows the window's width, connects when the page is idle. */
  readonly start: () => Disposer;
}
