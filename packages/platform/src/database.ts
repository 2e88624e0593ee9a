import type { FastifyBaseLogger } from 'fastify';
import { EMBEDDED_NAME, ensureDatabase, startCluster, StartFailure } from '@tessera/server';
import { connect, type Connection } from './db/connect.ts';
import { migrateToLatest } from './db/migrate.ts';
import type { Settings } from './settings.ts';

export interface OpenDatabase extends Connection {
  readonly url: string;
}

/**
 * The configured database, or the embedded one of the data directory, at this release's schema.
 * @param logging the log that is told of what happens to it, once there is one
 */
export async function openDatabase(
  settings: Settings,
  logging: Promise<FastifyBaseLogger>,
): Promise<OpenDatabase> {
  const say = (tell: (log: FastifyBaseLogger) => void) => void logging.then(tell);
  const onLost = (error: Error) => say((log) => log.warn({ err: error }, 'a database connection was lost'));
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
    onDied: (how) => say((log) => log.error(how, 'the database died: it is started again')),
    onFailed: (error) =>
      say((log) => log.error({ err: error }, 'the database did not start: there will be another try')),
  });
  if (cluster.found === 'stopped') {
    say((log) =>
      log.warn('the database of a platform that was killed still ran: it was stopped and started again'),
    );
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
