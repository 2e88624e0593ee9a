import { readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { temporaryFolder } from '../../testing/folder.ts';
import { startObjectStorage, type TestObjectStorage } from '../../testing/object-storage.ts';
import { documentOf, FILES, LONG, putAll } from '../../testing/stored-build.ts';
import { releaseFolders } from '../folders.ts';
import { integrityOf } from '../integrity.ts';
import { folderStore } from './folder-store.ts';
import { openObjects, type Objects } from './objects.ts';
import { fileKey, packedKey } from './s3-keys.ts';
import { s3Store } from './s3-store.ts';
import type { ReleaseStore } from './store.ts';

let storage: TestObjectStorage;
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let opened: ReleaseStore[] = [];
/** Each test has a prefix of its own. */
let count = 0;

beforeAll(async () => {
  storage = await startObjectStorage();
});
afterAll(() => storage.stop());
beforeEach(async () => {
  temporary = await temporaryFolder();
  count += 1;
});
afterEach(async () => {
  for (const store of opened) store.close();
  opened = [];
  await temporary.remove();
});

const openBucket = (): Promise<Objects> =>
  openObjects(`${storage.address}/${process.pid}-${count}`, storage.s3);

/** Stores of two gateways: on one machine they share a directory, on two the object storage. */
const kinds = {
  'a folder': () => Promise.resolve(folderStore(releaseFolders(temporary.path))),
  'object storage': async (gateway: string) =>
    s3Store(await openBucket(), releaseFolders(temporary.sub(gateway))),
};

async function publish(store: ReleaseStore, document = documentOf()): Promise<'stored' | 'unchanged'> {
  const upload = await store.begin('mf-lobby', document);
  await putAll(upload);
  return upload.finish();
}

describe.each(Object.entries(kinds))('a store in %s', (_, kind) => {
  const open = async (gateway = 'one') => {
    const store = await kind(gateway);
    opened.push(store);
    return store;
  };
  const read = async (store: ReleaseStore, file: string, packed = false) => {
    const found = await store.open('mf-lobby', '1.0.0-a', file, packed);
    return (
      found && { ...found, stream: Buffer.from(await new Response(found.stream as never).arrayBuffer()) }
    );
  };

  it('has nothing of a release before it is finished, and all of it after', async () => {
    const [mine, theirs] = await Promise.all([open('one'), open('two')]);
    const upload = await mine.begin('mf-lobby', documentOf());
    expect((await upload.missing()).sort()).toEqual(Object.keys(FILES).sort());
    await putAll(upload);
    expect(await theirs.readDocument('mf-lobby', '1.0.0-a')).toBeUndefined();
    expect(await theirs.open('mf-lobby', '1.0.0-a', 'entry.js', false)).toBeUndefined();
    expect(await theirs.list('mf-lobby')).toEqual([]);

    expect(await upload.finish()).toBe('stored');
    const after = await open('three');
    expect(await after.readDocument('mf-lobby', '1.0.0-a')).toEqual(documentOf());
    expect(await after.list('mf-lobby')).toEqual(['1.0.0-a']);
    expect((await read(after, 'chunks/page.js'))?.stream.toString()).toBe('// page');
    expect(await after.upload(upload.id)).toBeUndefined();
  });

  it('gives packed what is smaller so, and as it is what is not', async () => {
    const store = await open();
    await publish(store);
    const packed = await read(store, 'entry.js', true);
    expect([packed?.encoding, packed?.size]).toEqual(['br', packed?.stream.length]);
    expect(packed?.size).toBeLessThan(200);
    expect(brotliDecompressSync(packed?.stream ?? '').toString()).toBe(LONG);
    expect(await read(store, 'entry.js')).toMatchObject({ encoding: 'plain', size: LONG.length });
    expect(await read(store, 'text.woff2', true)).toMatchObject({ encoding: 'plain' });
    expect(await read(store, 'chunks/page.js', true)).toMatchObject({ encoding: 'plain', size: 7 });
  });

  it('measures what was put as browsers get it', async () => {
    const upload = await (await open()).begin('mf-lobby', documentOf());
    expect(await upload.sizeOf('entry.js')).toBeUndefined();
    await putAll(upload);
    expect(await upload.sizeOf('entry.js')).toBeLessThan(200);
    expect(await upload.sizeOf('chunks/page.js')).toBe(7);
    expect(await upload.sizeOf('other.js')).toBeUndefined();
  });

  it('keeps server builds from browsers, and gives them to the gateway by path', async () => {
    const store = await open();
    await publish(store);
    expect(await store.open('mf-lobby', '1.0.0-a', 'server/entry.cjs', false)).toBeUndefined();
    const path = await store.localPath('mf-lobby', '1.0.0-a', 'server/entry.cjs');
    expect(path).toBe(join(store.localRoot, 'mf-lobby/1.0.0-a/server/entry.cjs'));
    expect(await readFile(path, 'utf8')).toBe(FILES['server/entry.cjs']);
    await expect(store.localPath('mf-lobby', '1.0.0-a', 'server/other.cjs')).rejects.toThrow();
  });

  it('goes on with an upload through another gateway', async () => {
    const [mine, theirs] = await Promise.all([open('one'), open('two')]);
    const begun = await mine.begin('mf-lobby', documentOf());
    await begun.put('entry.js', Buffer.from(LONG));
    const same = await theirs.upload(begun.id);
    expect([same?.part, same?.release, same?.document]).toEqual(['mf-lobby', '1.0.0-a', documentOf()]);
    expect((await same?.missing())?.includes('entry.js')).toBe(false);
    const again = await theirs.begin('mf-lobby', documentOf());
    expect(again.id).toBe(begun.id);
    await putAll(again);
    expect(await begun.finish()).toBe('stored');
  });

  it('refuses a file that is not what was built, or that no document names', async () => {
    const upload = await (await open()).begin('mf-lobby', documentOf());
    await expect(upload.put('entry.js', Buffer.from('alert(1)'))).rejects.toThrow(
      /^mf-lobby 1\.0\.0-a: entry\.js: expected sha384-\S+, got sha384-\S+\. Build it again/,
    );
    await expect(upload.put('../../evil.js', Buffer.from('alert(1)'))).rejects.toThrow(
      'expected a file that its document names',
    );
    await expect(upload.finish()).rejects.toThrow('mf-lobby 1.0.0-a: entry.js: expected sha384-');
    expect(await upload.missing()).toHaveLength(4);
  });

  it('takes the same build once, whoever made it, and never another one under its name', async () => {
    const store = await open();
    expect(await publish(store, documentOf('1.0.0-a', { made: { by: 'one' }, signature: 'x' }))).toBe(
      'stored',
    );
    expect(await publish(store, documentOf('1.0.0-a', { made: { by: 'two' }, signature: 'y' }))).toBe(
      'unchanged',
    );
    expect(await store.readDocument('mf-lobby', '1.0.0-a')).toMatchObject({ made: { by: 'one' } });
    await expect(publish(store, documentOf('1.0.0-a', { global: 'another' }))).rejects.toThrow(
      'a published release never changes, got other contents. Raise the version',
    );
  });

  it.each([
    ['../mf-lobby', '1.0.0-a', 'entry.js'],
    ['mf-lobby', '../1.0.0-a', 'entry.js'],
    ['mf-lobby', '1.0.0-a', '../1.0.0-a/entry.js'],
    ['mf-lobby', '1.0.0-a', 'chunks'],
    ['mf-lobby', '1.0.0-a', ''],
    ['mf-lobby', '2.0.0', 'entry.js'],
  ])('has no %s/%s/%s', async (part, release, file) => {
    const store = await open();
    await publish(store);
    expect(await store.open(part, release, file, false)).toBeUndefined();
  });

  it('forgets an upload that is given up', async () => {
    const store = await open();
    const upload = await store.begin('mf-lobby', documentOf());
    await upload.discard();
    expect(await store.upload(upload.id)).toBeUndefined();
    expect(await store.upload('../../keys')).toBeUndefined();
    await store.sweep();
  });
});

describe('a store in a folder', () => {
  it('leaves only what is whole, and forgets uploads that nobody finished', async () => {
    const { root } = releaseFolders(temporary.path);
    const store = folderStore({ root });
    await publish(store);
    const [begun, old] = await Promise.all([
      store.begin('mf-lobby', documentOf('2.0.0')),
      store.begin('mf-lobby', documentOf('3.0.0')),
    ]);
    const before = new Date(Date.now() - 11 * 60_000);
    await utimes(join(root, `.staging-${old.id}`, '.upload.json'), before, before);
    await store.sweep();
    expect((await readdir(root)).sort()).toEqual([`.staging-${begun.id}`, 'mf-lobby']);
    expect((await readdir(join(root, 'mf-lobby/1.0.0-a'))).sort()).toEqual([
      'chunks',
      'entry.js',
      'entry.js.br',
      'release.json',
      'server',
      'text.woff2',
    ]);
  });
});

describe('a store in object storage', () => {
  const openTwo = async () => {
    const objects = await openBucket();
    const store = s3Store(objects, releaseFolders(temporary.sub('one')));
    opened.push(store);
    await publish(store);
    return { objects, store };
  };
  const hash = integrityOf(Buffer.from(LONG));

  it('refuses files that are other ones there, packed or not', async () => {
    const { objects, store } = await openTwo();
    await objects.put(fileKey(hash), 'alert(1)');
    await objects.put(packedKey(hash), Buffer.from('no brotli'));
    await expect(store.open('mf-lobby', '1.0.0-a', 'entry.js', false)).rejects.toThrow(
      'mf-lobby 1.0.0-a: entry.js is not what was built',
    );
    await expect(store.open('mf-lobby', '1.0.0-a', 'entry.js', true)).rejects.toThrow();
    expect(await readdir(join(store.localRoot, 'mf-lobby/1.0.0-a'))).toEqual(['release.json']);
  });

  it('asks for a file once, however many want it, and then has it', async () => {
    const { objects, store } = await openTwo();
    const reads = Array.from({ length: 10 }, () => store.localPath('mf-lobby', '1.0.0-a', 'entry.js'));
    const [path = ''] = await Promise.all(reads);
    await objects.remove(fileKey(hash));
    const found = await store.open('mf-lobby', '1.0.0-a', 'entry.js', false);
    expect(found && (await text(found.stream))).toBe(LONG);
    // A copy is of this machine: it is whole, and nobody else writes there.
    expect((await readdir(join(path, '..'))).sort()).toEqual(['entry.js', 'release.json']);
  });

  it('has a release from the moment that it is stored, by another gateway too, though it was looked for before', async () => {
    const { objects, store } = await openTwo();
    const other = s3Store(objects, releaseFolders(temporary.sub('two')));
    for (const gateway of [store, other]) {
      expect(await gateway.readDocument('mf-lobby', '2.0.0')).toBeUndefined();
      expect(await gateway.open('mf-lobby', '2.0.0', 'entry.js', true)).toBeUndefined();
    }
    const upload = await store.begin('mf-lobby', documentOf('2.0.0'));
    await upload.finish();
    for (const gateway of [store, other]) {
      expect(await gateway.readDocument('mf-lobby', '2.0.0')).toMatchObject({ release: '2.0.0' });
      const found = await gateway.open('mf-lobby', '2.0.0', 'entry.js', false);
      expect(found && (await text(found.stream))).toBe(LONG);
    }
  });

  it('keeps one copy of what two releases have alike', async () => {
    const { objects, store } = await openTwo();
    const next = await store.begin('mf-lobby', documentOf('2.0.0'));
    expect(await next.missing()).toEqual([]);
    await next.finish();
    // Four, and one of them packed too.
    expect(await objects.list('files/')).toHaveLength(5);
    expect((await objects.list('releases/')).map(({ key }) => key).sort()).toEqual([
      'releases/mf-lobby/1.0.0-a.json',
      'releases/mf-lobby/2.0.0.json',
    ]);
    expect(await objects.list('uploads/')).toEqual([]);
  });

  it('says what is wrong where it cannot be used', async () => {
    await expect(openObjects('s3://no-such-bucket', storage.s3)).rejects.toThrow(
      /^the storage s3:\/\/no-such-bucket( at http\S+)? \(RELEASE_STORE\) cannot be used: there is no such bucket$/,
    );
    await expect(openObjects(storage.address, { ...storage.s3, secretAccessKey: 'wrong' })).rejects.toThrow(
      '(RELEASE_STORE) cannot be used',
    );
    await expect(
      openObjects(storage.address, { ...storage.s3, endpoint: 'http://127.0.0.1:9' }),
    ).rejects.toThrow(/cannot be used: .*ECONNREFUSED/);
  });
});

test('a folder that another hand has changed is read as it is', async () => {
  const { root } = releaseFolders(temporary.path);
  const store = folderStore({ root });
  await publish(store);
  await writeFile(join(root, 'mf-lobby/1.0.0-a/release.json'), '{ half');
  await expect(store.readDocument('mf-lobby', '1.0.0-a')).rejects.toThrow('JSON');
});
