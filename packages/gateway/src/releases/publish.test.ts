import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { RANGES, SHARED, writeRemote, writeShell } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { releaseFolders } from './folders.ts';
import { publish, rollback } from './publish.ts';
import { readPublishers } from './publishers/read.ts';
import { refuseForged } from './stored.ts';
import { readPointer } from './state/pointer-file.ts';

let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let dataDir: string;

beforeEach(async () => {
  temporary = await temporaryFolder();
  dataDir = temporary.sub('data');
});
afterEach(() => temporary.remove());

const shellDist = (changes: Parameters<typeof writeShell>[1] = {}, folder = 'shell') =>
  writeShell(temporary.sub(folder), changes);
const lobbyDist = (changes: Parameters<typeof writeRemote>[2] = {}, folder = 'lobby') =>
  writeRemote(temporary.sub(folder), 'mf-lobby', changes);
const pointer = () => readPointer(releaseFolders(dataDir).pointer);
const stored = (path: string) => join(dataDir, 'releases', path);

describe('a publication', () => {
  it('stores the files, signs the release and makes it live', async () => {
    const published = await publish({ dataDir, dists: [await lobbyDist(), await shellDist()] });

    expect(published.map(({ name, change }) => [name, change])).toEqual([
      ['mf-lobby', 'published'],
      ['shell', 'published'],
    ]);
    expect(await pointer()).toEqual({
      revision: 1,
      parts: {
        shell: { live: '0.1.0-aaaa1111', previous: null, canary: null },
        'mf-lobby': { live: '0.1.0-bbbb2222', previous: null, canary: null },
      },
    });
    const document = JSON.parse(await readFile(stored('mf-lobby/0.1.0-bbbb2222/release.json'), 'utf8')) as {
      baseUrl: string;
      made: { by: string; changes: string };
    };
    expect(document.baseUrl).toBe('/remotes/mf-lobby/0.1.0-bbbb2222/');
    expect([document.made.by, document.made.changes]).toEqual(['site', '']);
    const { publishers, publicKey } = releaseFolders(dataDir);
    refuseForged(document, 'mf-lobby', await readPublishers(publishers, publicKey));
  });

  it('compresses text files once, and leaves fonts and small files alone', async () => {
    await publish({ dataDir, dists: [await shellDist()] });

    const folder = stored('shell/0.1.0-aaaa1111');
    const packed = await readFile(join(folder, 'main.js.br'));
    expect(brotliDecompressSync(packed)).toEqual(await readFile(join(folder, 'main.js')));
    expect((await readdir(folder)).filter((file) => file.endsWith('.br')).sort()).toEqual([
      'main.css.br',
      'main.js.br',
      'runtime.js.br',
    ]);
  });

  it('keeps the private key to its owner', async () => {
    await publish({ dataDir, dists: [await shellDist()] });

    const { mode } = await stat(join(dataDir, 'keys', 'release.key'));
    expect((mode & 0o777).toString(8)).toBe('600');
  });

  it('leaves a release alone that is live already', async () => {
    const dist = await shellDist();
    await publish({ dataDir, dists: [dist] });
    const before = await stat(stored('shell/0.1.0-aaaa1111/main.js'));

    const [again] = await publish({ dataDir, dists: [dist] });

    expect(again?.change).toBe('live');
    expect((await stat(stored('shell/0.1.0-aaaa1111/main.js'))).mtimeMs).toBe(before.mtimeMs);
    expect((await pointer()).parts['shell']).toEqual({
      live: '0.1.0-aaaa1111',
      previous: null,
      canary: null,
    });
  });

  it('remembers the release before as the previous one, and can go back to it', async () => {
    await publish({ dataDir, dists: [await shellDist(), await lobbyDist()] });
    await publish({ dataDir, dists: [await lobbyDist({ release: '0.2.0-cccc3333' })] });
    expect((await pointer()).parts['mf-lobby']).toEqual({
      live: '0.2.0-cccc3333',
      previous: '0.1.0-bbbb2222',
      canary: null,
    });

    expect(await rollback({ dataDir, name: 'mf-lobby' })).toBe('0.1.0-bbbb2222');
    expect((await pointer()).parts['mf-lobby']).toEqual({
      live: '0.1.0-bbbb2222',
      previous: '0.2.0-cccc3333',
      canary: null,
    });
  });

  it('takes several publishers one after the other', async () => {
    await publish({ dataDir, dists: [await shellDist()] });
    const dists = await Promise.all(
      ['mf-lobby', 'mf-auth', 'mf-agent'].map((name) => writeRemote(temporary.sub(name), name)),
    );

    await Promise.all(dists.map((dist) => publish({ dataDir, dists: [dist] })));

    expect(Object.keys((await pointer()).parts).sort()).toEqual(['mf-agent', 'mf-auth', 'mf-lobby', 'shell']);
  });

  it('goes on where a publisher was killed', async () => {
    await publish({ dataDir, dists: [await shellDist()] });
    // No process has this number: Linux counts to 4194304.
    await writeFile(stored('publish.lock'), '99999999 1 dead\n');

    await publish({ dataDir, dists: [await lobbyDist()] });

    expect((await pointer()).parts['mf-lobby']?.live).toBe('0.1.0-bbbb2222');
  });
});

