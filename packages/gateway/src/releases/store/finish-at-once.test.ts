import fs, { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '../../testing/folder.ts';
import { startObjectStorage, type TestObjectStorage } from '../../testing/object-storage.ts';
import { documentOf, LONG, putAll } from '../../testing/stored-build.ts';
import { releaseFolders } from '../folders.ts';
import { folderStore } from './folder-store.ts';
import { openObjects, type Objects } from './objects.ts';
import { s3Store } from './s3-store.ts';
import type { ReleaseStore, SignedDocument, Upload } from './store.ts';

let storage: TestObjectStorage;
let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
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
  jest.restoreAllMocks();
  await temporary.remove();
});

const FIRST = documentOf('1.0.0-a', { made: { by: 'one' }, signature: 'x' });

/** What another publisher may have to finish under the same name, and its answer. */
const OTHERS: readonly (readonly [string, SignedDocument, RegExp])[] = [
  ['the same upload', FIRST, /^unchanged$/],
  ['the same files', documentOf('1.0.0-a', { made: { by: 'two' }, signature: 'y' }), /^unchanged$/],
  ['other files', documentOf('1.0.0-a', { global: 'another' }), /a published release never changes/],
];

type Held = (...given: never[]) => Promise<unknown>;

/** Does some work when a function is first called with the given path, before that call goes on. */
function holdAt(
  parts: object,
  call: string,
  isMoment: (...paths: string[]) => boolean,
  work: () => Promise<unknown>,
): void {
  const original = (parts as Record<string, Held>)[call] as Held;
  let isDone = false;
  jest.spyOn(parts as Record<string, Held>, call).mockImplementation(async (...given) => {
    if (!isDone && isMoment(...(given as unknown as string[]))) {
      isDone = true;
      await work();
    }
    return original(...given);
  });
}

async function beginWhole(store: ReleaseStore, document: SignedDocument): Promise<Upload> {
  const upload = await store.begin('mf-lobby', document);
  await putAll(upload);
  return upload;
}

async function answerOf(finishing: Promise<string>): Promise<string> {
  return finishing.catch((error: unknown) => String(error));
}

async function expectFirstStored(store: ReleaseStore): Promise<void> {
  expect(await store.readDocument('mf-lobby', '1.0.0-a')).toEqual(FIRST);
  const entry = await store.open('mf-lobby', '1.0.0-a', 'entry.js', false);
  expect(entry && (await text(entry.stream))).toBe(LONG);
}

describe('two who finish the same release at once in a folder', () => {
  const open = () => folderStore(releaseFolders(temporary.path));
  const root = () => releaseFolders(temporary.path).root;
  const expectNothingElse = async () => {
    expect(await readdir(root())).toEqual(['mf-lobby']);
    expect((await readdir(join(root(), 'mf-lobby/1.0.0-a'))).sort()).toEqual(
      ['chunks', 'entry.js', 'entry.js.br', 'release.json', 'server', 'text.woff2'].sort(),
    );
  };

  const MOMENTS: readonly (readonly [string, string, (...paths: string[]) => boolean])[] = [
    ['looks for its files', 'stat', () => true],
    ['writes its document', 'writeFile', () => true],
    ['moves its document among its files', 'rename', (_, to = '') => to.endsWith('release.json')],
    ['moves its release into place', 'rename', (_, to = '') => to.endsWith('1.0.0-a')],
  ];
  const cases = MOMENTS.flatMap(([moment, call, isMoment]) =>
    OTHERS.map(([what, document, answer]) => ({ moment, call, isMoment, what, document, answer })),
  );

  it.each(cases)(
    'lets the first win that finishes while another, with $what, $moment',
    async ({ call, isMoment, document, answer }) => {
      const first = await beginWhole(open(), FIRST);
      const second = await beginWhole(open(), document);
      let won: string | undefined;
      holdAt(fs, call, isMoment, async () => (won = await first.finish()));
      expect(await answerOf(second.finish())).toMatch(answer);
      expect(won).toBe('stored');
      await expectFirstStored(open());
      if (!('global' in document)) await expectNothingElse();
    },
  );

  it('lets one begin the upload that another finishes meanwhile', async () => {
    const first = await beginWhole(open(), FIRST);
    holdAt(
      fs,
      'writeFile',
      () => true,
      () => first.finish(),
    );
    const second = await open().begin('mf-lobby', FIRST);
    expect(await second.finish()).toBe('unchanged');
    await expectNothingElse();
  });

  it.each(['writeFile', 'rename'])(
    'lets one put a file into the upload that another finishes meanwhile, at %s',
    async (call) => {
      const first = await beginWhole(open(), FIRST);
      const second = await open().begin('mf-lobby', FIRST);
      holdAt(
        fs,
        call,
        () => true,
        () => first.finish(),
      );
      await second.put('entry.js', Buffer.from(LONG));
      expect(await second.finish()).toBe('unchanged');
      await expectNothingElse();
    },
  );

  it('removes an upload at once: one that begins it again meanwhile loses no file', async () => {
    const store = open();
    const upload = await beginWhole(store, FIRST);
    holdAt(
      fs,
      'rm',
      () => true,
      () => beginWhole(open(), FIRST),
    );
    await upload.discard();
    expect(await upload.missing()).toEqual([]);
    expect(await upload.finish()).toBe('stored');
    await expectNothingElse();
  });
});

describe('two who finish the same release at once in object storage', () => {
  let objects: Objects[] = [];
  afterEach(() => {
    for (const bucket of objects) bucket.close();
    objects = [];
  });
  const open = async (gateway: string) => {
    const bucket = await openObjects(`${storage.address}/once-${process.pid}-${count}`, storage.s3);
    objects.push(bucket);
    return { bucket, store: s3Store(bucket, releaseFolders(temporary.sub(gateway))) };
  };

  const MOMENTS = [
    ['looks for its files', 'sizeOf'],
    ['writes its document', 'putNew'],
  ] as const;
  const cases = MOMENTS.flatMap(([moment, call]) =>
    OTHERS.map(([what, document, answer]) => ({ moment, call, what, document, answer })),
  );

  it.each(cases)(
    'lets the first win that finishes while another, with $what, $moment',
    async ({ call, document, answer }) => {
      const [one, two] = await Promise.all([open('one'), open('two')]);
      const first = await beginWhole(one.store, FIRST);
      const second = await beginWhole(two.store, document);
      let won: string | undefined;
      holdAt(
        two.bucket,
        call,
        () => true,
        async () => (won = await first.finish()),
      );
      expect(await answerOf(second.finish())).toMatch(answer);
      expect(won).toBe('stored');
      await expectFirstStored((await open('three')).store);
    },
  );
});
