import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeRemote, writeShell } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { publish } from './publish.ts';
import { loadReleases } from './registry.ts';
import { openReleaseSite, type ReleaseSite } from './site.ts';

let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let site: ReleaseSite;
const stored = (path: string) => temporary.sub(join('releases', path));

beforeEach(async () => {
  temporary = await temporaryFolder();
  const dataDir = temporary.path;
  site = await openReleaseSite({ dataDir });
  const [lobby, auth] = await Promise.all([
    writeRemote(temporary.sub('lobby'), 'mf-lobby'),
    writeRemote(temporary.sub('auth'), 'mf-auth'),
  ]);
  await publish({ dataDir, dists: [await writeShell(temporary.sub('shell')), lobby, auth] });
  const next = await writeRemote(temporary.sub('lobby2'), 'mf-lobby', { release: '0.2.0-new' });
  await publish({ dataDir, dists: [next] });
});
afterEach(() => temporary.remove());

const tamper = async (path: string) => {
  const file = stored(join(path, 'release.json'));
  await writeFile(file, (await readFile(file, 'utf8')).replace('"contract": "', '"contract": ">='));
};
const livesOf = ({ live }: Awaited<ReturnType<typeof loadReleases>>) =>
  live?.registry.remotes.map((entry) => [entry.name, entry.live.release, entry.previous?.release]);

describe('loading what is live', () => {
  it('gives every remote with the release to fall back on', async () => {
    const loaded = await loadReleases(site, null);
    expect(loaded.refused).toEqual([]);
    expect(livesOf(loaded)).toEqual([
      ['mf-auth', '0.1.0-bbbb2222', undefined],
      ['mf-lobby', '0.2.0-new', '0.1.0-bbbb2222'],
    ]);
  });

  it('serves the previous release of a part that is refused, and all others as they are', async () => {
    await tamper('mf-lobby/0.2.0-new');
    const loaded = await loadReleases(site, null);
    expect(loaded.refused).toEqual([
      expect.stringMatching(
        /^mf-lobby 0\.2\.0-new is refused: mf-lobby: signature of the release: expected the one of site over this document, got another/,
      ),
    ]);
    expect(livesOf(loaded)).toEqual([
      ['mf-auth', '0.1.0-bbbb2222', undefined],
      ['mf-lobby', '0.1.0-bbbb2222', undefined],
    ]);
  });

  it('leaves a remote out that has nothing good', async () => {
    await tamper('mf-auth/0.1.0-bbbb2222');
    expect(livesOf(await loadReleases(site, null))).toEqual([['mf-lobby', '0.2.0-new', '0.1.0-bbbb2222']]);
  });

  it('keeps the shell that was good, and has none where none ever was', async () => {
    const good = (await loadReleases(site, null)).live;
    await tamper('shell/0.1.0-aaaa1111');
    expect((await loadReleases(site, good)).live?.shell).toEqual(good?.shell);
    expect((await loadReleases(site, null)).live).toBeNull();
  });

  it('refuses a genuine description that was moved to another folder', async () => {
    const from = stored('mf-lobby/0.1.0-bbbb2222/release.json');
    await mkdir(stored('mf-lobby/0.2.0-new'), { recursive: true });
    await writeFile(stored('mf-lobby/0.2.0-new/release.json'), await readFile(from));
    const { refused } = await loadReleases(site, null);
    expect(refused[0]).toContain('describes /remotes/mf-lobby/0.1.0-bbbb2222/, another release');
  });
});
