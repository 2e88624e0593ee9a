import type { Disposer, LiveService, LiveState, Readable, Session, Site } from '@tessera/contracts';
import { CHANNELS, decodeEvent, memberCash } from '@tessera/wire';
import { createListeners, createState, type Listeners } from '@tessera/domain/state';
import { mustChangePassword } from '../session/session.machine.ts';
import { isPrivate, listening, wantedChannels } from './channels.ts';
import type { Connection, ConnectionDeps } from './connection.ts';
import type { EventPosition } from './event-numbers.ts';

export interface ShellLive extends LiveService {
  /** Connects if there is no connection yet. Before that, listeners get no events. */
  readonly start: () => void;
  /** Joins and leaves channels after a change of session, currency or template. */
  readonly update: () => void;
  /** Joins private channels again with a new token. */
  readonly renew: () => void;
  /** The number of members who are here; `undefined` for guests and without a connection. */
  readonly present: Readable<number | undefined>;
  /** Calls the listener when the server has put this browser out of the member's own channel, which it had joined. */
  readonly onEvicted: (listener: () => void) => Disposer;
  /** Calls the listeners of a gap: what happened meanwhile may be unknown here. */
  readonly catchUp: () => void;
  readonly stop: Disposer;
}

export interface LiveDeps {
  /** Loads the connection's code and opens a connection: no page needs it for its first view. */
  readonly open: (needs: Omit<ConnectionDeps, 'api'>) => Promise<Connection>;
  readonly token: () => string | undefined;
  readonly session: () => Session;
  /** The number of the newest event at the time of the member's first data. */
  readonly eventNumber: () => number | undefined;
  readonly site: () => Pick<Site, 'currency' | 'template'>;
  /** Resolves when no outcome waits that a balance could show; `undefined` if none does. */
  readonly revealed: () => Promise<unknown> | undefined;
}

/** Creates the live service with the document's one socket (readings: "Realtime"). */
export function createLive({ open, token, session, eventNumber, site, revealed }: LiveDeps): ShellLive {
  const memberChannel = createState<LiveState>('off');
  const present = createState<number | undefined>(undefined);
  const gap = createListeners();
  const evicted = createListeners();
  const byName = new Map<string, Listeners<unknown>>();
  let opening: Promise<Connection> | undefined;
  let connection: Connection | undefined;

  const wanted = () => wantedChannels(session(), site());
  const ownChannel = () => {
    const member = listening(session());
    return member && CHANNELS.member(member.id);
  };

  function firstEvent(): EventPosition | undefined {
    const channel = ownChannel();
    const seq = eventNumber();
    return channel === undefined || seq === undefined ? undefined : { channel, seq };
  }

  function refresh(): void {
    const channel = ownChannel();
    if (!channel) return memberChannel.set('off');
    const state = connection?.subscriptions.states.get().get(channel);
    const wasJoined = memberChannel.get() === 'connected';
    memberChannel.set(state === 'joined' ? 'connected' : opening ? 'connecting' : 'off');
    if (wasJoined && state === 'refused') evicted.call();
  }

  async function connect(): Promise<Connection> {
    const opened = await open({ token, wanted, firstEvent, onGap: gap.call });
    connection = opened;
    opened.subscriptions.states.subscribe(refresh);
    opened.present.subscribe(() => present.set(opened.present.get()));
    opened.onEvent(deliver);
    return opened;
  }

  function deliver({ name, payload }: { readonly name: string; readonly payload: unknown }): void {
    const call = () => byName.get(name)?.call(payload);
    const wait = name === memberCash.name ? revealed() : undefined;
    if (!wait) return call();
    const channel = ownChannel();
    // By then it may be another member's session.
    void wait.then(() => ownChannel() === channel && call());
  }

  function start(): Promise<Connection> {
    opening ??= connect().catch((error: unknown) => {
      opening = undefined;
      refresh();
      throw error;
    });
    refresh();
    return opening;
  }

  return {
    memberChannel,
    present,
    // Without the socket's code everything else works; the next caller that needs it loads it again.
    start: () => void start().catch(() => undefined),
    update() {
      if (connection?.isConnected()) connection.subscriptions.want(wanted());
      refresh();
    },
    renew: () => connection?.subscriptions.renew(isPrivate),
    async ensureMemberChannel(limitMs) {
      const channel = ownChannel();
      // While a new password is demanded the caller's next call waits, and the channel is joined before it is sent.
      if (!channel) return mustChangePassword(session());
      if (memberChannel.get() === 'connected') return true;
      const { promise: connected, resolve } = Promise.withResolvers<boolean>();
      const stopListening = memberChannel.subscribe(
        () => memberChannel.get() === 'connected' && resolve(true),
      );
      const limit = setTimeout(() => resolve(false), limitMs);
      start().then(
        ({ subscriptions, retryNow }) => {
          retryNow();
          subscriptions.renew((one) => one === channel);
        },
        () => resolve(false),
      );
      return connected.finally(() => {
        stopListening();
        clearTimeout(limit);
      });
    },
    on(event, listener) {
      const listeners = byName.get(event.name) ?? createListeners<unknown>();
      byName.set(event.name, listeners);
      return listeners.add((payload) => {
        const decoded = decodeEvent(event, payload);
        if (decoded !== undefined) listener(decoded);
      });
    },
    onGap: gap.add,
    onEvicted: evicted.add,
    catchUp: gap.call,
    stop() {
      // A connection that is still opening is stopped once it is open.
      void opening?.then(
        (opened) => opened.stop(),
        () => undefined,
      );
      connection = undefined;
      opening = undefined;
      refresh();
    },
  };
}
