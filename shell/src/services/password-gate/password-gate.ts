import type { Device, Disposer, OpenName } from '@tessera/contracts';
import type { ShellBus } from '../bus/bus.ts';
import type { ShellDialogs } from '../dialogs/dialogs.ts';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import type { Tabs } from '../edge/tabs.ts';
import type { Navigation } from '../navigation/navigation.ts';
import { mustChangePassword } from '../session/session.machine.ts';
import type { ShellSession } from '../session/session.ts';

export { untilPasswordChanged } from './held-calls.ts';

/** Offered by mf-auth; with `isRequired` it cannot be dismissed. */
const CHANGE_DIALOG: OpenName = 'mf-auth:changePassword';
/** Sent by mf-auth when the member has a new password. */
const PASSWORD_CHANGED: OpenName = 'mf-auth:passwordChanged';
/** Informs the other tabs, which have the same demand. */
const TOPIC = 'password';
/** Where the member centre has the same form, on the phone. */
const INFO_PATH = '/user/Info';
/** Windows that wait, return or show a running game: they ask when they go on to a page. */
const PASSING = new Set(['/loading', '/close', '/play', '/authCallback']);

/** Asks for a new password before anything else, where the platform demands it (spec §4 First login). */
export interface PasswordGate {
  /** Reports the page's address. @param path without the locale's prefix */
  readonly visit: (path: string, search: string) => void;
  readonly start: () => Disposer;
}

export interface PasswordGateDeps {
  readonly session: Pick<ShellSession, 'get' | 'passwordChanged' | 'refreshBalance' | 'subscribe'>;
  readonly bus: Pick<ShellBus, 'onOpen'>;
  readonly tabs: Tabs;
  readonly site: {
    readonly get: () => { readonly device: Device };
    readonly subscribe: (listener: () => void) => Disposer;
  };
  readonly dialogs: Pick<ShellDialogs, 'answered' | 'close' | 'open$' | 'openOffered'>;
  readonly navigation: Pick<Navigation, 'go'>;
  /** Keeps the address that the visitor on a phone wanted, across a reload. */
  readonly tabStorage: KeyStore;
  /** Called when the dialog cannot be shown. The platform goes on refusing play and payments out. */
  readonly onUnavailable: () => void;
}

/** Creates the gate: a dialog on desktop, the member centre's Info page on the phone. */
export function createPasswordGate(deps: PasswordGateDeps): PasswordGate {
  const { session, bus, tabs, site, dialogs, navigation, tabStorage, onUnavailable } = deps;
  let address: { readonly path: string; readonly search: string } | undefined;
  let isAsking = false;
  let isLeading = false;

  const isDue = () => mustChangePassword(session.get());
  const wayNow = (): 'none' | 'dialog' | 'page' => {
    if (!address || PASSING.has(address.path) || !isDue()) return 'none';
    return site.get().device === 'desktop' ? 'dialog' : 'page';
  };

  async function ask(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    // A change of the page dismisses all dialogs: this one opens again.
    while (wayNow() === 'dialog') {
      const { status } = await dialogs.openOffered(CHANGE_DIALOG, { isRequired: true });
      if (status === 'closed') continue;
      onUnavailable();
      break;
    }
    isAsking = false;
  }

  async function lead(): Promise<void> {
    if (isLeading) return;
    isLeading = true;
    // A login that has just succeeded is still closing, and steps back in the history.
    await dialogs.answered(['login', 'register']);
    isLeading = false;
    if (wayNow() !== 'page' || !address || isInfo(address.path)) return;
    tabStorage.set(KEYS.wantedPage, address.path + address.search);
    navigation.go(INFO_PATH, { replace: true });
  }

  function check(): void {
    const way = wayNow();
    if (way !== 'dialog') closeDialog();
    if (way === 'dialog') void ask();
    if (way === 'page') void lead();
    if (session.get().status !== 'restoring' && !isDue()) goBack();
  }

  function closeDialog(): void {
    for (const one of dialogs.open$.get()) {
      if (one.kind === 'offered' && one.name === CHANGE_DIALOG && isRequired(one.args)) dialogs.close(one.id);
    }
  }

  /** Returns to the page that the visitor wanted. After a logout there is none. */
  function goBack(): void {
    const target = tabStorage.get(KEYS.wantedPage);
    if (target === undefined) return;
    tabStorage.remove(KEYS.wantedPage);
    const isWaiting = session.get().status === 'member' && address !== undefined && isInfo(address.path);
    if (isWaiting) navigation.go(target, { replace: true });
  }

  return {
    visit(path, search) {
      address = { path, search };
      check();
    },
    start() {
      const stops = [
        session.subscribe(check),
        site.subscribe(check),
        bus.onOpen(PASSWORD_CHANGED, () => {
          session.passwordChanged();
          tabs.post(TOPIC, {});
          // The member's channel is joined from now on: the balance may have changed before.
          void session.refreshBalance();
        }),
        tabs.on(TOPIC, session.passwordChanged),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}

const isInfo = (path: string) => path.toLowerCase() === INFO_PATH.toLowerCase();

const isRequired = (args: unknown) =>
  typeof args === 'object' && args !== null && 'isRequired' in args && args.isRequired === true;
