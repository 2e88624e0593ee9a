import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { roomAnswer, type RoomAnswer } from '../protocol/rooms.ts';
import { roundAnswer, type RoundAnswer } from '../protocol/rounds.ts';
import { sessionAnswer, type SessionAnswer } from '../protocol/session.ts';
import type { MagazineAction, MagazineView, Shot } from '../rules/room-rules.ts';
import { startGames, type GamesOptions } from '../server/start.ts';
import { pageFixture } from './page-fixture.ts';
import { POND_CODE } from './test-room.ts';
import { TEST_SOLO } from './test-solo.ts';
import { freshDatabase } from './test-run.ts';
import { startWallet, type Launch, type Wallet } from './wallet.ts';

export interface Answer<T> {
  readonly status: number;
  readonly code: string;
  readonly data: T;
}

export interface Magazine extends Omit<RoundAnswer, 'view' | 'actions'> {
  readonly view: MagazineView;
  readonly actions: readonly MagazineAction[];
}

/** A player in a room, with a page open at one of the servers. */
export interface RoomPlayer {
  readonly launch: string;
  readonly session: SessionAnswer;
  /** Events, oldest first. */
  readonly heard: { readonly name: string; readonly event: unknown }[];
  call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
  /** The room as soon as a tide runs. */
  room(): Promise<RoomAnswer>;
  /** A new magazine. */
  begin(stake?: string): Promise<Magazine>;
  act(roundId: string, requestId: string, action: unknown): Promise<Answer<Magazine>>;
  /** Sends one bubble to each of these, and is not refused. */
  shoot(roundId: string, requestId: string, shots: readonly Shot[]): Promise<Magazine>;
  reload(): Promise<SessionAnswer>;
  /** Goes to another server, as a page does when its own is gone. */
  move(url: string): void;
  leave(): void;
}

export interface RoomsRig {
  readonly wallet: Wallet;
  readonly databaseUrl: string;
  serve(changed?: Partial<GamesOptions>): Promise<string>;
  player(url: string, launch?: Launch): Promise<RoomPlayer>;
  close(): Promise<void>;
}

export const caughtOf = ({ view }: Magazine): number[] => view.caught.map(({ creature }) => creature);

/** A player in a room. */
export interface Ready {
  readonly player: RoomPlayer;
  /** That runs. */
  readonly tide: string;
  /** Full, as it was when it began. */
  readonly round: Magazine;
}

/** @param url the server's */
export async function ready(rig: RoomsRig, url: string): Promise<Ready> {
  const player = await rig.player(url);
  const { roundId: tide } = await player.room();
  return { player, tide, round: await player.begin() };
}

export async function startRoomsRig(): Promise<RoomsRig> {
  const wallet = await startWallet();
  const databaseUrl = await freshDatabase();
  const closing: (() => unknown)[] = [];
  return {
    wallet,
    databaseUrl,
    async serve(changed) {
      const games = await startGames({
        port: 0,
        host: '127.0.0.1',
        platformUrl: wallet.url,
        providerKey: wallet.key,
        lobbyOrigins: [],
        store: { url: databaseUrl },
        logLevel: 'silent',
        clientDir: pageFixture(),
        games: TEST_SOLO,
        minRoundMs: 0,
        recoverEveryMs: 20,
        ...changed,
      });
      closing.unshift(() => games.close());
      return games.url;
    },
    async player(url, options) {
      const launch = wallet.launch({ gameCode: POND_CODE, ...options });
      const player = await openPlayer(url, launch);
      closing.unshift(() => player.leave());
      return player;
    },
    async close() {
      for (const close of closing) await close();
      await wallet.close();
    },
  };
}

/**
 * @param first the server's address
 * @param listens whether it has a live connection
 */
export async function openPlayer(first: string, launch: string, listens = true): Promise<RoomPlayer> {
  let url = first;
  const bearer: { now?: string } = {};
  let begun = 0;
  const heard: RoomPlayer['heard'] = [];

  async function call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(bearer.now === undefined ? {} : { authorization: `Bearer ${bearer.now}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { code, data } = (await response.json()) as { code: string; data: T };
    return { status: response.status, code, data };
  }

  async function told(asked: Promise<Answer<unknown>>): Promise<Magazine> {
    const { code, data } = await asked;
    if (code !== '100') throw new Error(`a magazine's call was refused with ${code}`);
    return v.parse(roundAnswer, data) as Magazine;
  }

  const session = v.parse(sessionAnswer, (await call('POST', '/session', { launch })).data);
  bearer.now = session.bearer;
  let socket = listen();
  function listen(): Socket | undefined {
    if (!listens) return undefined;
    const opened = io(url, { transports: ['websocket'], auth: { bearer: session.bearer }, forceNew: true });
    opened.onAny((name: string, event: unknown) => heard.push({ name, event }));
    return opened;
  }

  // Who is told what others do is there before anybody does it.
  if (socket) await new Promise<void>((connected) => socket!.once('connect', connected));

  const player: RoomPlayer = {
    ...{ launch, session, heard, call },
    room: async () => v.parse(roomAnswer, (await call('GET', '/table')).data),
    begin: (stake = '50.00') =>
      told(
        call('POST', '/rounds', { requestId: `magazine-${(begun += 1)}`, stake, choice: {}, salt: 'words' }),
      ),
    act: (roundId, requestId, action) => call('POST', `/rounds/${roundId}/actions`, { requestId, action }),
    shoot: (roundId, requestId, shots) => told(player.act(roundId, requestId, { kind: 'shots', shots })),
    async reload() {
      return v.parse(sessionAnswer, (await call('GET', '/session')).data);
    },
    move(to) {
      socket?.close();
      url = to;
      socket = listen();
    },
    leave: () => void socket?.close(),
  };
  return player;
}
