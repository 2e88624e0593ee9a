import type { FastifyBaseLogger } from 'fastify';
import { EMBEDDED_NAME, ensureDatabase, startCluster, StartFailure } from '@tessera/server';
import { connect, type Connection } from './db/connect.ts';
import { migrateToLatest } from './db/migrate.ts';
import type { Settings } from './settings.ts';

export interface OpenDatabase extends Connection {
  readonly url: string;
}

/** The configured database, or the embedded one of the data directory, at this release's schema. */
export async function openDatabase(settings: Settings, log: FastifyBaseLogger): Promise<OpenDatabase> {
  const onLost = (error: Error) => log.warn({ err: error }, 'a database connection was lost');
  if (settings.databaseUrl !== undefined) {
    const url = settings.databaseUrl;
    try {
      await migrateToLatest(url);
    } catch (error) {
      const { host, pathname } = new URL(url);
      const reason = error instanceof Error ? error.message : String(error);
      throw new StartFailure(`The database at ${host}${pathname} (DATABASE_URL) cannot be used: ${reason}`, {
        cause: error,
      });
    }
    return { ...connect(url, onLost), url };
  }
  const cluster = await startCluster(settings.dataDir, {
    onDied: (how) => log.error(how, 'the database died: it is started again'),
    onFailed: (error) => log.error({ err: error }, 'the database did not start: there will be another try'),
  });
  if (cluster.found === 'stopped') {
    log.warn('the database of a platform that was killed still ran: it was stopped and started again');
  }
  try {
    const url = await ensureDatabase(cluster.url, EMBEDDED_NAME);
    await migrateToLatest(url);
    const connection = connect(url, onLost);
    return {
      ...connection,
      url,
      close: async () => {
        await connection.close();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
