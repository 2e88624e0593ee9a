import { bearer } from '@tessera/wire';
import { createState, type State } from '@tessera/domain/state';
import { isPrivate } from './channels.ts';
import type { LiveSocket } from './socket.ts';

/** `joining` until the server acknowledges, or until the time for a refusal is over. */
export type ChannelState = 'joining' | 'joined' | 'refused';

export interface Subscriptions {
  readonly states: State<ReadonlyMap<string, ChannelState>>;
  /** Joins and leaves so that exactly these channels remain; channels already joined stay untouched. */
  readonly want: (channels: ReadonlySet<string>) => void;
  /** Joins the chosen channels again: with the present token, or after a refusal. */
  readonly renew: (which: (channel: string) => boolean) => void;
  /** Drops all subscriptions after the connection was lost. */
  readonly lost: () => void;
}

/**
 * An Echo server does not confirm a private channel, it only refuses. The reference platform acknowledges
 * `subscribe`, which is faster and certain; other servers send no acknowledgement.
 */
const REFUSAL_LIMIT_MS = 400;

/**
 * Creates the client's side of the Echo protocol (readings: "Realtime").
 * @param onNumber called with the number of the newest event of a joined channel, if the server numbers them
 */
export function createSubscriptions(
  socket: Pick<LiveSocket, 'emit' | 'on'>,
  token: () => string | undefined,
  onNumber: (channel: string, latest: number) => void,
): Subscriptions {
  const states = createState<ReadonlyMap<string, ChannelState>>(new Map());
  const setState = (channel: string, state: ChannelState | undefined) => {
    const next = new Map(states.get());
    if (state) next.set(channel, state);
    else next.delete(channel);
    states.set(next);
  };
  // The timer of an earlier attempt may run out after a refusal: only the latest attempt counts.
  let attempts = 0;
  const lastAttempt = new Map<string, number>();

  function join(channel: string): void {
    const attempt = (attempts += 1);
    lastAttempt.set(channel, attempt);
    // A channel that is joined again still delivers events meanwhile.
    if (states.get().get(channel) !== 'joined') setState(channel, 'joining');
    const joined = () => {
      if (lastAttempt.get(channel) === attempt && states.get().get(channel) === 'joining')
        setState(channel, 'joined');
    };
    const sent = isPrivate(channel) ? token() : undefined;
    const headers = sent === undefined ? {} : { Authorization: bearer(sent) };
    socket.emit('subscribe', { channel, auth: { headers } }, (_status: unknown, latest: unknown) => {
      joined();
      if (typeof latest === 'number' && states.get().has(channel)) onNumber(channel, latest);
    });
    setTimeout(joined, REFUSAL_LIMIT_MS);
  }

  socket.on('subscription_error', (channel: unknown) => {
    if (typeof channel === 'string' && states.get().has(channel)) setState(channel, 'refused');
  });

  return {
    states,
    want(channels) {
      for (const channel of [...states.get().keys()].filter((one) => !channels.has(one))) {
        socket.emit('unsubscribe', { channel });
        lastAttempt.delete(channel);
        setState(channel, undefined);
      }
      for (const channel of channels) if (!states.get().has(channel)) join(channel);
    },
    renew(which) {
      for (const channel of [...states.get().keys()].filter(which)) join(channel);
    },
    lost() {
      lastAttempt.clear();
      states.set(new Map());
    },
  };
}
