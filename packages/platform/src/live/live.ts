import { setTimeout as delay } from 'node:timers/promises';
import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import { CHANNELS, encodeEvent, type EventPayload, type LiveEvent } from '@tessera/wire';
import type { FastifyBaseLogger } from 'fastify';
import { keepPace } from '../http/pace.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { Changes } from '../shared-state/presence/presence.ts';
import type { SharedState } from '../shared-state/shared-state.ts';
import { leaveEndedSessions } from './ended-sessions.ts';
import { Grants } from './grants.ts';
import { standInLine } from './line.ts';
import { isAboveBound } from './member-sockets.ts';
import { JOINED, joinChannel, leaveChannel, returnToPresence } from './membership.ts';
import { refuseRecoveryOfEndedSessions } from './recovery.ts';
import { cutSlowClients } from './slow-clients.ts';
import { adapterOver } from './streams-adapter.ts';

const RECOVERY_MS = 2 * 60_000;
/** A revoked token is out of its channels within a second, at whichever process it was revoked. */
const LOOK_MS = 400;
/** A session that has ended waits so long at most for the events before it. */
const ANNOUNCING_MS = 1_000;
/** Each process tells the others so often that it lives. */
const BEAT_MS = 1_000;
const MAX_MESSAGE_BYTES = 8_192;
/** A page has a handful of channels. Each answer is kept for a recovery, so asking without end would fill the memory. */
const REQUEST_PACE = { burst: 120, perSecond: 2 };
/** A member's own channel, as {@link CHANNELS} names it. */
const OWN_CHANNEL = /^private-member\.(\d+)$/;
/** A socket's requests that wait for their turn. */
const MAX_REQUESTS = 64;

export interface Live {
  /** Emits to one member's channel, wherever that member's browsers are connected, with the event's number. */
  toMember<E extends LiveEvent>(memberId: number, event: E, payload: EventPayload<E>): void;
  /** Emits without a number to browsers that are connected now: for what a later event makes up for. */
  toConnected<E extends LiveEvent>(memberId: number, event: E, payload: EventPayload<E>): void;
  toChannel<E extends LiveEvent>(channel: string, event: E, payload: EventPayload<E>): void;
  /** Emits to the own channel of each member who is logged in. */
  toEveryMember<E extends LiveEvent>(event: E, payload: EventPayload<E>): Promise<void>;
  /**
   * Before the sockets of a session that has ended leave their channels, this sends what other processes have announced:
   * the news of an end comes before the end.
   */
  announceBy(passOn: () => Promise<void>): void;
  /** How many sockets are connected to this process. */
  count(): number;
  /** Ends all connections; the HTTP server is its owner's to close. */
  close(): Promise<void>;
}

interface LiveDeps {
  readonly http: HttpServer;
  readonly sessions: Sessions;
  readonly shared: Pick<SharedState, 'memberEvents' | 'presence' | 'redis'>;
  readonly metrics: Pick<Metrics, 'socketRefused'>;
  readonly log: FastifyBaseLogger;
  /** Called with each event for a member. */
  readonly onMemberEvent?: (memberId: number, event: LiveEvent) => void;
}

/**
 * The realtime server: socket.io with the Echo broadcast protocol (readings: "Realtime"). A socket proves who it
 * is with each private channel that it joins, and is out of them as soon as that session ends.
 */
