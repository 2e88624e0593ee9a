import type { ApiService, Disposer, LocaleService, Readable, Session } from '@tessera/contracts';
import { createState } from '@tessera/domain/state';
import { preferencesChanged, type MemberPreferences } from '@tessera/wire';
import type { ShellBus } from '../bus/bus.ts';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import type { ShellLive } from '../live/live.ts';

/** What the next page of this browser knows before the member is known. The gateway's early script reads it, too. */
type Look = Pick<MemberPreferences, 'contrast' | 'motion' | 'sessionClock'>;

export interface PreferencesService {
  /** Whether the header shows how long the session has lasted. */
  readonly sessionClock: Readable<boolean>;
  readonly start: () => Disposer;
}

interface PreferencesDeps {
  readonly api: Pick<ApiService, 'send'>;
  readonly bus: Pick<ShellBus, 'on'>;
  readonly live: Pick<ShellLive, 'on'>;
  readonly locale: Pick<LocaleService, 'change'>;
  readonly session: Pick<Readable<Session>, 'get'>;
  readonly storage: KeyStore;
  /** The root element; `undefined` on a server. */
  readonly root: HTMLElement | undefined;
}

/** Creates the service that applies the member's preferences to this browser: at a login, and when they change. */
export function createPreferences(deps: PreferencesDeps): PreferencesService {
  const { api, bus, live, locale, session, storage, root } = deps;
  const sessionClock = createState(true);

  function apply({ contrast, motion, sessionClock: clock }: Look): void {
    storage.set(KEYS.preferences, JSON.stringify({ contrast, motion, sessionClock: clock }));
    sessionClock.set(clock === 1);
    if (!root) return;
    setAttribute(root, 'data-contrast', contrast);
    setAttribute(root, 'data-motion', motion);
  }
  function forget(): void {
    storage.remove(KEYS.preferences);
    sessionClock.set(true);
    root?.removeAttribute('data-contrast');
    root?.removeAttribute('data-motion');
  }
  async function load(isNew: boolean): Promise<void> {
    // A back end without preferences, or a failure: the browser stays as it is until the next login or page.
    const kept = await import('./kept-preferences.ts')
      .then(({ keptPreferences }) => keptPreferences(api))
      .catch(() => undefined);
    if (!kept || session.get().status !== 'member') return;
    apply(kept);
    // Not on every page: an address in another language is also a choice.
    if (isNew && kept.language) locale.change(kept.language);
  }

  return {
    sessionClock: { get: sessionClock.get, getInitial: () => true, subscribe: sessionClock.subscribe },
    start() {
      const kept = storage.get(KEYS.preferences);
      if (kept?.includes('"sessionClock":0')) sessionClock.set(false);
      const disposers = [
        bus.on('session.started', ({ restored }) => void load(!restored)),
        bus.on('session.ended', forget),
        live.on(preferencesChanged, apply),
      ];
      return () => disposers.forEach((dispose) => dispose());
    },
  };
}

function setAttribute(root: HTMLElement, name: string, value: string): void {
  if (value === 'system') root.removeAttribute(name);
  else root.setAttribute(name, value);
}
