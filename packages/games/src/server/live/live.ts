import type { Server as HttpServer } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import { Server, type DefaultEventsMap } from 'socket.io';
import type { LIVE_EVENTS, LiveEvents } from '../../protocol/live.ts';
import { sessionHash, type GameSession } from '../sealed-session.ts';
import { cutSlowClients } from './slow-clients.ts';

/** Who has a page open, as far as its events are concerned. */
export interface Page {
  readonly playerId: string;
  readonly gameCode: string;
  /** Hash of the session's token. */
  readonly session: string;
  /** The table that its game is played at. */
  readonly table: string | undefined;
}

/** What is told to one page alone, when it has come in. */
export type Tell = <Name extends keyof LiveEvents>(name: Name, event: LiveEvents[Name]) => void;

/** The open pages of this server. */
export interface Live {
  toTable<Name extends keyof LiveEvents>(table: string, name: Name, event: LiveEvents[Name]): void;
  /** To all pages at that table but one player's own. */
  toOthers<Name extends keyof LiveEvents>(
    playerId: string,
    table: string,
    name: Name,
    event: LiveEvents[Name],
  ): void;
  /** To a player's pages at that table; the player's other pages are told the balance. */
  settled(playerId: string, table: string, event: LiveEvents['settled']): void;
  /** Each of a player's windows of one game is told whether it plays. */
  tellSeat(playerId: string, gameCode: string, session: string): void;
  /** Whether a page of the player's is open at that table. */
  isSeated(playerId: string, table: string): boolean;
  /** Whether a page of the player's has this game open. */
  isHere(playerId: string, gameCode: string): boolean;
  /** How many players have each table open; only tables that somebody has. */
  seated(): Readonly<Record<string, number>>;
  close(): void;
}

interface Parts {
  readonly http: HttpServer;
  readonly log: FastifyBaseLogger;
  /** The session of a bearer. */
  readonly open: (bearer: string) => GameSession | undefined;
  /** Its table, where its game is played at one. */
  readonly tableOf: (session: GameSession) => string | undefined;
  /** A page has come in. */
  readonly onPage: (page: Page, session: GameSession, tell: Tell) => void;
}

type Events = { [Name in keyof typeof LIVE_EVENTS]: (event: LiveEvents[Name]) => void };
type Io = Server<DefaultEventsMap, Events, DefaultEventsMap, Page & { readonly opened: GameSession }>;

/** Pages say nothing here but who they are; what they want they ask by HTTP. */
const MOST_FROM_PAGE_BYTES = 4_096;
const MOST_PAGES_OF_PLAYER = 12;

/** Serves the pages' events at the server's own address, by websocket only. */
export function serveLive({ http, log, open, tableOf, onPage }: Parts): Live {
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
  const stopCutting = cutSlowClients(io, log);

  io.use((socket, next) => {
    const { bearer } = socket.handshake.auth as { readonly bearer?: unknown };
    const session = typeof bearer === 'string' ? open(bearer) : undefined;
    if (!session) return next(new Error('session over'));
    const { playerId, gameCode } = session;
    const table = tableOf(session);
    Object.assign(socket.data, { playerId, gameCode, table, session: sessionHash(session), opened: session });
    next();
  });

  io.on('connection', (socket) => {
    const { opened, ...page } = socket.data;
    const { playerId, table } = page;
    // Mostly connections whose page has gone and that nobody has noticed yet: the oldest gives way.
    const [oldest, ...others] = pagesIn(playerRoom(playerId));
    if (others.length + 1 >= MOST_PAGES_OF_PLAYER) oldest?.disconnect(true);
    void socket.join(playerRoom(playerId));
    if (table !== undefined) void socket.join([tableRoom(table), seatRoom(playerId, table)]);
    onPage(page, opened, (name, event) => emit(socket, name, event));
  });

  /** Of each table. */
  const seated = new Map<string, number>();
  const count = (table: string, more: 1 | -1): void => {
    const players = (seated.get(table) ?? 0) + more;
    if (players === 0) seated.delete(table);
    else seated.set(table, players);
  };
  // A player's room at a table begins with their first page there, and ends with the last.
  io.of('/').adapter.on(
    'create-room',
    (room: string) => void (tableOfSeat(room) && count(tableOfSeat(room)!, 1)),
  );
  io.of('/').adapter.on(
    'delete-room',
    (room: string) => void (tableOfSeat(room) && count(tableOfSeat(room)!, -1)),
  );

  const pagesIn = (room: string) =>
    [...(io.of('/').adapter.rooms.get(room) ?? [])].flatMap((id) => io.of('/').sockets.get(id) ?? []);

  return {
    toTable: (table, name, event) => emit(io.to(tableRoom(table)), name, event),
    toOthers: (playerId, table, name, event) =>
      emit(io.to(tableRoom(table)).except(seatRoom(playerId, table)), name, event),
    settled(playerId, table, event) {
      emit(io.to(seatRoom(playerId, table)), 'settled', event);
      const elsewhere = io.to(playerRoom(playerId)).except(seatRoom(playerId, table));
      emit(elsewhere, 'balance', { balance: event.balance });
    },
    tellSeat(playerId, gameCode, session) {
      for (const socket of pagesIn(playerRoom(playerId))) {
        if (socket.data.gameCode === gameCode)
          emit(socket, 'seat', { mine: socket.data.session === session });
      }
    },
    isSeated: (playerId, table) => io.of('/').adapter.rooms.has(seatRoom(playerId, table)),
    isHere: (playerId, gameCode) =>
      pagesIn(playerRoom(playerId)).some(({ data }) => data.gameCode === gameCode),
    seated: () => Object.fromEntries(seated),
    close() {
      closing = true;
      stopCutting();
      // Not said farewell to: pages connect again by themselves, to another server.
      io.engine.close();
    },
  };
}

const tableRoom = (table: string): string => `table ${table}`;
const seatRoom = (playerId: string, table: string): string => `seat ${table} ${playerId}`;
const playerRoom = (playerId: string): string => `player ${playerId}`;

const tableOfSeat = (room: string): string | undefined => /^seat (\S+) /.exec(room)?.[1];

/** socket.io's own types do not take a name that is one of several together with its event. */
function emit<Name extends keyof LiveEvents>(
  to: { emit(name: string, event: unknown): unknown },
  name: Name,
  event: LiveEvents[Name],
): void {
  to.emit(name, event);
}
