import pg from 'pg';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { providerAuthenticate } from '@tessera/wire';
import { betsPayload, tableAnswer, type PlacementAnswer, type TableState } from '../protocol/tables.ts';
import { createProviderClient } from '../server/provider-client.ts';
import { createSealer } from '../server/sealed-session.ts';
import { createSeats } from '../server/session/seats.ts';
import { connect } from '../server/store/connect.ts';
import { startTableServer, type TableServer, type TableServerOptions } from './table-server.ts';
import { LEFT_MS, createTestClock, type TestClock } from './clock.ts';
import { freshDatabase } from './test-run.ts';
import { until } from './until.ts';
import { startWallet, type Launch, type Wallet } from './wallet.ts';

export interface Answer<T> {
  readonly status: number;
  readonly code: string;
  readonly data: T;
}

/** A player with a page open at one of the servers. */
export interface TestPlayer {
  readonly launch: string;
  readonly bearer: string;
  /** What the page was told, oldest first, with `performance.now()` of its coming. */
  readonly heard: { readonly at: number; readonly name: string; readonly event: unknown }[];
  /** The states of the table that it was told. */
  tables(): TableState[];
  settled(): PlacementAnswer[];
  /** Goes to another server, as a page does when its own is gone. */
  move(url: string): void;
  isAt(url: string): boolean;
  leave(): void;
  call<T>(method: string, path: string, body?: unknown): Promise<Answer<T>>;
  bet(round: string, on: unknown, stake?: string, requestId?: string): Promise<Answer<PlacementAnswer>>;
  /** Waits for the next state in this phase, or the newest one where it is. */
  until(phase: TableState['phase'], isIt?: (state: TableState) => boolean): Promise<TableState>;
  /** Waits for the end of this round, which a busy machine may see together with the next one. */
  end(round: string): Promise<TableState>;
}

/** A database, a wallet, and as many servers of the tables as a test wants. */
export interface TablesRig {
  readonly wallet: Wallet;
  readonly databaseUrl: string;
  readonly pool: pg.Pool;
  /** By which all rounds and fixtures of this rig go. */
  readonly clock: TestClock;
  /** Holds the clock while bets are taken on the table's round, for whatever time the test needs. */
  openTable(player: TestPlayer): Promise<TableState>;
  /** Moves a held clock to the close of bets. @returns the round, which runs for as long as the clock is held */
  closeBets(player: TestPlayer, roundId: string): Promise<TableState>;
  /** Moves a held clock to the end of a round. @returns the round, which is the newest for as long as the clock is held */
  endRound(player: TestPlayer, roundId: string): Promise<TableState>;
  serve(options?: Pick<TableServerOptions, 'restAfterMs' | 'games'>): Promise<TableServer>;
  /** @param bearer where the page sends another than its own */
  player(url: string, gameCode: string, launch?: Launch, bearer?: string): Promise<TestPlayer>;
  playerIdOf(player: TestPlayer): string;
  /** Another of the player's sessions takes their seat. */
  takeSeat(player: TestPlayer, session: string): Promise<void>;
  close(): Promise<void>;
}

