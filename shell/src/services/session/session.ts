import type { ApiService, Disposer, Session, SessionService } from '@tessera/contracts';
import { layout, logout, myCash } from '@tessera/wire';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import { createState } from '@tessera/domain/state';
import type { ShellBus } from '../bus/bus.ts';
import type { CredentialStore, EndReason } from './credentials.ts';
import { GUEST, memberOf, RESTORING, sessionReducer, type SessionEvent } from './session.machine.ts';

export interface ShellSession extends SessionService {
  /** Restores the member of a saved token, where there is one (spec §4 Login). */
  readonly start: () => Disposer;
  /** Settles as soon as it is known whether there is a member. */
  readonly settled: () => Promise<void>;
  /** When the present login was made, in ms of the device's clock; for the session clock. */
  readonly since: () => number;
  readonly applyCash: (amount: string, version: number) => void;
  /** Logs out for a reason that others are told; the server hears of it as far as it can. */
  readonly leave: (reason: EndReason) => Promise<void>;
}

export interface SessionDeps {
  readonly api: ApiService;
  readonly credentials: CredentialStore;
  readonly storage: KeyStore;
  readonly bus: Pick<ShellBus, 'emit'>;
  readonly localeCode: string;
  /** Milliseconds of the device's clock. */
  readonly now: () => number;
  /** What the page was written for. */
  readonly initial: 'guest' | 'restoring';
  /** The answer to a logout is not waited for longer than this. */
  readonly logoutLimitMs?: number;
}

/** Waits before the member is asked for again, when that failed for another reason than a dead token. */
const RETRY_MS = [1_000, 3_000, 10_000, 30_000];

export function createSession(deps: SessionDeps): ShellSession {
  const { api, credentials, storage, bus, localeCode, now, initial, logoutLimitMs = 3_000 } = deps;
  const state = createState(GUEST);
  const written: Session = initial === 'guest' ? GUEST : RESTORING;
  const openedAt = now();
  const end = new AbortController();
  const send = (event: SessionEvent) => {
    const before = state.get();
    const after = sessionReducer(before, event);
    state.set(after);
    if (before.status === 'member' && after.status === 'member' && before.balance !== after.balance) {
      bus.emit('wallet.changed', {});
    }
  };

  async function load(login: string, restored: boolean): Promise<void> {
    send({ type: 'credentialsFound' });
    for (let attempt = 0; credentials.get()?.login === login && !end.signal.aborted; attempt += 1) {
      try {
        const answer = await api.send(layout, {});
        if (credentials.get()?.login !== login) return;
        storage.set(KEYS.memberType, String(answer.memberType));
        storage.set(KEYS.agentType, String(answer.agentType));
        send({ type: 'memberLoaded', ...memberOf(answer, localeCode) });
        bus.emit('session.started', { memberId: answer.id, restored });
        return;
      } catch {
        // A dead token has ended the session by now; anything else may pass.
        if (credentials.get()?.login !== login) return;
        await pause(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)], end.signal);
      }
    }
  }

  credentials.on((change) => {
    const login = credentials.get()?.login;
    if (change.kind === 'started' && login !== undefined) void load(login, !change.here);
    if (change.kind === 'ended' && state.get().status !== 'guest') {
      send({ type: 'ended' });
      bus.emit('session.ended', { reason: change.reason });
    }
  });

  async function leave(reason: EndReason): Promise<void> {
    const login = credentials.get()?.login;
    if (login === undefined) return;
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), logoutLimitMs);
    // The call has taken its token when it is sent; a session that is over for another reason ends at once.
    const told = api.send(logout, {}, { signal: limit.signal });
    if (reason !== 'logout') credentials.end(reason, login);
    // A server that does not answer must not hold the player: the token is gone from this browser either way.
    await told.catch(() => undefined);
    clearTimeout(timer);
    credentials.end(reason, login);
  }

  return {
    get: state.get,
    getInitial: () => written,
    subscribe: state.subscribe,
    start() {
      const login = credentials.get()?.login;
      // One that an address has just brought is being asked for already.
      if (login !== undefined && state.get().status === 'guest') void load(login, true);
      return () => end.abort();
    },
    async settled() {
      if (state.get().status !== 'restoring') return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const stop = state.subscribe(() => state.get().status !== 'restoring' && resolve());
      await promise.finally(stop);
    },
    // A token that a native wrapper has brought says not since when it is good: the page's own time counts then.
    since: () => credentials.get()?.since ?? openedAt,
    applyCash: (amount, version) => send({ type: 'cashChanged', balance: { amount, version } }),
    async refreshBalance() {
      if (state.get().status !== 'member') return;
      const { cash, version } = await api.send(myCash, {});
      send({ type: 'cashChanged', balance: { amount: cash, version } });
    },
    logout: () => leave('logout'),
    leave,
  };
}

/** Ends early with the signal. */
function pause(ms: number | undefined, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
