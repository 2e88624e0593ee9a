import type { ApiService, Balance, Disposer, Member, Session, SessionService } from '@tessera/contracts';
import { layout, logout, myCash } from '@tessera/wire';
import { KEYS, type KeyStore } from '../edge/storage.ts';
import { createState } from '@tessera/domain/state';
import type { ShellBus } from '../bus/bus.ts';
import type { CredentialStore, EndReason } from './credentials.ts';
import { GUEST, memberOf, RESTORING, sessionReducer, type SessionEvent } from './session.machine.ts';

export interface ShellSession extends SessionService {
  /** Restores the member of a saved token, if there is one (spec §4 Login). */
  readonly start: () => Disposer;
  /** Settles as soon as it is known whether there is a member. */
  readonly settled: () => Promise<void>;
  /** The number of the newest event of the member's channel when the member's data were loaded first. */
  readonly eventNumber: () => number | undefined;
  /** Returns when the present login was made, in ms of the server's clock, for the session clock. */
  readonly since: () => number;
  /** Requests the member's data again, e.g. when the operator has changed them. Never rejects. */
  readonly refreshMember: () => Promise<void>;
  /** Makes the visitor a member without a token, in this document (showcase mode). */
  readonly enterShowcase: (member: Member, balance: Balance) => void;
  /** Clears the demand for a new password, in this document. */
  readonly passwordChanged: () => void;
  readonly applyCash: (amount: string, version: number) => void;
  /** Logs out for a reason, which the event names. The server is notified if it can be reached. */
  readonly leave: (reason: EndReason) => Promise<void>;
}

export interface SessionDeps {
  readonly api: ApiService;
  readonly credentials: CredentialStore;
  readonly storage: KeyStore;
  readonly bus: Pick<ShellBus, 'emit'>;
  readonly localeCode: string;
  /** Milliseconds of the server's clock. */
  readonly now: () => number;
  /** The session for which the server rendered the page. */
  readonly initial: 'guest' | 'restoring';
  /** The longest wait for the answer to a logout. */
  readonly logoutLimitMs?: number;
}

/** Pauses before the member is loaded again after a failure other than an invalid token. */
const RETRY_MS = [1_000, 3_000, 10_000, 30_000];

/** Creates the session of this document, which follows the credentials. */
export function createSession(deps: SessionDeps): ShellSession {
  const { api, credentials, storage, bus, localeCode, now, initial, logoutLimitMs = 3_000 } = deps;
  const state = createState(GUEST);
  const initialSession: Session = initial === 'guest' ? GUEST : RESTORING;
  const openedAt = now();
  const stopped = new AbortController();
  let eventNumber: number | undefined;
  const send = (event: SessionEvent) => {
    const before = state.get();
    const after = sessionReducer(before, event);
    state.set(after);
    if (before.status === 'member' && after.status === 'member' && before.balance !== after.balance) {
      bus.emit('wallet.changed', {});
    }
  };

  async function load(login: string, restored: boolean): Promise<void> {
    // The same member's next login changes nothing that the page shows, so the page is not taken apart for it.
    if (!isPresent(credentials.get()?.memberId)) send({ type: 'credentialsFound' });
    for (let attempt = 0; credentials.get()?.login === login && !stopped.signal.aborted; attempt += 1) {
      try {
        const answer = await api.send(layout, {});
        if (credentials.get()?.login !== login) return;
        eventNumber = answer.eventNumber;
        storage.set(KEYS.memberType, String(answer.memberType));
        storage.set(KEYS.agentType, String(answer.agentType));
        send({ type: 'memberLoaded', ...memberOf(answer, localeCode) });
        bus.emit('session.started', { memberId: answer.id, restored });
        return;
      } catch {
        // An invalid token has ended the session by now; other failures may be temporary.
        if (credentials.get()?.login !== login) return;
        await pause(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)], stopped.signal);
      }
    }
  }

  function isPresent(memberId: number | undefined): boolean {
    const session = state.get();
    return session.status === 'member' && session.member.id === memberId;
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
    if (login === undefined) {
      // Only a showcase has a member without a token.
      if (state.get().status !== 'guest') send({ type: 'ended' });
      return;
    }
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), logoutLimitMs);
    // The call already has its token, so a session that ends for another reason than a logout can end at once.
    const logoutAnswer = api.send(logout, {}, { signal: limit.signal });
    if (reason !== 'logout') credentials.end(reason, login);
    // A server that does not answer must not delay the player: this browser drops the token in any case.
    await logoutAnswer.catch(() => undefined);
    clearTimeout(timer);
    credentials.end(reason, login);
  }

  return {
    get: state.get,
    getInitial: () => initialSession,
    subscribe: state.subscribe,
    start() {
      const login = credentials.get()?.login;
      // The member of a login in the page's address is loading already.
      if (login !== undefined && state.get().status === 'guest') void load(login, true);
      return () => stopped.abort();
    },
    async settled() {
      if (state.get().status !== 'restoring') return;
      const { promise, resolve } = Promise.withResolvers<void>();
      const stop = state.subscribe(() => state.get().status !== 'restoring' && resolve());
      await promise.finally(stop);
    },
    eventNumber: () => eventNumber,
    // A native wrapper's token has no login time: the time when the page opened is used.
    since: () => credentials.get()?.since ?? openedAt,
    async refreshMember() {
      const login = credentials.get()?.login;
      if (state.get().status !== 'member' || login === undefined) return;
      const answer = await api.send(layout, {}).catch(() => undefined);
      if (answer && credentials.get()?.login === login) {
        send({ type: 'memberLoaded', ...memberOf(answer, localeCode) });
      }
    },
    enterShowcase: (member, balance) => send({ type: 'showcaseEntered', member, balance }),
    passwordChanged: () => send({ type: 'passwordChanged' }),
    applyCash: (amount, version) => send({ type: 'cashChanged', balance: { amount, version } }),
    async refreshBalance() {
      const login = credentials.get()?.login;
      if (state.get().status !== 'member' || login === undefined) return;
      const answer = await api.send(myCash, {}).catch(() => undefined);
      if (!answer || credentials.get()?.login !== login) return;
      send({ type: 'cashChanged', balance: { amount: answer.cash, version: answer.version } });
    },
    logout: () => leave('logout'),
    leave,
  };
}

/** Waits, but at most until the signal aborts. */
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
