import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { reachableHost } from '@tessera/domain';
import { StartFailure } from '@tessera/server';
import { listen } from '@tessera/server/listen';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { GAMES, type Games } from '../games/index.ts';
import { GAME_CODES } from '../protocol/codes.ts';
import { answerError } from './answer-error.ts';
import { registerBookApi } from './books/books.api.ts';
import { openBooks } from './books/books.ts';
import { registerHealth } from './health.ts';
import { openHall } from './live/hall.ts';
import { createMoney } from './money.ts';
import { limitNetworks } from './network-budget.ts';
import { registerPages } from './page.ts';
import { createProviderClient } from './provider-client.ts';
import { registerSymbols } from './symbols.ts';
import { repeat } from './repeat.ts';
import { createSealer } from './sealed-session.ts';
import { registerHistoryApi } from './session/history.api.ts';
import { createSeats } from './session/seats.ts';
import { createSessionChecks } from './session/session-checks.ts';
import { registerSessionApi } from './session/session.api.ts';
import { createSolo } from './solo/engine.ts';
import { registerSoloApi } from './solo/solo.api.ts';
import { endOldJournal } from './store/old-journal.ts';
import { openStore, type StorePlace } from './store/open.ts';
import { createSweep } from './store/sweep.ts';
import { createLeases } from './tables/lease.ts';
import { registerTableApi } from './tables/tables.api.ts';
import { openTables } from './tables/tables.ts';
import { createTurns } from './turns.ts';

export interface GamesOptions {
  /** 0 takes a free one. */
  readonly port: number;
  /** Where it listens, e.g. `0.0.0.0` for every address of the machine. */
  readonly host: string;
  readonly platformUrl: string;
  /** Shared with the platform; names this provider there, and seals the pages' sessions here. */
  readonly providerKey: string;
  /** The origins that may show a game in a frame. */
  readonly lobbyOrigins: readonly string[];
  /** Where drawn rounds are written down. */
  readonly store: StorePlace;
  /** The file in which an earlier release kept its rounds. */
  readonly oldJournal?: string;
  readonly logLevel?: string;
  /** Whose `X-Forwarded-For` is believed, as fastify reads it; nobody's unless given. */
  readonly trustProxy?: boolean | string;
  /** Multiplies the budgets of networks. */
  readonly rateLimitFactor?: number;
  /** The built page; the package's own `dist` unless said otherwise. */
  readonly clientDir?: string;
  /** No session begins two rounds faster than this, whatever its page does. */
  readonly minRoundMs?: number;
  /** How often rounds that nobody waits for are looked after. */
  readonly recoverEveryMs?: number;
  /** How long an open round waits for its player, before it is finished for them. */
  readonly graceMs?: number;
  /** How long a round is open at most, before it is finished for a player who is still there. */
  readonly longestMs?: number;
  /** How long a wager may still arrive, before what the platform does not have is called off. */
  readonly recallMs?: number;
  /** How long ended rounds are kept. */
  readonly keepDays?: number;
  /** Tests have small games of their own. */
  readonly games?: Games;
  /** What it holds leases by: unlike any other server of any time. */
  readonly server?: string;
}

export interface RunningGames {
  readonly url: string;
  close(): Promise<void>;
}

const MIN_ROUND_MS = 1_000;
const RECOVER_EVERY_MS = 3_000;
const GRACE_MS = 5 * 60_000;
/** Half of what the platform waits (docs/providers.md). */
const LONGEST_MS = 12 * 3_600_000;
const RECALL_MS = 60_000;
const KEEP_DAYS = 90;
/** A stolen bearer is useless after a day; a member who plays longer launches the game again. */
const BEARER_MS = 24 * 3_600_000;
/** A page waits no longer than this, twice, for a platform that does not say whether a session has ended. */
const CHECK_TIMEOUT_MS = 1_000;
const SWEEP_EVERY_MS = 3_600_000;
const BODY_LIMIT_BYTES = 16_384;

/**
 * Starts a games' server. Several may run on one database.
 * @throws StartFailure where the port is taken, the host is another machine's, or the database cannot be used; Error where
 * the page is not built
 */