export async function startTablesRig(): Promise<TablesRig> {
  const databaseUrl = await freshDatabase();
  const clock = await createTestClock(databaseUrl);
  const wallet = await startWallet();
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  const provider = createProviderClient({ platformUrl: wallet.url, providerKey: wallet.key });
  const sealer = createSealer(wallet.key);
  const store = connect(
    () => databaseUrl,
    () => undefined,
  );
  const seats = createSeats(store.db);
  const closing: (() => unknown)[] = [];

  async function moveOn(player: TestPlayer, roundId: string, to: 'running' | 'over'): Promise<TableState> {
    const instant = to === 'running' ? 'closes_at' : 'ends_at';
    const { rows } = await pool.query<{ ms: number }>(
      `SELECT (extract(epoch FROM ${instant} - clock_timestamp()) * 1000)::float8 AS ms FROM table_rounds WHERE id = $1`,
      [roundId],
    );
    await clock.forward(Math.max(0, Math.ceil(rows[0]!.ms)));
    return until(async () => {
      // Whoever leads the table looks at its clock when a page of the same server asks for it.
      const state = await tableOf(player);
      return state?.roundId === roundId && state.phase === to ? state : undefined;
    }, `phase ${to} of round ${roundId}`);
  }

  return {
    wallet,
    databaseUrl,
    pool,
    clock,
    openTable: (player) =>
      clock.holdWhen(async () => {
        const state = await tableOf(player);
        return state?.phase === 'betting' && state.closesAt - state.now > LEFT_MS ? state : undefined;
      }, 'a round that takes bets'),
    closeBets: (player, roundId) => moveOn(player, roundId, 'running'),
    endRound: (player, roundId) => moveOn(player, roundId, 'over'),
    async serve(options) {
      const server = await startTableServer({
        ...options,
        databaseUrl,
        walletUrl: wallet.url,
        providerKey: wallet.key,
      });
      closing.unshift(() => server.close());
      return server;
    },
    async player(url, gameCode, launchOptions, bearer) {
      const launch = wallet.launch({ gameCode, ...launchOptions });
      const { balance: _, ...session } = await provider.send(providerAuthenticate, { launchToken: launch });
      const player = openPage(url, launch, bearer ?? sealer.seal({ ...session, startedAt: Date.now() }));
      closing.unshift(() => player.leave());
      // From now on it is notified of everything. A page with another's bearer may never be let in.
      if (bearer === undefined) await seatOf(player);
      return player;
    },
    playerIdOf: ({ bearer }) => sealer.open(bearer)!.playerId,
    async takeSeat({ bearer }, sessionToken) {
      await seats.take({ ...sealer.open(bearer)!, sessionToken });
    },
    async close() {
      for (const close of closing) await close();
      await wallet.close();
      await store.close();
      await pool.end();
    },
  };
}

/** Waits until a page is connected. @param since how many events it had before */
const seatOf = (player: TestPlayer, since = 0) =>
  until(() => player.heard.slice(since).find(({ name }) => name === 'seat'), 'the page of a player');

/** Moves a page to another server, and waits until it is connected there. */
export async function moveTo(player: TestPlayer, { url }: Pick<TableServer, 'url'>): Promise<void> {
  const since = player.heard.length;
  player.move(url);
  await seatOf(player, since);
}

/** A player's page at a server. @param launch what its session was opened by */
export function openPage(first: string, launch: string, bearer: string): TestPlayer {
  const heard: TestPlayer['heard'] = [];
  let url = first;
  let socket = connect();

  function connect(): Socket {
    const opened = io(url, {
      transports: ['websocket'],
      auth: { bearer },
      forceNew: true,
      reconnectionDelay: 100,
    });
    opened.onAny((name: string, event: unknown) => heard.push({ at: performance.now(), name, event }));
    return opened;
  }
  const named = (name: string) => heard.filter((one) => one.name === name).map(({ event }) => event);

  const player: TestPlayer = {
    ...{ launch, bearer, heard },
    tables: () => named('table') as TableState[],
    settled: () => named('settled') as PlacementAnswer[],
    move(to) {
      socket.close();
      url = to;
      socket = connect();
    },
    isAt: (other) => other === url,
    leave: () => void socket.close(),
    async call<T>(method: string, path: string, body?: unknown) {
      const response = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${bearer}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      });
      const { code, data } = (await response.json()) as { code: string; data: T };
      return { status: response.status, code, data };
    },
    bet(round, on, stake = '1.00', requestId = `request-${round}`) {
      const body = v.parse(betsPayload, { requestId, tableRoundId: round, bets: [{ on, stake }] });
      return player.call('POST', '/bets', body);
    },
    until: (phase, isIt = () => true) =>
      until(() => {
        const newest = player.tables().at(-1);
        return newest?.phase === phase && isIt(newest) ? newest : undefined;
      }, `phase ${phase}`),
    end: (round) =>
      until(
        () => player.tables().find(({ phase, roundId }) => phase === 'over' && roundId === round),
        `the end of round ${round}`,
      ),
  };
  return player;
}

export const readTable = async (player: TestPlayer) =>
  v.parse(tableAnswer, (await player.call('GET', '/table')).data);

/** The table as a player sees it; `undefined` where a slow machine does not open it in time. */
async function tableOf(player: TestPlayer): Promise<TableState | undefined> {
  const { code, data } = await player.call('GET', '/table');
  return code === '100' ? v.parse(tableAnswer, data) : undefined;
}
