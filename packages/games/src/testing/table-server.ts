import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import type { Games } from '../games/index.ts';
import { answerError } from '../server/answer-error.ts';
import { registerBookApi } from '../server/books/books.api.ts';
import { openBooks } from '../server/books/books.ts';
import { openHall } from '../server/live/hall.ts';
import { createMoney } from '../server/money.ts';
import { createProviderClient } from '../server/provider-client.ts';
import { createSealer } from '../server/sealed-session.ts';
import { createSeats } from '../server/session/seats.ts';
import { createSessionChecks } from '../server/session/session-checks.ts';
import { connect } from '../server/store/connect.ts';
import { registerTableApi } from '../server/tables/tables.api.ts';
import { openTables } from '../server/tables/tables.ts';
import { TEST_GAMES } from './test-tables.ts';

export interface TableServerOptions {
  readonly databaseUrl: string;
  readonly walletUrl: string;
  readonly providerKey: string;
  readonly restAfterMs?: number;
  /** The small games of the tests unless it is said. */
  readonly games?: Games;
}

export interface TableServer {
  /** What it holds leases by. */
  readonly id: string;
  readonly url: string;
  close(): Promise<void>;
}

/** The tables and books of a games' server, and nothing else of it. */
export async function startTableServer(options: TableServerOptions): Promise<TableServer> {
  const { databaseUrl, walletUrl: platformUrl, providerKey, restAfterMs, games = TEST_GAMES } = options;
  const id = randomUUID();
  const app = fastify({ logger: { level: process.env.LOG_LEVEL ?? 'error' } });
  const store = connect(
    () => databaseUrl,
    () => undefined,
  );
  const sealer = createSealer(providerKey);
  const seats = createSeats(store.db);
  const { log } = app;
  const provider = createProviderClient({ platformUrl, providerKey });
  const money = createMoney(provider, sealer);
  const checks = createSessionChecks(provider);
  const hall = openHall({ server: id, store, sealer, checks, seats, log, restAfterMs, http: app.server });
  const tables = openTables({ server: id, store, money, sealer, games, hall, log });
  const books = openBooks({ server: id, store, money, sealer, games, hall, log });
  app.setErrorHandler(answerError);
  registerTableApi(app, { tables, seats, sealer, checks });
  registerBookApi(app, { books, seats, sealer, checks });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  let closed: Promise<void> | undefined;
  async function close(): Promise<void> {
    await hall.close();
    await app.close();
    await store.close();
  }
  return { id, url, close: () => (closed ??= close()) };
}
