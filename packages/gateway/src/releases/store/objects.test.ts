import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openObjects } from './objects.ts';

let storage: Server | undefined;
afterEach(() => storage?.close());

/** Starts a storage that gives these statuses to conditional writes, one after the other. */
async function openStorage(statuses: number[]) {
  storage = createServer((request, response) => {
    request.resume();
    if (request.method !== 'PUT') return void response.end('<ListBucketResult></ListBucketResult>');
    response.statusCode = statuses.shift() ?? 500;
    response.end(response.statusCode === 200 ? '' : '<Error><Code>Conflict</Code></Error>');
  });
  await new Promise<void>((ready) => storage?.listen(0, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
  const s3 = { endpoint, region: 'us-east-1', accessKeyId: 'key', secretAccessKey: 'secret' };
  return openObjects('s3://releases', s3);
}

describe('writing an object that must be new', () => {
  it.each([
    ['leaves what another has written', [412], false],
    ['waits for another writer, who succeeds', [409, 409, 412], false],
    ['waits for another writer, who fails', [409, 200], true],
  ])('%s', async (_, statuses, isNew) => {
    const objects = await openStorage(statuses);
    expect(await objects.putNew('releases/mf-lobby/1.0.0.json', '{}')).toBe(isNew);
    expect(statuses).toEqual([]);
    objects.close();
  });

  it('fails where others never stop writing it', async () => {
    const objects = await openStorage(Array<number>(50).fill(409));
    await expect(objects.putNew('releases/mf-lobby/1.0.0.json', '{}')).rejects.toMatchObject({
      name: 'Conflict',
    });
    objects.close();
  });
});