export async function startGames(options: GamesOptions): Promise<RunningGames> {
  const {
    port,
    host,
    platformUrl,
    providerKey,
    logLevel = 'info',
    trustProxy = false,
    rateLimitFactor = 1,
    minRoundMs = MIN_ROUND_MS,
    recoverEveryMs = RECOVER_EVERY_MS,
    graceMs = GRACE_MS,
    longestMs = LONGEST_MS,
    recallMs = RECALL_MS,
    keepDays = KEEP_DAYS,
    games = GAMES,
    server = randomUUID(),
  } = options;
  const clientDir = options.clientDir ?? join(import.meta.dirname, '../../dist');
  const app = createApp(logLevel, trustProxy);
  limitNetworks(app, rateLimitFactor);
  const { log } = app;
  registerPages(app, clientDir, options.lobbyOrigins);
  const store = await openStore(options.store, (error) =>
    log.warn({ err: error }, 'a database connection was lost'),
  );
  const { db } = store;
  const provider = createProviderClient({ platformUrl, providerKey });
  const sealer = createSealer(providerKey, BEARER_MS);
  const checks = createSessionChecks(
    createProviderClient({ platformUrl, providerKey, timeoutMs: CHECK_TIMEOUT_MS }),
  );
  const money = createMoney(provider, sealer);
  const seats = createSeats(db);
  const turns = createTurns();
  const hall = openHall({ server, store, sealer, checks, seats, log, http: app.server });
  const tables = openTables({ server, store, money, sealer, games, hall, log });
  const books = openBooks({ server, store, money, sealer, games, hall, log });
  const solo = createSolo({
    ...{ db, games, money, sealer, seats, turns, log, minRoundMs, graceMs, longestMs, recallMs },
    isHere: hall.live.isHere,
  });
  registerSessionApi(app, { db, games, provider, sealer, checks, seats, solo, books });
  registerHistoryApi(app, { db, games, sealer, checks, solo, books });
  registerSoloApi(app, { games, sealer, checks, solo });
  registerTableApi(app, { tables, seats, sealer, checks });
  registerBookApi(app, { books, seats, sealer, checks });
  registerHealth(app, platformUrl, store);
  registerSymbols(app, platformUrl);

  const { oldJournal } = options;
  const recover = async (): Promise<void> => {
    if (oldJournal !== undefined) await endOldJournal(oldJournal, provider);
    await solo.recover();
  };
  const stopRecovery = repeat(recover, recoverEveryMs, (error) =>
    log.warn({ err: error }, 'open rounds wait for the platform or the database'),
  );
  const stopping = new AbortController();
  const { signal } = stopping;
  const sweep = createSweep({ db, leases: createLeases(db, server), keepDays, signal });
  const stopSweep = repeat(sweep, SWEEP_EVERY_MS, (error) =>
    log.warn({ err: error }, 'what is old stays for now'),
  );
  const close = async (): Promise<void> => {
    stopping.abort();
    await Promise.all([stopRecovery(), stopSweep()]);
    await hall.close();
    await app.close();
    await store.close();
  };
  try {
    await listen(app, { port, host });
  } catch (error) {
    await close();
    throw listenFailure(error, host, port);
  }
  const address = app.server.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  return { url: `http://${reachableHost(host)}:${listening}`, close };
}

function createApp(logLevel: string, trustProxy: boolean | string): FastifyInstance {
  const app = fastify({
    logger: logLevel === 'silent' ? false : { level: logLevel, redact: ['req.headers.authorization'] },
    // The launch token stands in the page's address; addresses are not logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy,
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_request, reply) =>
    reply.status(404).send({ code: GAME_CODES.notFound, message: 'there is nothing here', data: null }),
  );
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  return app;
}

function listenFailure(error: unknown, host: string, port: number): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new StartFailure(`HOST=${host} is no address of this machine: set another, or none`, {
      cause: error,
    });
  }
  if (code !== 'EADDRINUSE') return error;
  return new StartFailure(`port ${port} is taken: stop what uses it, or set GAMES_PORT to a free one`, {
    cause: error,
  });
}
