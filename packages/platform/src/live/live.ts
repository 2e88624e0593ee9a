import type { Server as HttpServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { CHANNELS, encodeEvent, type EventPayload, type LiveEvent } from '@tessera/wire';
import type { FastifyBaseLogger } from 'fastify';
import { keepPace } from '../http/pace.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { Grants } from './grants.ts';
import { standInLine } from './line.ts';
import { JOINED, joinChannel, leaveChannel, returnToPresence, type Presence } from './membership.ts';

const RECOVERY_MS = 2 * 60_000;
/** Sessions also end by time: their sockets leave within this. */
const SWEEP_MS = 5_000;
/** Packets that wait for a client: engine.io sets no cap, and one that does not read would fill the memory. */
const MAX_WAITING = 512;
const MAX_MESSAGE_BYTES = 8_192;
/** A page has a handful of channels. Each answer is kept for a recovery, so asking without end would fill the memory. */
const REQUEST_PACE = { burst: 120, perSecond: 2 };
/** A member's own channel, as {@link CHANNELS} names it. */
const OWN_CHANNEL = /^private-member\.\d+$/;
/** A socket's requests that wait for their turn. */
const MAX_REQUESTS = 64;

export interface Live {
  /** Emits to one member's channel, wherever that member's browsers are connected. */
  toMember<E extends LiveEvent>(memberId: number, event: E, payload: EventPayload<E>): void;
  toChannel<E extends LiveEvent>(channel: string, event: E, payload: EventPayload<E>): void;
  /** Emits to the own channel of each member who has a browser connected. */
  toEveryMember<E extends LiveEvent>(event: E, payload: EventPayload<E>): void;
  /** How many sockets are connected. */
  count(): number;
  /** Ends all connections; the HTTP server is its owner's to close. */
  close(): void;
}

/**
 * The realtime server: socket.io with the Echo broadcast protocol (readings: "Realtime"). A socket proves who it
 * is with each private channel that it joins, and is out of them as soon as that session ends.
 */
export function serveLive(http: HttpServer, sessions: Sessions, log: FastifyBaseLogger): Live {
  const io = new Server(http, {
    path: '/socket.io',
    serveClient: false,
    maxHttpBufferSize: MAX_MESSAGE_BYTES,
    connectionStateRecovery: { maxDisconnectionDuration: RECOVERY_MS, skipMiddlewares: false },
  });
  const presence: Presence = new Map();
  const pace = keepPace(REQUEST_PACE);
  refuseRecoveryOfEndedSessions(io, sessions);

  io.on('connection', (socket) => {
    const scene = { socket, io, presence };
    if (socket.recovered) returnToPresence(scene);
    const stand = standInLine(MAX_REQUESTS);
    const inLine = (work: () => unknown, refuse: (status: number) => void) => {
      if (!pace(socket.id, Date.now())) return void socket.disconnect(true);
      const isIn = stand(work, (error) => {
        log.error({ err: error }, 'a subscription failed');
        refuse(500);
      });
      if (!isIn) refuse(429);
    };
    const refuseFor = (request: unknown) => (status: number) =>
      void socket.emit('subscription_error', channelName(request), status);

    socket.on('subscribe', (request: unknown, acknowledge: unknown) => {
      // The error first: a client that takes every acknowledgement for a yes has heard it by then.
      const answer = (status: number) => {
        if (status !== JOINED) refuseFor(request)(status);
        if (typeof acknowledge === 'function') acknowledge(status);
      };
      inLine(async () => answer(await joinChannel({ ...scene, sessions }, request)), answer);
    });
    socket.on('unsubscribe', (request: unknown) =>
      inLine(() => leaveChannel(scene, channelName(request)), refuseFor(request)),
    );
    socket.on('disconnecting', () => {
      for (const channel of Grants.of(socket).channels()) leaveChannel(scene, channel, 'keep');
    });
  });

  const dropSession = (sessionId: string) => {
    for (const socket of io.of('/').sockets.values()) {
      for (const channel of Grants.of(socket).channelsOf(sessionId)) {
        leaveChannel({ socket, io, presence }, channel);
        socket.emit('subscription_error', channel, 401);
      }
    }
  };
  const stopListening = sessions.onEnd(dropSession);
  const sweep = setInterval(() => {
    cutSlowClients(io, log);
    sweepSessions(io, sessions, dropSession).catch((error: unknown) =>
      log.error({ err: error }, 'the sessions of sockets could not be checked'),
    );
  }, SWEEP_MS);

  return {
    toMember: (memberId, event, payload) => emitTo(io, CHANNELS.member(memberId), event, payload),
    toChannel: (channel, event, payload) => emitTo(io, channel, event, payload),
    toEveryMember(event, payload) {
      for (const channel of io.of('/').adapter.rooms.keys()) {
        if (OWN_CHANNEL.test(channel)) emitTo(io, channel, event, payload);
      }
    },
    count: () => io.engine.clientsCount,
    close() {
      clearInterval(sweep);
      stopListening();
      io.disconnectSockets(true);
      // Not `io.close`, which would close the HTTP server under the requests that are being answered.
      io.engine.close();
    },
  };
}

function emitTo<E extends LiveEvent>(io: Server, channel: string, event: E, payload: EventPayload<E>): void {
  io.to(channel).emit(event.name, channel, encodeEvent(event, payload));
}

/** The channel that a request speaks of, for the answer; requests are anything that a client may send. */
function channelName(request: unknown): string {
  const channel =
    typeof request === 'object' && request !== null && 'channel' in request ? request.channel : undefined;
  return typeof channel === 'string' ? channel.slice(0, 64) : '';
}

/**
 * Recovery hands out the missed packets before any middleware runs, so the question whether the sessions are
 * still good is put where the state is restored.
 */
function refuseRecoveryOfEndedSessions(io: Server, sessions: Sessions): void {
  const adapter = io.of('/').adapter;
  const restore = adapter.restoreSession.bind(adapter);
  adapter.restoreSession = async (pid, offset) => {
    const restored = await restore(pid, offset);
    const grants = Grants.from((restored?.data as Socket['data'] | undefined)?.grants);
    const alive = await sessions.alive(grants.sessionIds());
    const isStillGood = grants.sessionIds().every((id) => alive.has(id));
    return isStillGood ? restored : (null as unknown as typeof restored);
  };
}

async function sweepSessions(io: Server, sessions: Sessions, drop: (id: string) => void): Promise<void> {
  const ids = new Set([...io.of('/').sockets.values()].flatMap((socket) => Grants.of(socket).sessionIds()));
  const alive = await sessions.alive([...ids]);
  for (const id of ids) if (!alive.has(id)) drop(id);
}

function cutSlowClients(io: Server, log: FastifyBaseLogger): void {
  for (const socket of io.of('/').sockets.values()) {
    const waiting = (socket.conn as unknown as { writeBuffer?: unknown[] }).writeBuffer?.length ?? 0;
    if (waiting > MAX_WAITING) {
      log.warn({ waiting }, 'a client that does not read was disconnected');
      socket.conn.close(true);
    }
  }
}
