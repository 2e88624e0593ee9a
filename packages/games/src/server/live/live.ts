import type { Server as HttpServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type DefaultEventsMap, type Socket } from 'socket.io';
import { SESSION_OVER, type LIVE_EVENTS, type LiveEvents } from '../../protocol/live.ts';
import { sessionHash, type GameSession } from '../sealed-session.ts';
import type { SessionLook } from '../session/session-checks.ts';
import { cutSlowClients } from './slow-clients.ts';
import { watchSessions, type WatchedPage } from './watch-sessions.ts';

/** Who has a page open, as far as its events are concerned. */
export interface Page {
  readonly playerId: string;
  readonly gameCode: string;
  /** Hash of the session's token. */
  readonly session: string;
  /** Where its game is played: a table, or a book. */
  readonly place: string | undefined;
}

/** What is told to one page alone, when it has come in. */
export type Tell = <Name extends keyof LiveEvents>(name: Name, event: LiveEvents[Name]) => void;

/** The open pages of this server. */
export interface Live {
  toPlace<Name extends keyof LiveEvents>(place: string, name: Name, event: LiveEvents[Name]): void;
  /** To all pages at that place but one player's own. */
  toOthers<Name extends keyof LiveEvents>(
    playerId: string,
    place: string,
    name: Name,
    event: LiveEvents[Name],
  ): void;
  /** To a player's own pages at that place. */
  toPlayer<Name extends keyof LiveEvents>(
    playerId: string,
    place: string,
    name: Name,
    event: LiveEvents[Name],
  ): void;
  /** To a player's pages at that place; the player's other pages are told the balance. */
  paid<Name extends 'settled' | 'slip'>(
    playerId: string,
    place: string,
    name: Name,
    event: LiveEvents[Name],
  ): void;
  /** Each of a player's windows of one game is told whether it plays. */
  tellSeat(playerId: string, gameCode: string, session: string): void;
  /** Whether a page of the player's is open at that place. */
  isSeated(playerId: string, place: string): boolean;
  /** Whether a page of the player's has this game open. */
  isHere(playerId: string, gameCode: string): boolean;
  /** How many players have each place open; only those that somebody has. */
  seated(): Readonly<Record<string, number>>;
  close(): void;
}

interface Parts {
  readonly http: HttpServer;
  readonly log: FastifyBaseLogger;
  /** The session of a bearer. */
  readonly open: (bearer: string) => GameSession | undefined;
  /** Whether the platform has not ended it. */
  readonly isOpen: (session: GameSession) => Promise<boolean>;
  /** The same with the player's balance, as the platform says now. */
  readonly look: (session: GameSession) => Promise<SessionLook>;
  /** Where its game is played; `undefined` where it is played alone. */
  readonly placeOf: (session: GameSession) => string | undefined;
  /** A page has come in. */
  readonly onPage: (page: Page, session: GameSession, tell: Tell) => void;
}

type Events = { [Name in keyof typeof LIVE_EVENTS]: (event: LiveEvents[Name]) => void };
type SocketData = Page & { readonly opened: GameSession };
type Io = Server<DefaultEventsMap, Events, DefaultEventsMap, SocketData>;
type PageSocket = Socket<DefaultEventsMap, Events, DefaultEventsMap, SocketData>;

/** Pages say nothing here but who they are; what they want they ask by HTTP. */
const MOST_FROM_PAGE_BYTES = 4_096;
const MOST_PAGES_OF_PLAYER = 12;

