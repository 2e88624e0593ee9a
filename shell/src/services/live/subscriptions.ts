import { bearer } from '@tessera/wire';
import { createState, type State } from '@tessera/domain/state';
import { isPrivate } from './channels.ts';
import type { LiveSocket } from './socket.ts';

/** `joining` until the server has said so, or has kept silent for as long as a refusal takes. */
export type ChannelState = 'joining' | 'joined' | 'refused';

export interface Subscriptions {
  readonly states: State<ReadonlyMap<string, ChannelState>>;
  /** Joins and leaves so that exactly these channels remain; channels already joined stay untouched. */
  readonly want: (channels: ReadonlySet<string>) => void;
  /** Asks for private channels again: with the present token, or after a refusal. */
  readonly renew: (which: (channel: string) => boolean) => void;
  /** The connection is gone, and every subscription with it. */
  readonly lost: () => void;
}

/**
 * An Echo server confirms private channels by silence. The reference platform confirms by the acknowledgement of
 * `subscribe`, which is faster and certain; other servers ignore it.
 */
const SILENCE_MS = 400;

/**
 * The Echo protocol's side of the client (readings: "Realtime").
 * @param onNumber told the number of the newest event of a channel that is joined, where the server numbers them
 */
export function createSubscriptions(
  socket: Pick<LiveSocket, 'emit' | 'on'>,
  token: () => string | undefined,
  onNumber: (channel: string, latest: number) => void,
): Subscriptions {
  const states = createState<ReadonlyMap<string, ChannelState>>(new Map());
  const put = (channel: string, state: ChannelState | undefined) => {
    const next = new Map(states.get());
    if (state) next.set(channel, state);
    else next.delete(channel);
    states.set(next);
  };
  // A refusal and the silence after an earlier try may cross: only the latest try counts.
  let tries = 0;
  const lastTry = new Map<string, number>();

  function join(channel: string): void {
    const own = (tries += 1);
    lastTry.set(channel, own);
    // A channel that is joined anew goes on delivering meanwhile.
    if (states.get().get(channel) !== 'joined') put(channel, 'joining');
    const joined = () => {
      if (lastTry.get(channel) === own && states.get().get(channel) === 'joining') put(channel, 'joined');
    };
    const sent = isPrivate(channel) ? token() : undefined;
    const headers = sent === undefined ? {} : { Authorization: bearer(sent) };
    socket.emit('subscribe', { channel, auth: { headers } }, (_status: unknown, latest: unknown) => {
      joined();
      if (typeof latest === 'number' && states.get().has(channel)) onNumber(channel, latest);
    });
    setTimeout(joined, SILENCE_MS);
  }

  socket.on('subscription_error', (channel: unknown) => {
    if (typeof channel === 'string' && states.get().has(channel)) put(channel, 'refused');
  });

  return {
    states,
    want(channels) {
      for (const channel of [...states.get().keys()].filter((one) => !channels.has(one))) {
        socket.emit('unsubscribe', { channel });
        lastTry.delete(channel);
        put(channel, undefined);
      }
      for (const channel of channels) if (!states.get().has(channel)) join(channel);
    },
    renew(which) {
      for (const channel of [...states.get().keys()].filter(which)) join(channel);
    },
    lost() {
      lastTry.clear();
      states.set(new Map());
    },
  };
}
