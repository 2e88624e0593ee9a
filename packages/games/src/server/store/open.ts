import { join } from 'node:path';
import { StartFailure, ensureDatabase, migrateDatabase, runningDatabaseUrl } from '@tessera/server';
import { connect, type Store } from './connect.ts';

/** The games' own database, beside the platform's. */
export const GAMES_DATABASE = 'tessera_games';

/** The database that every PostgreSQL has, from which others are made. */
const MAINTENANCE = 'postgres';

const MIGRATIONS = { folder: join(import.meta.dirname, '../../../migrations'), lock: 7_301_982 };

/** PostgreSQL's codes of a database that another connection has made meanwhile. */
const ALREADY_THERE = new Set(['42P04', '23505']);

/** Which database: one of its own; one beside the platform's; or beside the embedded one of a data directory. */
export type StorePlace =
  { readonly url: string } | { readonly besideUrl: string } | { readonly dataDir: string };

/**
 * The games' database at this release's schema, made where it is missing.
 * @param onLost told of connections that broke
 * @throws StartFailure where it cannot be used, with what to do
 */
export async function openStore(place: StorePlace, onLost: (error: Error) => void): Promise<Store> {
  const url = await prepared(place);
  return connect(url, onLost);
}

/** Brings a database to this release's schema. */
export const migrateStore = (url: string): Promise<void> => migrateDatabase(url, MIGRATIONS);

async function prepared(place: StorePlace): Promise<() => string> {
  // The embedded one is asked for anew at each connection: after a restart it listens at another port.
  const url =
    'dataDir' in place
      ? () => runningDatabaseUrl(place.dataDir, GAMES_DATABASE)
      : () => ('url' in place ? place.url : beside(place.besideUrl));
  try {
    if ('besideUrl' in place) await made(place.besideUrl);
    if ('dataDir' in place) await made(runningDatabaseUrl(place.dataDir, MAINTENANCE));
    await migrateStore(url());
  } catch (cause) {
    throw failure(place, cause);
  }
  return url;
}

/** Another games' server may make it at the same moment: then it is there. */
async function made(url: string): Promise<void> {
  try {
    await ensureDatabase(url, GAMES_DATABASE);
  } catch (error) {
    if (!ALREADY_THERE.has((error as { code?: string }).code ?? '')) throw error;
  }
}

function beside(url: string): string {
  const address = new URL(url);
  address.pathname = `/${GAMES_DATABASE}`;
  return address.href;
}

function failure(place: StorePlace, cause: unknown): StartFailure {
  const reason = cause instanceof Error ? cause.message || String(cause) : String(cause);
  if ('url' in place) {
    const { host, pathname } = new URL(place.url);
    return new StartFailure(
      `The games' database at ${host}${pathname} (GAMES_DATABASE_URL) cannot be used: ${reason}`,
      { cause },
    );
  }
  if ('besideUrl' in place) {
    const { host } = new URL(place.besideUrl);
    return new StartFailure(
      `The games' database ${GAMES_DATABASE} at ${host} (beside DATABASE_URL) cannot be used: ${reason}. Set GAMES_DATABASE_URL to another.`,
      { cause },
    );
  }
  if (cause instanceof StartFailure) {
    return new StartFailure(
      `${reason} The games keep their rounds there; GAMES_DATABASE_URL names another place.`,
      {
        cause,
      },
    );
  }
  return new StartFailure(
    `The games' database ${GAMES_DATABASE} of the data directory ${place.dataDir} cannot be used: ${reason}`,
    { cause },
  );
}