/** Serves the pages' events at the server's own address, by websocket only. */
export function serveLive({ http, log, open, isOpen, look, placeOf, onPage }: Parts): Live {
  let closing = false;
  const io: Io = new Server(http, {
    // The listening server outlives this by a moment: who comes then would keep it open.
    allowRequest: (_request, answer) => answer(undefined, !closing),
    transports: ['websocket'],
    serveClient: false,
    maxHttpBufferSize: MOST_FROM_PAGE_BYTES,
    perMessageDeflate: false,
    pingInterval: 10_000,
    pingTimeout: 10_000,
  });
  const stops = [
    cutSlowClients(io, log),
    watchSessions(() => [...io.of('/').sockets.values()].map((socket) => [socket, watched(socket)] as const)),
  ];

  io.use((socket, next) => {
    const { bearer } = socket.handshake.auth as { readonly bearer?: unknown };
    const session = typeof bearer === 'string' ? open(bearer) : undefined;
    if (!session) return next(new Error(SESSION_OVER));
    const { playerId, gameCode } = session;
    const place = placeOf(session);
    Object.assign(socket.data, { playerId, gameCode, place, session: sessionHash(session), opened: session });
    void isOpen(session).then((still) => next(still ? undefined : new Error(SESSION_OVER)));
  });

  io.on('connection', (socket) => {
    const { opened, ...page } = socket.data;
    const { playerId, place } = page;
    // Mostly connections whose page has gone and that nobody has noticed yet: the oldest gives way.
    const [oldest, ...others] = pagesIn(playerRoom(playerId));
    if (others.length + 1 >= MOST_PAGES_OF_PLAYER) oldest?.disconnect(true);
    void socket.join(playerRoom(playerId));
    if (place !== undefined) void socket.join([placeRoom(place), seatRoom(playerId, place)]);
    onPage(page, opened, (name, event) => emit(socket, name, event));
  });

  const watched = (socket: PageSocket): WatchedPage => ({
    look: () => look(socket.data.opened),
    balanceChanged: (balance) => emit(socket, 'balance', { balance }),
    end() {
      emit(socket, 'over', {});
      socket.disconnect(true);
    },
  });

  /** Of each place. */
  const seated = new Map<string, number>();
  const count = (place: string, more: 1 | -1): void => {
    const players = (seated.get(place) ?? 0) + more;
    if (players === 0) seated.delete(place);
    else seated.set(place, players);
  };
  // A player's room at a place begins with their first page there, and ends with the last.
  io.of('/').adapter.on(
    'create-room',
    (room: string) => void (placeOfSeat(room) && count(placeOfSeat(room)!, 1)),
  );
  io.of('/').adapter.on(
    'delete-room',
    (room: string) => void (placeOfSeat(room) && count(placeOfSeat(room)!, -1)),
  );

  const pagesIn = (room: string) =>
    [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);

  return {
    toPlace: (place, name, event) => emit(io.to(placeRoom(place)), name, event),
    toOthers: (playerId, place, name, event) =>
      emit(io.to(placeRoom(place)).except(seatRoom(playerId, place)), name, event),
    toPlayer: (playerId, place, name, event) => emit(io.to(seatRoom(playerId, place)), name, event),
    paid(playerId, place, name, event) {
      emit(io.to(seatRoom(playerId, place)), name, event);
      const elsewhere = io.to(playerRoom(playerId)).except(seatRoom(playerId, place));
      emit(elsewhere, 'balance', { balance: event.balance });
    },
    tellSeat(playerId, gameCode, session) {
      for (const socket of pagesIn(playerRoom(playerId))) {
        if (socket.data.gameCode === gameCode)
          emit(socket, 'seat', { mine: socket.data.session === session });
      }
    },
    isSeated: (playerId, place) => io.of('/').adapter.rooms.has(seatRoom(playerId, place)),
    isHere: (playerId, gameCode) =>
      pagesIn(playerRoom(playerId)).some(({ data }) => data.gameCode === gameCode),
    seated: () => Object.fromEntries(seated),
    close() {
      closing = true;
      for (const stop of stops) stop();
      // Not said farewell to: pages connect again by themselves, to another server.
      io.engine.close();
    },
  };
}

const placeRoom = (place: string): string => `place ${place}`;
const seatRoom = (playerId: string, place: string): string => `seat ${place} ${playerId}`;
const playerRoom = (playerId: string): string => `player ${playerId}`;

const placeOfSeat = (room: string): string | undefined => /^seat (\S+) /.exec(room)?.[1];

/** socket.io's own types do not take a name that is one of several together with its event. */
function emit<Name extends keyof LiveEvents>(
  to: { emit(name: string, event: unknown): unknown },
  name: Name,
  event: LiveEvents[Name],
): void {
  to.emit(name, event);
}
