import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { publish } from '../releases/publish.ts';
import { temporaryFolder } from './folder.ts';
import { startHelper, type HelperProcess } from './helper-process.ts';
import { startObjectStorage } from './object-storage.ts';
import { startPlatform } from './platform.ts';
import { startPostgres } from './postgres.ts';

/** A site as it runs on several machines: gateways that share an object storage and a database, and nothing else. */
export interface TestGateways {
  readonly gateways: readonly [HelperProcess, HelperProcess];
  /** Where its list of publishers is. */
  readonly dataDir: string;
  /** Another folder beside the data. */
  readonly folder: (name: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** @param makeBuilds of what is live from the first page on; writes them, and says where */
export async function startTwoGateways(
  makeBuilds: (folder: TestGateways['folder']) => Promise<readonly string[]>,
): Promise<TestGateways> {
  const temporary = await temporaryFolder();
  const folder = async (name: string) => {
    await mkdir(temporary.sub(name), { recursive: true });
    return temporary.sub(name);
  };
  const ends: (() => Promise<unknown>)[] = [temporary.remove];
  const close = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  const started = async <Part>(part: Promise<Part>, end: (part: Part) => Promise<unknown>) => {
    const own = await part;
    ends.push(() => end(own));
    return own;
  };
  const stop = (helper: { readonly stop: () => Promise<void> }) => helper.stop();
  try {
    const platform = await started(startPlatform(), (one) => one.close());
    const database = await started(startPostgres(), stop);
    const { address, s3 } = await started(startObjectStorage(), stop);
    const dataDir = await folder('data-1');
    const releasePublishers = join(dataDir, 'keys/publishers.json');
    // A prefix of its own: the storage may be one that other runs use too.
    const releaseStore = `${address}/${randomUUID()}`;
    const dists = await makeBuilds(folder);
    await publish({ dataDir, dists, databaseUrl: database.url, releaseStore, s3, releasePublishers });
    const start = async (own: string) => {
      const env = {
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: own,
        PLATFORM_URL: platform.url,
        DATABASE_URL: database.url,
        RELEASE_STORE: releaseStore,
        S3_ENDPOINT: s3.endpoint ?? '',
        S3_REGION: s3.region,
        AWS_ACCESS_KEY_ID: s3.accessKeyId ?? '',
        AWS_SECRET_ACCESS_KEY: s3.secretAccessKey ?? '',
        RELEASE_PUBLISHERS: releasePublishers,
        // All that asks has one address here.
        RATE_LIMIT_FACTOR: '1000',
        LOG_LEVEL: 'error',
      };
      return started(startHelper('gateway-process.ts', env), stop);
    };
    return {
      gateways: [await start(dataDir), await start(await folder('data-2'))],
      dataDir,
      folder,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
