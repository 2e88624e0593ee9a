import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Registry } from '@tessera/contracts';
import { startSite, type TestSite } from '../testing/gateway.ts';
import { writeRemote } from '../testing/builds.ts';
import { until } from '../testing/until.ts';
import { publish } from './publish.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const registry = async () => (await (await site.get('/remotes.json')).json()) as Registry;
const liveLobby = async () => (await registry()).remotes[0]?.live.release;

async function publishLobby(release: string): Promise<void> {
  const dist = await writeRemote(await site.folder(release), 'mf-lobby', { release });
  await publish({ dataDir: site.dataDir, dists: [dist] });
}

describe('a running gateway', () => {
  it('serves a new publication without a restart, and keeps the one before as fallback', async () => {
    expect(await liveLobby()).toBe('0.1.0-bbbb2222');

    await publishLobby('0.2.0-new');
    await until(async () => (await liveLobby()) === '0.2.0-new');

    const [lobby] = (await registry()).remotes;
    expect(lobby?.live.release).toBe('0.2.0-new');
    expect(lobby?.previous?.release).toBe('0.1.0-bbbb2222');
    expect((await site.get('/remotes/mf-lobby/0.1.0-bbbb2222/entry.js')).status).toBe(200);
  });

  it('refuses a release whose description was changed after it was signed', async () => {
    await publishLobby('0.2.0-new');
    await until(async () => (await liveLobby()) === '0.2.0-new');
    const root = join(site.dataDir, 'releases');
    const path = join(root, 'mf-lobby/0.2.0-new/release.json');
    const tampered = (await readFile(path, 'utf8')).replace('"entry": "entry.js"', '"entry": "evil.js"');
    await writeFile(path, tampered);
    await writeFile(join(root, 'live.json'), await readFile(join(root, 'live.json')));

    await until(async () => /refused_releases_total [1-9]/.test(await site.metrics()));

    const [lobby] = (await registry()).remotes;
    expect([lobby?.live.release, lobby?.live.entry]).toEqual(['0.2.0-new', 'entry.js']);
  });

  it('keeps what was live when the pointer is damaged', async () => {
    await writeFile(join(site.dataDir, 'releases/live.json'), '{ half a poin');
    await until(async () => /refused_releases_total [1-9]/.test(await site.metrics()));

    expect(await liveLobby()).toBe('0.1.0-bbbb2222');
    expect((await site.get('/')).status).toBe(200);
  });
});
