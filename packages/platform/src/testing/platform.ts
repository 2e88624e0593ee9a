import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase } from '@tessera/server';
import type { Database } from '../db/connect.ts';
import { startPlatform, type Platform, type PlatformOptions } from '../platform.ts';
import { CAPTCHA_ANSWER, PROVIDER_KEY, clientOf, type TestClient } from './client.ts';
import { writeDownRefusals } from './answered-codes.ts';
import { connectPatiently } from './database.ts';
import './parallel-queries.ts';
import { TEMPLATE, freshName, testRun } from './test-run.ts';

export { CAPTCHA_ANSWER, DEVICE, PROVIDER_KEY, type Answer } from './client.ts';

/** A running platform on a database of its own, and the ways to talk to it. */
export interface TestPlatform extends Platform, TestClient {
  readonly url: string;
  readonly db: Database;
}

export async function startTestPlatform(options: PlatformOptions = {}): Promise<TestPlatform> {
  const { clusterUrl, mediaDir, root } = testRun();
  const platform = await startPlatform({
    port: 0,
    databaseUrl: await ensureDatabase(clusterUrl, freshName(), TEMPLATE),
    dataDir: mkdtempSync(join(root, 'data-')),
    mediaDir,
    captchaAnswer: CAPTCHA_ANSWER,
    providerKey: PROVIDER_KEY,
    logLevel: 'silent',
    drawPictures: false,
    // Its envelopes and sign-ins would depend on the time of day.
    seedWeek: false,
    // Crowds are let in whole, however slow the machine is: tests of the queue itself say so.
    queue: { length: 100_000, waitMs: 60_000 },
    ...options,
  });
  const connection = connectPatiently(platform.databaseUrl);
  return {
    ...platform,
    ...clientOf(platform.url),
    db: connection.db,
    async close() {
      await connection.close();
      writeDownRefusals(root, await platform.metrics());
      await platform.close();
    },
  };
}
