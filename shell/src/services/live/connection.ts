import type { ApiService, Disposer, Readable } from '@tessera/contracts';
import { liveMissed, siteDetail } from '@tessera/wire';
import { createListeners } from '@tessera/domain/state';
import { trackEventNumbers, type EventPosition } from './event-numbers.ts';
import { countPresent } from './presence-count.ts';
import type { LiveSocket } from './socket.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';

/** The socket with its subscriptions, from its first connection to its end. */
export interface Connection {
  readonly isConnected: () => boolean;
  readonly subscriptions: Subscriptions;
  /** Calls the listener for each event of a joined channel, with its name and payload. */
  readonly onEvent: (listener: (event: { name: string; payload: unknown }) => void) => Disposer;
  /** The number of members in the presence channel; `undefined` outside of one. */
  readonly present: Readable<number | undefined>;
  /** Connects at once instead of after a pause, if the connection is down. */
  readonly retryNow: () => void;
  /** Disconnects until {@link Connection.retryNow}: a page with an open socket cannot be restored on Back. */
  readonly suspend: () => void;
  readonly stop: () => void;
}

export interface ConnectionDeps {
  readonly api: Pick<ApiService, 'send'>;
  readonly token: () => string | undefined;
  readonly wanted: () => ReadonlySet<string>;
  /** The newest event at the time of the member's first data. */
  readonly firstEvent: () => EventPosition | undefined;
  /** Called after a break whose events the server could not deliver later. */
  readonly onGap: () => void;
}

/** Pause after the server has closed or refused the connection; the library does not retry then. */
const AFTER_REFUSAL_MS = 5_000;

/** Opens a connection, which reconnects until it is stopped. */
export function openConnection(
  socket: LiveSocket,
  { api, token, wanted, firstEvent, onGap }: ConnectionDeps,
): Connection {
  const numbers = trackEventNumbers({
    firstEvent,
    fetchMissed: (after) => api.send(liveMissed, { after }),
    deliver: (channel, event) => receive(channel, event),
  });
  const subscriptions = createSubscriptions(socket, token, numbers.joined);
  // Events of a channel that was just left, such as a former member's, are dropped.
  const receive = (channel: string, event: { name: string; payload: unknown }) => {
    if (subscriptions.states.get().has(channel)) received.call(event);
  };
  const received = createListeners<{ name: string; payload: unknown }>();
  let wasConnected = false;
  let isDown = false;
  let hasFailed = false;
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  /** Any call shows whether the platform answers (`api/reachable.ts`); an idle page sends no other. */
  const checkPlatform = () => void api.send(siteDetail, {}).catch(() => undefined);
  socket.on('connect', () => {
    subscriptions.want(wanted());
    if (hasFailed) checkPlatform();
    hasFailed = false;
    if (wasConnected && !socket.recovered) onGap();
    wasConnected = true;
    isDown = false;
  });
  const onDown = () => {
    isDown = true;
    if (!isStopped && !socket.active) retry = setTimeout(() => socket.connect(), AFTER_REFUSAL_MS);
  };
  // After each attempt: a platform that is stopping may still have answered the check after the first.
  socket.on('connect_error', () => {
    hasFailed = true;
    checkPlatform();
    onDown();
  });
  socket.on('disconnect', () => {
    subscriptions.lost();
    onDown();
  });
  socket.onAny((name: string, channel: unknown, payload: unknown) => {
    if (typeof channel === 'string' && numbers.isNew(channel, payload)) receive(channel, { name, payload });
  });
  const present = countPresent(socket, subscriptions);
  socket.connect();

  return {
    isConnected: () => socket.connected,
    subscriptions,
    onEvent: received.add,
    present,
    retryNow() {
      if (!isDown) return;
      clearTimeout(retry);
      socket.disconnect().connect();
    },
    suspend() {
      isDown = true;
      socket.disconnect();
    },
    stop() {
      isStopped = true;
      clearTimeout(retry);
      socket.disconnect();
    },
  };
}
