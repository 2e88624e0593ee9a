import { RANGES, SHARED, writeRemote, writeShell } from '../testing/builds.ts';
import { temporaryFolder } from '../testing/folder.ts';
import { publish } from './publish.ts';
import { loadReleases } from './registry.ts';
import { openReleaseSite, type ReleaseSite } from './site.ts';
import { viewOf, type LiveReleases } from './views.ts';

let temporary: Awaited<ReturnType<typeof temporaryFolder>>;
let site: ReleaseSite;
let dataDir: string;

beforeEach(async () => {
  temporary = await temporaryFolder();
  dataDir = temporary.sub('data');
  await store('shell', '1');
  await store('mf-lobby', '1');
  await store('mf-auth', '1');
  site = await openReleaseSite({ dataDir });
});
afterEach(async () => {
  await site.close();
  await temporary.remove();
});

type Changes = Parameters<typeof writeShell>[1] & Parameters<typeof writeRemote>[2];

/** Makes a release live, by which the one before becomes the previous one. */
async function store(part: string, release: string, changes: Changes = {}): Promise<void> {
  const folder = temporary.sub(`${part}-${release}`);
  const dist =
    part === 'shell'
      ? await writeShell(folder, { release, ...changes })
      : await writeRemote(folder, part, { release, ...changes });
  await publish({ dataDir, dists: [dist] });
}

/** Makes the live release a canary of the one before. */
async function asCanary(part: string): Promise<void> {
  await site.state.change((from) => {
    const now = from.parts[part];
    if (!now?.previous) throw new Error(`${part} has no release before`);
    const canary = { release: now.live, share: 0.2, since: '2026-01-31T12:00:00.000Z', limit: 0.05 };
    const to = { live: now.previous, previous: null, canary };
    return {
      parts: { ...from.parts, [part]: to },
      moves: [{ who: 'site', part, what: 'canary', from: now, to, why: '' }],
    };
  });
}

async function load(): Promise<{ live: LiveReleases; refused: readonly string[] }> {
  const { live, refused } = await loadReleases(site, null);
  if (!live) throw new Error(refused.join('\n'));
  return { live, refused };
}

const shown = ({ shell, registry }: LiveReleases) => [
  shell.release,
  ...registry.remotes.map(({ name, live, previous, channel }) =>
    [name, live.release, previous?.release ?? 'none', channel ?? 'live'].join(' '),
  ),
];
const nobody = new Set<string>();

describe('what is live', () => {
  it('is the same object for who tries nothing, and for who would try what there is not', async () => {
    const { live } = await load();
    expect(viewOf(live, nobody)).toBe(live);
    expect(viewOf(live, new Set(['mf-lobby', 'mf-never']))).toBe(live);
    expect(shown(live)).toEqual(['1', 'mf-auth 1 none live', 'mf-lobby 1 none live']);
  });

  it('has one name for the same releases, and another for others', async () => {
    const first = (await load()).live;
    expect((await load()).live.id).toBe(first.id);
    await store('mf-lobby', '2');
    const second = (await load()).live;
    expect(second.id).not.toBe(first.id);
    expect(second.revision).toBe(first.revision + 1);
  });
});

