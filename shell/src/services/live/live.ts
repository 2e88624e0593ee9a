import type { Disposer, LiveService, LiveState, Session, Site } from '@tessera/contracts';
import { CHANNELS, decodeEvent } from '@tessera/wire';
import { createListeners, createState, type Listeners } from '@tessera/domain/state';
import { isPrivate, wantedChannels } from './channels.ts';
import type { Line, LineDeps } from './line.ts';

export interface ShellLive extends LiveService {
  /** Connects now, where it has not yet; until then events are listened for in vain. */
  readonly start: () => void;
  /** Session, currency or template have changed: joins and leaves channels accordingly. */
  readonly update: () => void;
  /** The token has been replaced: private channels are joined anew with it. */
  readonly renew: () => void;
  readonly stop: Disposer;
}

export interface LiveDeps {
  /** Loads what a connection needs, and makes one: no page needs that for its first view. */
  readonly open: (needs: Omit<LineDeps, 'api'>) => Promise<Line>;
  readonly token: () => string | undefined;
  readonly session: () => Session;
  readonly site: () => Pick<Site, 'currency' | 'template'>;
}

/** The one socket of the document (readings: "Realtime"). */
export function createLive({ open, token, session, site }: LiveDeps): ShellLive {
  const memberChannel = createState<LiveState>('off');
  const gap = createListeners();
  const byName = new Map<string, Listeners<unknown>>();
  let opening: Promise<Line> | undefined;
  let line: Line | undefined;

  const wanted = () => wantedChannels(session(), site());
  const ownChannel = () => {
    const now = session();
    return now.status === 'member' ? CHANNELS.member(now.member.id) : undefined;
  };

  function refresh(): void {
    const channel = ownChannel();
    if (!channel) return memberChannel.set('off');
    const joined = line?.subscriptions.states.get().get(channel) === 'joined';
    memberChannel.set(joined ? 'connected' : opening ? 'connecting' : 'off');
  }

  async function connect(): Promise<Line> {
    const opened = await open({ token, wanted, onGap: gap.call });
    line = opened;
    opened.subscriptions.states.subscribe(refresh);
    opened.onEvent(({ name, payload }) => byName.get(name)?.call(payload));
    return opened;
  }

  function start(): Promise<Line> {
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
    // Without the socket's code everything else still works; whoever needs it asks again.
    start: () => void start().catch(() => undefined),
    update() {
      if (line?.isUp()) line.subscriptions.want(wanted());
      refresh();
    },
    renew: () => line?.subscriptions.renew(isPrivate),
    async ensureMemberChannel(limitMs) {
      const channel = ownChannel();
      if (!channel) return false;
      if (memberChannel.get() === 'connected') return true;
      const { promise: connected, resolve } = Promise.withResolvers<boolean>();
      const stopListening = memberChannel.subscribe(
        () => memberChannel.get() === 'connected' && resolve(true),
      );
      const limit = setTimeout(() => resolve(false), limitMs);
      start().then(
        ({ subscriptions, hurry }) => {
          hurry();
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
    stop() {
      // One that is still being opened is stopped as soon as it is there.
      void opening?.then(
        (opened) => opened.stop(),
        () => undefined,
      );
      line = undefined;
      opening = undefined;
      refresh();
    },
  };
}