describe('a publication is refused and changes nothing', () => {
  async function refused(dists: readonly string[]): Promise<string> {
    const before = await pointer();
    const folders = (await readdir(stored('')).catch(() => [])).filter((name) => name.startsWith('mf-'));
    const failure = await publish({ dataDir, dists }).then(
      () => 'was published',
      (error: Error) => error.message,
    );
    expect(await pointer()).toEqual(before);
    expect((await readdir(stored('')).catch(() => [])).filter((name) => name.startsWith('mf-'))).toEqual(
      folders,
    );
    return failure.replaceAll(temporary.path, '');
  }

  it('without a shell', async () => {
    expect(await refused([await lobbyDist()])).toBe(
      'the site: expected a live shell to check remotes against, got none. Publish the shell first, or together with it.',
    );
  });

  it('when a file is not what was built', async () => {
    await publish({ dataDir, dists: [await shellDist()] });
    const dist = await lobbyDist();
    await writeFile(join(dist, 'browser/chunks/page.js'), 'alert(1)');

    expect(await refused([dist])).toMatch(
      /^mf-lobby 0\.1\.0-bbbb2222: chunks\/page\.js: expected sha384-\S+, got sha384-\S+\. Build it again, and publish what was built\.$/,
    );
  });

  it('when a file is missing, or would lie outside the release', async () => {
    await publish({ dataDir, dists: [await shellDist()] });
    const hash = `sha384-${'a'.repeat(64)}`;
    for (const name of ['../evil.js', 'server/entry.cjs', 'release.json', 'entry.js.br']) {
      const dist = await lobbyDist({ files: { 'entry.js': hash, [name]: hash }, parts: {} });
      expect(await refused([dist])).toContain(
        `a file: expected a name inside the release that the store does not use itself, got "${name}"`,
      );
    }
    expect(
      await refused([await lobbyDist({ files: { 'gone.js': hash }, entry: 'gone.js', parts: {} })]),
    ).toContain('gone.js: expected /lobby/browser/gone.js, got no such file. Build it again.');
  });

  it('when two builds are of one part', async () => {
    const dist = await shellDist();
    expect(await refused([dist, dist])).toBe(
      'shell: expected one build of each part, got two. Publish one of them.',
    );
  });

  it('when what is loaded has no hash', async () => {
    expect(await refused([await shellDist({ scripts: ['other.js'] })])).toBe(
      '/shell: other.js: expected a hash in "files", since it is to be loaded, got none. Build it again.',
    );
  });

  it('when the shell does not provide a shared package', async () => {
    await publish({ dataDir, dists: [await shellDist()] });

    expect(await refused([await lobbyDist({ shared: { ...RANGES, lodash: '^4.0.0' } })])).toBe(
      'mf-lobby 0.1.0-bbbb2222: shared package lodash: expected ^4.0.0, got none of the shell 0.1.0-aaaa1111. Add it to the table of shared packages and publish the shell, or bundle it into the remote.',
    );
  });

  it('when a remote does not share what every remote shares', async () => {
    await publish({ dataDir, dists: [await shellDist()] });

    expect(await refused([await lobbyDist({ shared: { ...RANGES, react: '*' } })])).toBe(
      'mf-lobby 0.1.0-bbbb2222: shared package react: expected a range with an upper end, such as ^19.3.0, got "*". Name the versions that it was built for.',
    );
    expect(await refused([await lobbyDist({ shared: { react: '^19.3.0' } })])).toBe(
      'mf-lobby 0.1.0-bbbb2222: shared package @tessera/contracts: expected a range of versions, since every remote shares it, got none. Build mf-lobby with tessera-build, which shares @tessera/contracts.',
    );
  });

  it('when the shell provides another version', async () => {
    await publish({ dataDir, dists: [await shellDist()] });

    expect(await refused([await lobbyDist({ shared: { ...RANGES, react: '^20.0.0' } })])).toBe(
      'mf-lobby 0.1.0-bbbb2222: shared package react: expected ^20.0.0, got 19.3.1 of the shell 0.1.0-aaaa1111. Build mf-lobby with react 19.3.1, or publish a shell that brings the wanted one.',
    );
  });

  it('when the contract is another one', async () => {
    await publish({ dataDir, dists: [await shellDist({ contract: '2.1.0' })] });

    expect(await refused([await lobbyDist()])).toBe(
      'mf-lobby 0.1.0-bbbb2222: contract: expected ^1.0.0, got 2.1.0 of the shell 0.1.0-aaaa1111. Build mf-lobby for that contract, or publish a shell that provides the wanted one.',
    );
  });

  it('when a new shell would leave a live remote behind, unless both come together', async () => {
    await publish({ dataDir, dists: [await shellDist(), await lobbyDist()] });
    const provides = { ...SHARED, react: '20.0.0' };
    const shell = await shellDist({ release: '0.2.0-dddd4444', provides }, 'shell2');

    expect(await refused([shell])).toContain(
      'mf-lobby 0.1.0-bbbb2222: shared package react: expected ^19.3.0, got 20.0.0',
    );

    const lobby = await lobbyDist(
      { release: '0.2.0-cccc3333', shared: { ...RANGES, react: '^20.0.0' } },
      'lobby2',
    );
    await publish({ dataDir, dists: [shell, lobby] });
    expect((await pointer()).parts['shell']?.live).toBe('0.2.0-dddd4444');
  });

  it('when its id was taken by other contents', async () => {
    await publish({ dataDir, dists: [await shellDist(), await lobbyDist()] });

    expect(await refused([await lobbyDist({ global: 'another' }, 'lobby2')])).toContain(
      'mf-lobby 0.1.0-bbbb2222: expected what is stored under this name, since a published release never changes, got other contents',
    );
  });

  it('when two remotes claim one route', async () => {
    await publish({ dataDir, dists: [await shellDist(), await lobbyDist()] });
    const dist = await writeRemote(temporary.sub('auth'), 'mf-auth');
    const document = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as {
      config: { routes: { path: string }[] };
    };
    for (const route of document.config.routes) route.path = '/lobby-page';
    await writeFile(join(dist, 'release.json'), JSON.stringify(document));

    expect(await refused([dist])).toMatch(
      /mf-\w+ \S+: the route \/lobby-page: expected a place that no other part has, got the one of mf-\w+/,
    );
  });

  it('when the folder is no build, or one of another contract', async () => {
    expect(await refused([temporary.path])).toContain(
      'expected shell.json or release.json, got neither. Build',
    );
    expect(await refused([await shellDist({ release: '../up' })])).toContain(
      'expected a release is named with letters',
    );
  });
});
