import pg from 'pg';
import * as v from 'valibot';
import { roundAnswer, type RoundAnswer } from '../protocol/rounds.ts';
import { sessionAnswer, type SessionAnswer } from '../protocol/session.ts';
import { startGames, type GamesOptions, type RunningGames } from '../server/start.ts';
import { createTestClock, type TestClock } from './clock.ts';
import { pageFixture } from './page-fixture.ts';
import { TEST_SOLO } from './test-solo.ts';
import { freshDatabase } from './test-run.ts';
import { startWallet, type Launch, type Wallet } from './wallet.ts';

export interface Answer {
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
}

/** A real game server on a wallet in memory, with what a test says to it. */
export interface GamesRig {
  readonly wallet: Wallet;
  readonly games: RunningGames;
  readonly options: GamesOptions;
  /** By which rounds, tables and books of all rigs of this test file go. */
  readonly clock: TestClock;
  /** Ends the server and starts it again, as after a crash. */
  restart(changed?: Partial<GamesOptions>): Promise<void>;
  /** Asks the database of the games. */
  query<Row extends pg.QueryResultRow>(statement: string, values?: readonly unknown[]): Promise<Row[]>;
  call(method: string, path: string, body?: unknown, bearer?: string): Promise<Answer>;
  open(launch?: Launch): Promise<{ launch: string; bearer: string; session: SessionAnswer }>;
  /** A round that is expected to be played. */
  spin(bearer: string, requestId: string, stake?: string): Promise<RoundAnswer>;
  /** The answer to `POST /rounds` of a game that wants no choice. */
  ask(bearer: string, requestId: string, stake?: string): Promise<Answer>;
  close(): Promise<void>;
}

/** Of all the rigs of a test file: their players are all different. */
let database: Promise<{ readonly url: string; readonly clock: TestClock }> | undefined;

async function createDatabase(): Promise<{ readonly url: string; readonly clock: TestClock }> {
  const url = await freshDatabase();
  return { url, clock: await createTestClock(url) };
}

export async function startRig(): Promise<GamesRig> {
  const wallet = await startWallet();
  const { url, clock } = await (database ??= createDatabase());
  let options: GamesOptions = {
    port: 0,
    host: '127.0.0.1',
    platformUrl: wallet.url,
    providerKey: wallet.key,
    lobbyOrigins: ['http://localhost:3000'],
    store: { url },
    logLevel: 'silent',
    clientDir: pageFixture(),
    games: TEST_SOLO,
    minRoundMs: 0,
    recoverEveryMs: 20,
  };
  let games = await startGames(options);
  let restarting = Promise.resolve();

  const rig: GamesRig = {
    ...{ wallet, clock },
    get games() {
      return games;
    },
    get options() {
      return options;
    },
    async restart(changed = {}) {
      options = { ...options, ...changed };
      // Known from its begin on: a test that is over in the middle of it leaves no server behind.
      restarting = games.close().then(async () => {
        games = await startGames(options);
      });
      await restarting;
    },
    async query<Row extends pg.QueryResultRow>(statement: string, values: readonly unknown[] = []) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      try {
        return (await client.query<Row>(statement, [...values])).rows;
      } finally {
        await client.end();
      }
    },
    async call(method, path, body, bearer) {
      const response = await fetch(games.url + path, {
        method,
        headers: {
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const { code, data } = (await response.json()) as Answer;
      return { status: response.status, code, data };
    },
    async open(launch) {
      const token = wallet.launch(launch);
      const answer = await rig.call('POST', '/session', { launch: token });
      const session = v.parse(sessionAnswer, answer.data);
      return { launch: token, bearer: session.bearer, session };
    },
    async spin(bearer, requestId, stake = '1.00') {
      const answer = await rig.ask(bearer, requestId, stake);
      if (answer.code !== '100') throw new Error(`the round was refused with ${answer.code}`);
      return v.parse(roundAnswer, answer.data);
    },
    ask: (bearer, requestId, stake = '1.00') =>
      rig.call('POST', '/rounds', { requestId, stake, choice: {}, salt: 'words of mine' }, bearer),
    async close() {
      await clock.run();
      await restarting;
      await games.close();
      await wallet.close();
    },
  };
  return rig;
}
