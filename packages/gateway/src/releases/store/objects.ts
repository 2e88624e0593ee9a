import { setTimeout } from 'node:timers/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { messageOf } from '../../errors.ts';
import type { S3Settings } from '../site.ts';

/** Objects of one bucket below one prefix, as far as releases need them. */
export interface Objects {
  /** `undefined` where there is none. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** In bytes; `undefined` where there is none. */
  readonly sizeOf: (key: string) => Promise<number | undefined>;
  readonly put: (key: string, bytes: Uint8Array | string) => Promise<void>;
  /** @returns false where there is one already; it stays as it is then */
  readonly putNew: (key: string, bytes: string) => Promise<boolean>;
  /** Those whose keys begin so. */
  readonly list: (beginning: string) => Promise<{ readonly key: string; readonly changedMs: number }[]>;
  readonly remove: (key: string) => Promise<void>;
  readonly close: () => void;
}

/** A storage that says nothing is asked again, by the library, until these have passed. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 30_000;
const ATTEMPTS = 4;
/** The first pause before an object is written again that another gateway was writing; each next one is longer. */
const CONFLICT_PAUSE_MS = 100;

/**
 * The bucket that `s3://bucket/prefix` names, in Amazon's storage or another that speaks like it. Amazon's library is
 * loaded here and not before: it takes a while, and most sites keep their releases in a folder.
 * @throws Error where the bucket cannot be used
 */
export async function openObjects(address: string, settings: S3Settings): Promise<Objects> {
  const s3 = await import('@aws-sdk/client-s3');
  const { hostname: bucket, pathname } = new URL(address);
  const prefix = pathname.replace(/^\/|\/$/g, '');
  const at = (key: string) => ({ Bucket: bucket, Key: prefix === '' ? key : `${prefix}/${key}` });
  const { endpoint, region, accessKeyId, secretAccessKey } = settings;
  const client: S3Client = new s3.S3Client({
    region,
    maxAttempts: ATTEMPTS,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    // Storages other than Amazon's know no buckets as host names, nor its newer checksums.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
  });

  const objects: Objects = {
    async get(key) {
      const answer = await client.send(new s3.GetObjectCommand(at(key))).catch(absent);
      return answer?.Body && Buffer.from(await answer.Body.transformToByteArray());
    },
    async sizeOf(key) {
      const answer = await client.send(new s3.HeadObjectCommand(at(key))).catch(absent);
      return answer?.ContentLength;
    },
    async put(key, bytes) {
      await client.send(new s3.PutObjectCommand({ ...at(key), Body: bytes }));
    },
    async putNew(key, bytes) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          await client.send(new s3.PutObjectCommand({ ...at(key), Body: bytes, IfNoneMatch: '*' }));
          return true;
        } catch (error) {
          if (statusOf(error) === 412) return false;
          // 409: another gateway is writing it at this moment, and may still fail.
          if (statusOf(error) !== 409 || attempt === ATTEMPTS) throw error;
          await setTimeout(attempt * CONFLICT_PAUSE_MS);
        }
      }
    },
    async list(beginning) {
      const { Bucket, Key } = at(beginning);
      const found: { key: string; changedMs: number }[] = [];
      for await (const page of s3.paginateListObjectsV2({ client }, { Bucket, Prefix: Key })) {
        for (const { Key: key = '', LastModified: changed } of page.Contents ?? []) {
          found.push({
            key: key.slice(Key.length - beginning.length),
            changedMs: changed?.getTime() ?? Date.now(),
          });
        }
      }
      return found;
    },
    async remove(key) {
      await client.send(new s3.DeleteObjectCommand(at(key)));
    },
    close: () => client.destroy(),
  };

  try {
    // There is nothing to be found: what it answers is whether it may be asked.
    await client.send(new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: at('.access').Key }));
  } catch (error) {
    objects.close();
    const where = endpoint === undefined ? '' : ` at ${endpoint}`;
    const why = statusOf(error) === 404 ? 'there is no such bucket' : messageOf(error);
    throw new Error(`the storage ${address}${where} (RELEASE_STORE) cannot be used: ${why}`, {
      cause: error,
    });
  }
  return objects;
}

function absent(error: unknown): undefined {
  if (statusOf(error) === 404) return undefined;
  throw error;
}

function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('$metadata' in error)) return undefined;
  return (error.$metadata as { readonly httpStatusCode?: number }).httpStatusCode;
}
