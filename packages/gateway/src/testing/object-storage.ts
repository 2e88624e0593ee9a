import type { S3Settings } from '../releases/site.ts';
import { startHelper } from './helper-process.ts';

export interface TestObjectStorage {
  /** `s3://bucket`. */
  readonly address: string;
  readonly s3: S3Settings;
  readonly stop: () => Promise<void>;
}

/**
 * An S3 server of a test's own. The same tests run against any other: `S3_TEST_STORE` (`s3://bucket/prefix`),
 * `S3_TEST_ENDPOINT`, `S3_TEST_KEY_ID` and `S3_TEST_SECRET` name it.
 */
export async function startObjectStorage(): Promise<TestObjectStorage> {
  const env = process.env;
  const other = env['S3_TEST_STORE'];
  if (other) {
    const s3 = {
      endpoint: env['S3_TEST_ENDPOINT'],
      region: env['S3_TEST_REGION'] ?? 'us-east-1',
      accessKeyId: env['S3_TEST_KEY_ID'],
      secretAccessKey: env['S3_TEST_SECRET'],
    };
    return { address: other, s3, stop: () => Promise.resolve() };
  }
  const { url, stop } = await startHelper('object-storage-process.ts');
  // The one account that it has.
  const s3 = { endpoint: url, region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  return { address: 's3://releases', s3, stop };
}
