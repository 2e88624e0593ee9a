import type { LiveService, LiveState, Readable, Session } from '@tessera/contracts';
import { bearer, CHANNELS, decodeEvent } from '@tessera/wire';
import type { Socket } from 'socket.io-client';
import { createState } from '@tessera/domain/state';

/** An Echo server confirms a channel by silence; the reference platform acknowledges it at once. */
const SILENCE_MS = 400;

/**
 * The realtime events of the real platform (docs/readings.md, "Realtime").
 * @param socket not connected yet
 */
export function createPlatformLive(
  socket: Socket,
  session: Readable<Session>,
  currency: () => string,
  token: () => string | undefined,
): LiveService {
  const memberChannel = createState<LiveState>('off');
  const listeners = new Map<string, Set<(payload: unknown) => void>>();
  const gaps = new Set<() => void>();
  let joined = new Set<string>();
  let connectedBefore = false;

  function wanted(): Set<string> {
    const now = session.get();
    const open = [CHANNELS.site, CHANNELS.currency(currency())];
    if (now.status !== 'member') return new Set(open);
    const { id, currency: own } = now.member;
    return new Set([...open, CHANNELS.member(id), CHANNELS.memberCurrency(own), CHANNELS.presence(own)]);
  }

  function join(channel: string): void {
    const sent = token();
    const headers = sent === undefined ? {} : { Authorization: bearer(sent) };
    const confirmed = () => {
      const now = session.get();
      if (now.status === 'member' && channel === CHANNELS.member(now.member.id))
        memberChannel.set('connected');
    };
    socket.emit('subscribe', { channel, auth: { headers } }, confirmed);
    setTimeout(() => joined.has(channel) && confirmed(), SILENCE_MS);
  }

  function update(): void {
    if (session.get().status !== 'member') memberChannel.set('off');
    else if (memberChannel.get() === 'off') memberChannel.set('connecting');
    if (!socket.connected) return;
    const next = wanted();
    for (const channel of joined) if (!next.has(channel)) socket.emit('unsubscribe', { channel });
    const fresh = [...next].filter((channel) => !joined.has(channel));
    joined = next;
    fresh.forEach(join);
  }

  socket.on('connect', () => {
    joined = new Set();
    update();
    if (connectedBefore && !socket.recovered) for (const listener of [...gaps]) listener();
    connectedBefore = true;
  });
  socket.on('disconnect', () => memberChannel.set(session.get().status === 'member' ? 'connecting' : 'off'));
  socket.on('subscription_error', (channel: unknown) => void joined.delete(String(channel)));
  socket.onAny((name: string, channel: unknown, payload: unknown) => {
    if (!joined.has(String(channel))) return;
    for (const listener of [...(listeners.get(name) ?? [])]) listener(payload);
  });
  session.subscribe(update);
  socket.connect();

  return {
    memberChannel,
    async ensureMemberChannel(limitMs) {
      if (session.get().status !== 'member') return false;
      if (memberChannel.get() === 'connected') return true;
      return new Promise((resolve) => {
        const settle = (connected: boolean) => {
          stop();
          clearTimeout(limit);
          resolve(connected);
        };
        const stop = memberChannel.subscribe(() => memberChannel.get() === 'connected' && settle(true));
        const limit = setTimeout(() => settle(false), limitMs);
      });
    },
    on: (event, listener) => {
      const own = (payload: unknown) => {
        const decoded = decodeEvent(event, payload);
        if (decoded !== undefined) listener(decoded as never);
      };
      listeners.set(event.name, (listeners.get(event.name) ?? new Set()).add(own));
      return () => void listeners.get(event.name)?.delete(own);
    },
    onGap: (listener) => {
      const own = () => listener();
      gaps.add(own);
      return () => void gaps.delete(own);
    },
  };
}
