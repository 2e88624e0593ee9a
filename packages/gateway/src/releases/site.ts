import { messageOf } from '../errors.ts';
import { releaseFolders } from './folders.ts';
import type { Publishers } from './publishers/publisher.ts';
import { readPublishers } from './publishers/read.ts';
import { fileState } from './state/file-state.ts';
import type { ReleaseState } from './state/state.ts';
import { openObjects } from './store/objects.ts';
import { folderStore } from './store/folder-store.ts';
import { s3Store } from './store/s3-store.ts';
import type { ReleaseStore } from './store/store.ts';

/** All that releases of one site live on; every gateway and every publisher's command opens the same. */
export interface ReleaseSite {
  readonly store: ReleaseStore;
  readonly state: ReleaseState;
  /** Read anew each time: a publisher that is retired is so at once. */
  readonly publishers: () => Promise<Publishers>;
  readonly close: () => Promise<void>;
}

/** Where a site's releases are; what is left out is in the data directory. */
export interface ReleaseSettings {
  readonly dataDir: string;
  /** `s3://bucket/prefix`, see `store/s3-store.ts`. */
  readonly releaseStore?: string | undefined;
  readonly s3?: S3Settings | undefined;
  /** A PostgreSQL. */
  readonly databaseUrl?: string | undefined;
  /** A file with the list of publishers. */
  readonly releasePublishers?: string | undefined;
}

export interface S3Settings {
  /** Of a service other than Amazon's. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  /** Without them, credentials are looked for where Amazon's own tools look. */
  readonly accessKeyId?: string | undefined;
  readonly secretAccessKey?: string | undefined;
}

/** @throws Error where the database or the object storage cannot be used */
export async function openReleaseSite(settings: ReleaseSettings): Promise<ReleaseSite> {
  const folders = releaseFolders(settings.dataDir);
  const publishersFile = settings.releasePublishers ?? folders.publishers;
  const state = await openState(settings);
  const store = await openStore(settings).catch(async (error: unknown) => {
    await state.close();
    throw error;
  });
  return {
    store,
    state,
    publishers: () => readPublishers(publishersFile, folders.publicKey),
    async close() {
      store.close();
      await state.close();
    },
  };
}

async function openStore({ dataDir, releaseStore, s3 }: ReleaseSettings): Promise<ReleaseStore> {
  const folders = releaseFolders(dataDir);
  if (releaseStore === undefined) return folderStore(folders);
  return s3Store(await openObjects(releaseStore, s3 ?? { region: 'us-east-1' }), folders);
}

async function openState({ dataDir, databaseUrl }: ReleaseSettings): Promise<ReleaseState> {
  if (databaseUrl === undefined) return fileState(releaseFolders(dataDir));
  // Its library is loaded where it is needed, like that of the object storage.
  const { postgresState } = await import('./state/postgres-state.ts');
  try {
    return await postgresState(databaseUrl);
  } catch (error) {
    const { host, pathname } = new URL(databaseUrl);
    throw new Error(`the database at ${host}${pathname} (DATABASE_URL) cannot be used: ${messageOf(error)}`, {
      cause: error,
    });
  }
}