describe('a canary', () => {
  it('of a remote is tried with the live release to fall back on', async () => {
    await store('mf-lobby', '2');
    await asCanary('mf-lobby');
    const { live } = await load();
    expect(shown(live)).toEqual(['1', 'mf-auth 1 none live', 'mf-lobby 1 none live']);
    const view = viewOf(live, new Set(['mf-lobby']));
    expect(shown(view)).toEqual(['1', 'mf-auth 1 none live', 'mf-lobby 2 1 canary']);
    expect(viewOf(live, new Set(['mf-lobby', 'mf-auth']))).toBe(view);
    expect(view.id).not.toBe(live.id);
  });

  it('of the shell is tried alone, or together with a remote’s', async () => {
    await store('mf-lobby', '2');
    await store('shell', '2');
    await asCanary('mf-lobby');
    await asCanary('shell');
    const { live } = await load();
    expect([...live.canaries.keys()].sort()).toEqual(['mf-lobby', 'shell']);
    expect(shown(viewOf(live, new Set(['shell'])))).toEqual([
      '2',
      'mf-auth 1 none live',
      'mf-lobby 1 none live',
    ]);
    const both = viewOf(live, new Set(['mf-lobby', 'shell']));
    expect(shown(both)).toEqual(['2', 'mf-auth 1 none live', 'mf-lobby 2 1 canary']);
    const ids = [nobody, new Set(['shell']), new Set(['mf-lobby']), new Set(['mf-lobby', 'shell'])];
    expect(new Set(ids.map((chosen) => viewOf(live, chosen).id)).size).toBe(4);
  });

  it('of a remote waits where it does not go with the shell that is tried', async () => {
    await store('mf-lobby', '2', { shared: { ...RANGES, react: '~19.3.1' } });
    await asCanary('mf-lobby');
    await store('shell', '2', { provides: { react: '19.4.0', '@tessera/contracts': '0.1.0' } });
    await asCanary('shell');
    const { live, refused } = await load();
    expect(refused).toEqual([]);
    const both = viewOf(live, new Set(['mf-lobby', 'shell']));
    expect(shown(both)).toEqual(['2', 'mf-auth 1 none live', 'mf-lobby 1 none live']);
  });

  it('that cannot be had, or does not go with what is live, is tried by nobody, and the log says so', async () => {
    const trying = async (part: string, release: string) => {
      await site.state.change((from) => {
        const now = from.parts[part];
        if (!now) throw new Error(`${part} is not live`);
        const canary = { release, share: 1, since: '2026-01-31T12:00:00.000Z', limit: 0.05 };
        const to = { ...now, canary };
        const move = { who: 'site', part, what: 'canary', why: '' } as const;
        return { parts: { ...from.parts, [part]: to }, moves: [{ ...move, from: now, to }] };
      });
      return load();
    };
    const missing = await trying('mf-lobby', '9');
    expect(missing.refused).toEqual([
      'mf-lobby 9 is refused as a canary: it is not stored: publish it again',
    ]);
    expect(viewOf(missing.live, new Set(['mf-lobby']))).toBe(missing.live);

    const provides = { ...SHARED, react: '20.0.0' };
    const dists = await Promise.all([
      writeShell(temporary.sub('shell-2'), { release: '2', provides }),
      writeRemote(temporary.sub('mf-lobby-2'), 'mf-lobby', {
        release: '2',
        shared: { ...RANGES, react: '^20.0.0' },
      }),
      writeRemote(temporary.sub('mf-auth-2'), 'mf-auth', {
        release: '2',
        shared: { ...RANGES, react: '^20.0.0' },
      }),
    ]);
    await publish({ dataDir, dists });
    const { refused, live } = await trying('mf-auth', '1');
    expect(refused.some((one) => /^mf-auth 1 is refused as a canary: .*react: expected \^19/.test(one))).toBe(
      true,
    );
    expect(live.canaries.has('mf-auth')).toBe(false);
  });

  it('of a part that has nothing live is the only one that has it', async () => {
    await site.state.change((from) => {
      const auth = from.parts['mf-auth'];
      if (!auth) throw new Error('nothing is live');
      const canary = { release: '1', share: 1, since: '2026-01-31T12:00:00.000Z', limit: 0.05 };
      const to = { live: 'gone', previous: null, canary };
      const move = { who: 'site', part: 'mf-auth', what: 'canary', why: '' } as const;
      return { parts: { ...from.parts, 'mf-auth': to }, moves: [{ ...move, from: auth, to }] };
    });
    const { live } = await load();
    expect(shown(live)).toEqual(['1', 'mf-lobby 1 none live']);
    expect(shown(viewOf(live, new Set(['mf-auth'])))).toEqual([
      '1',
      'mf-auth 1 none canary',
      'mf-lobby 1 none live',
    ]);
  });
});
