import type { ApiService, Disposer, LocaleService, OffersService } from '@tessera/contracts';
import type { ServerClock } from './api/clock.ts';
import type { ShellBus } from './bus/bus.ts';
import type { ShellDialogs } from './dialogs/dialogs.ts';
import type { ShellLive } from './live/live.ts';
import type { EntrySwitch } from './entry/entry-switch.ts';
import type { EntryRequest } from './entry/entry.ts';
import type { NativeService } from './native/native.ts';
import type { Navigation } from './navigation/navigation.ts';
import type { PlayingService } from './playing/playing.ts';
import type { Reporter } from './report/report.ts';
import type { ShellSession } from './session/session.ts';
import type { ShellSite } from './site/site.ts';
import type { ShellToast } from './toast/toast.ts';
import type { ShellWindows } from './windows/windows.ts';

/** Messages that services say to the player; the layout has more. */
export type ServiceMessage = 'already_login_msg' | 'pg.err_is_playing' | 'popup.blocked' | 'session.expired';

/** All services of the shell; what remotes see of them is the contract's `Shell`. */
export interface ShellServices {
  readonly nonce: string | undefined;
  readonly release: string;
  readonly text: (id: ServiceMessage) => string;
  readonly session: ShellSession;
  readonly locale: LocaleService;
  readonly site: ShellSite;
  readonly api: ApiService;
  readonly clock: ServerClock;
  readonly live: ShellLive;
  readonly bus: ShellBus;
  readonly windows: ShellWindows;
  readonly dialogs: ShellDialogs;
  readonly offers: OffersService;
  readonly toast: ShellToast;
  readonly reporter: Reporter;
  readonly native: NativeService;
  readonly playing: PlayingService;
  readonly navigation: Navigation;
  /** Returns the request in the entry address, and removes it: a second call returns `undefined`. */
  readonly takeEntryRequest: () => EntryRequest | undefined;
  /** Returns the question to ask if the entry address has another member's login than the running session. */
  readonly entrySwitch: () => Promise<EntrySwitch | undefined>;
  /** Begins to act: restores the session, follows the window's width, connects when the page is idle. */
  readonly start: () => Disposer;
}
