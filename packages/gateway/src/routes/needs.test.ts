import { loadReleases, type LiveReleases } from '../releases/registry.ts';
import { publish } from '../releases/publish.ts';
import { openReleaseSite } from '../releases/site.ts';
import { writeRemote, writeShell } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { findPage } from './find.ts';
import { neededScripts } from './needs.ts';

let live: LiveReleases;

beforeAll(async () => {
  const temporary = await temporaryFolder();
  const dataDir = temporary.sub('data');
  const dists = [
    await writeShell(temporary.sub('shell')),
    await writeRemote(temporary.sub('lobby'), 'mf-lobby', { slots: [{ slot: 'home.main', order: 1 }] }),
    await writeRemote(temporary.sub('promotions'), 'mf-promotions', { slots: [{ slot: 'float', order: 1 }] }),
    await writeRemote(temporary.sub('auth'), 'mf-auth', { slots: [{ slot: 'rail', order: 1 }] }),
  ];
  await publish({ dataDir, dists });
  const loaded = await loadReleases(await openReleaseSite({ dataDir }), null);
  if (!loaded.live) throw new Error(loaded.refused.join());
  live = loaded.live;
  await temporary.remove();
});

const needs = (path: string, device: 'desktop' | 'mobile' = 'desktop') =>
  neededScripts(live, findPage(live, path), { path, device, code: 'hi_IN' }).map(({ href }) =>
    href.replace(/^\/(?:remotes\/)?/, '').replace(/\/0\.1\.0-\w+/, ''),
  );
const LOBBY = ['mf-lobby/entry.js', 'mf-lobby/module.js', 'mf-lobby/messages-hi.js'];
const AUTH = ['mf-auth/entry.js', 'mf-auth/module.js', 'mf-auth/messages-hi.js'];

describe('what a page preloads', () => {
  it('is the remotes whose slots it shows, in its language, without one that only floats', () => {
    expect(needs('/')).toEqual(['shell/messages-hi.js', ...AUTH, ...LOBBY, 'mf-lobby/chunks/home.js']);
  });

  it('is not the rail on a phone', () => {
    expect(needs('/', 'mobile')).toEqual(['shell/messages-hi.js', ...LOBBY, 'mf-lobby/chunks/home.js']);
  });

  it('is the remote whose route it is', () => {
    expect(needs('/lobby-page', 'mobile')).toEqual([
      'shell/messages-hi.js',
      ...LOBBY,
      'mf-lobby/chunks/page.js',
    ]);
  });

  it('is nothing of any remote in a window of the shell’s own', () => {
    expect(needs('/loading')).toEqual(['shell/messages-hi.js']);
  });

  it('carries a hash for every file', () => {
    const scripts = neededScripts(live, findPage(live, '/'), { path: '/', device: 'desktop', code: 'en_US' });
    expect(scripts.every(({ integrity }) => integrity?.startsWith('sha384-'))).toBe(true);
  });
});
