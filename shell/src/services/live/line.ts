import type { ApiService, Disposer } from '@tessera/contracts';
import { liveMissed } from '@tessera/wire';
import { createListeners } from '@tessera/domain/state';
import { followNumbers } from './numbers.ts';
import type { LiveSocket } from './socket.ts';
import { createSubscriptions, type Subscriptions } from './subscriptions.ts';

/** The socket and what stands on it, from its first connection to its end. */
export interface Line {
  readonly isUp: () => boolean;
  readonly subscriptions: Subscriptions;
  /** An event of a channel that is joined now: its name, and what came with it. */
  readonly onEvent: (listener: (event: { name: string; payload: unknown }) => void) => Disposer;
  /** Ends the wait before the next try, where the line is down. */
  readonly hurry: () => void;
  readonly stop: () => void;
}

export interface LineDeps {
  readonly api: Pick<ApiService, 'send'>;
  readonly token: () => string | undefined;
  readonly wanted: () => ReadonlySet<string>;
  /** After a break, when the server could not hand in what came meanwhile. */
  readonly onGap: () => void;
}

/** After the server itself has cut or refused the connection; the library tries no more by itself then. */
const AFTER_REFUSAL_MS = 5_000;

/** Connects, and keeps connected until it is stopped. */
export function openLine(socket: LiveSocket, { api, token, wanted, onGap }: LineDeps): Line {
  const numbers = followNumbers({
    ask: (after) => api.send(liveMissed, { after }),
    deliver: (channel, event) => hear(channel, event),
  });
  const subscriptions = createSubscriptions(socket, token, numbers.joined);
  // Of a channel that was just left, such as a former member's, nothing is heard any more.
  const hear = (channel: string, event: { name: string; payload: unknown }) => {
    if (subscriptions.states.get().has(channel)) heard.call(event);
  };
  const heard = createListeners<{ name: string; payload: unknown }>();
  let connectedBefore = false;
  let resting = false;
  let stopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  socket.on('connect', () => {
    subscriptions.want(wanted());
    if (connectedBefore && !socket.recovered) onGap();
    connectedBefore = true;
    resting = false;
  });
  const rest = () => {
    resting = true;
    if (!stopped && !socket.active) retry = setTimeout(() => socket.connect(), AFTER_REFUSAL_MS);
  };
  socket.on('connect_error', rest);
  socket.on('disconnect', () => {
    subscriptions.lost();
    rest();
  });
  socket.onAny((name: string, channel: unknown, payload: unknown) => {
    if (typeof channel === 'string' && numbers.isNew(channel, payload)) hear(channel, { name, payload });
  });
  socket.connect();

  return {
    isUp: () => socket.connected,
    subscriptions,
    onEvent: heard.add,
    hurry() {
      if (!resting) return;
      clearTimeout(retry);
      socket.disconnect().connect();
    },
    stop() {
      stopped = true;
      clearTimeout(retry);
      socket.disconnect();
    },
  };
}
