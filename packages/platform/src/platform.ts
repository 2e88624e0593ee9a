import { resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { lockDataDir } from '@tessera/server';
import { openDatabase } from './database.ts';
import { readSettings, type Settings } from './settings.ts';

export type PlatformOptions = Partial<Settings>;

export interface Platform {
  /** e.g. `http://127.0.0.1:3001` */
  readonly url: string;
  readonly databaseUrl: string;
  /** What `/metrics` tells, whether or not that is switched on. */
  metrics(): Promise<string>;
  close(): Promise<void>;
}

/**
 * Starts the back end: database, migrations, seed, then HTTP and realtime. Most of the code is loaded while the database
 * starts, since both take their time.
 * @throws StartFailure with one line that says what to do
 */
export async function startPlatform(options: PlatformOptions = {}): Promise<Platform> {
  const defaults = readSettings({});
  const settings: Settings = {
    ...defaults,
    ...options,
    dataDir: resolve(options.dataDir ?? defaults.dataDir),
  };
  const undo: (() => unknown)[] = [];
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  try {
    undo.push(lockDataDir(settings.dataDir));
    const { promise: logging, resolve: onLog } = Promise.withResolvers<FastifyBaseLogger>();
    const openingDatabase = openDatabase(settings, logging);
    // Its failure is told by whoever awaits it.
    undo.push(() =>
      openingDatabase.then(
        ({ close: closeDatabase }) => closeDatabase(),
        () => undefined,
      ),
    );
    openingDatabase.catch(() => undefined);
    const { serve } = await import('./serve.ts');
    return { ...(await serve({ settings, onLog, openingDatabase, undo })), close };
  } catch (error) {
    await close();
    throw error;
  }
}