export async function serveLive({
  http,
  sessions,
  shared,
  metrics,
  log,
  onMemberEvent,
}: LiveDeps): Promise<Live> {
  const { memberEvents, presence } = shared;
  const adapter = shared.redis && (await adapterOver(shared.redis));
  const io = new Server(http, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false },
    ...(adapter && { adapter }),
  });
  const pace = keepPace(REQUEST_PACE);
  const failed = (error: unknown) => log.error({ err: error }, 'a subscription failed');
  const leaving = new Set<Promise<void>>();
  const leave = (...given: Parameters<typeof leaveChannel>) => {
    const left = leaveChannel(...given)
      .catch(failed)
      .finally(() => leaving.delete(left));
    leaving.add(left);
  };
  refuseRecoveryOfEndedSessions(io, sessions);
  const onSocketRefused = (memberId?: number) => {
    metrics.socketRefused();
    log.warn({ event: 'socket.refused', memberId }, 'a member has too many sockets');
  };

  io.on('connection', (socket) => {
    if (socket.recovered && isAboveBound(io, socket)) {
      onSocketRefused();
      return void socket.disconnect(true);
    }
    const scene = { socket, io, presence, memberEvents, onSocketRefused };
    if (socket.recovered) returnToPresence(scene).catch(failed);
    const stand = standInLine(MAX_REQUESTS);
    const inLine = (work: () => unknown, refuse: (status: number) => void) => {
      if (!pace(socket.id, Date.now())) return void socket.disconnect(true);
      const isIn = stand(work, (error) => {
        failed(error);
        refuse(500);
      });
      if (!isIn) refuse(429);
    };
    const refuseFor = (request: unknown) => (status: number, reason?: string) =>
      void socket.emit(
        'subscription_error',
        channelName(request),
        status,
        ...(reason === undefined ? [] : [reason]),
      );

    socket.on('subscribe', (request: unknown, acknowledge: unknown) => {
      // The error first: a client that takes every acknowledgement for a yes has heard it by then.
      const answer = (status: number, latest?: number, reason?: string) => {
        if (status !== JOINED) refuseFor(request)(status, reason);
        if (typeof acknowledge !== 'function') return;
        if (latest === undefined) acknowledge(status);
        else acknowledge(status, latest);
      };
      inLine(async () => {
        const { status, latest, reason } = await joinChannel({ ...scene, sessions }, request);
        answer(status, latest, reason);
      }, answer);
    });
    socket.on('unsubscribe', (request: unknown) =>
      inLine(() => leaveChannel(scene, channelName(request)), refuseFor(request)),
    );
    socket.on('disconnecting', () => {
      for (const channel of Grants.of(socket).channels()) leave(scene, channel, 'keep');
    });
  });

  const dropSession = (sessionId: string) => {
    for (const socket of io.of('/').sockets.values()) {
      for (const channel of Grants.of(socket).channelsOf(sessionId)) {
        leave({ socket, io, presence }, channel);
        socket.emit('subscription_error', channel, 401);
      }
    }
  };
  const announce = ({ came, went }: Changes) => {
    for (const { channel, user } of came) io.to(channel).emit('presence:joining', channel, user);
    for (const { channel, user } of went) io.to(channel).emit('presence:leaving', channel, user);
  };
  const beat = () =>
    presence.beat().then(announce, (error: unknown) => log.error({ err: error }, 'presence was not told of'));
  await beat();
  let passOn = async () => {};
  const sending = new Set<Promise<void>>();
  const announced = () =>
    Promise.race([
      passOn().then(() => Promise.all(sending)),
      delay(ANNOUNCING_MS, undefined, { ref: false }),
    ]).then(() => undefined);
  const stops = [
    sessions.onEnd(dropSession),
    leaveEndedSessions({ io, sessions, everyMs: LOOK_MS, announced, drop: dropSession, log }),
    cutSlowClients(io, log),
    every(BEAT_MS, () => void beat()),
  ];

  const live: Live = {
    toMember(memberId, event, payload) {
      onMemberEvent?.(memberId, event);
      const channel = CHANNELS.member(memberId);
      const encoded = encodeEvent(event, payload) as Record<string, unknown>;
      const sent = memberEvents
        .append(memberId, { event: event.name, payload: encoded })
        .then(
          (seq) =>
            void io.to(channel).emit(event.name, channel, seq === undefined ? encoded : { ...encoded, seq }),
          (error: unknown) => log.error({ err: error, event: event.name }, 'an event was not sent'),
        )
        .finally(() => sending.delete(sent));
      sending.add(sent);
    },
    toConnected(memberId, event, payload) {
      const channel = CHANNELS.member(memberId);
      io.to(channel).emit(event.name, channel, encodeEvent(event, payload));
    },
    toChannel(channel, event, payload) {
      const [, memberId] = OWN_CHANNEL.exec(channel) ?? [];
      if (memberId !== undefined) return live.toMember(Number(memberId), event, payload);
      io.to(channel).emit(event.name, channel, encodeEvent(event, payload));
    },
    async toEveryMember(event, payload) {
      for (const memberId of await sessions.members()) live.toMember(memberId, event, payload);
    },
    announceBy(given) {
      passOn = given;
    },
    count: () => io.engine.clientsCount,
    async close() {
      for (const stop of stops) stop();
      io.local.disconnectSockets(true);
      // Not `io.close`, which would close the HTTP server under the requests that are being answered.
      io.engine.close();
      await Promise.all(leaving);
      await io.of('/').adapter.close();
    },
  };
  return live;
}

/** The channel that a request speaks of, for the answer; requests are anything that a client may send. */
function channelName(request: unknown): string {
  const channel =
    typeof request === 'object' && request !== null && 'channel' in request ? request.channel : undefined;
  return typeof channel === 'string' ? channel.slice(0, 64) : '';
}

function every(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  return () => clearInterval(timer);
}
