import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../releases/integrity.ts';
import { openReleaseSite } from '../releases/site.ts';
import { json } from '../testing/answers.ts';
import { RANGES, writeRemote } from '../testing/builds.ts';
import { put } from '../testing/publisher.ts';
import type { Overview } from './overview.ts';
import { finishUpload } from './uploads.ts';

import { NEXT, REGISTRY, startTeamSite, type TeamSite } from '../testing/team-site.ts';

let site: TeamSite['site'];
let team: TeamSite['team'];
let build: TeamSite['build'];
let refusal: TeamSite['refusal'];
let live: TeamSite['live'];
beforeEach(async () => {
  ({ site, team, build, refusal, live } = await startTeamSite());
});
afterEach(() => site.close());

describe('a release over HTTP', () => {
  it('is uploaded, goes live with the next page, and back', async () => {
    const before = await live();
    const stored = await team.upload(await build());
    expect([stored.status, await json(stored)]).toEqual([
      201,
      { part: 'mf-lobby', release: NEXT, outcome: 'stored' },
    ]);
    expect(await live()).toEqual(before);
    expect((await site.get(`/remotes/mf-lobby/${NEXT}/entry.js`)).status).toBe(200);

    const moved = await team.move({ part: 'mf-lobby', what: 'publish', release: NEXT, why: 'for the test' });
    expect([moved.status, await json(moved)]).toEqual([
      200,
      {
        revision: before.revision + 1,
        part: 'mf-lobby',
        standing: { live: NEXT, previous: '0.1.0-bbbb2222', canary: null },
      },
    ]);
    expect(await (await site.get('/')).text()).toContain(`"release":"${NEXT}"`);
    expect((await live()).parts['mf-lobby']).toBe(NEXT);

    await team.move({ part: 'mf-lobby', what: 'rollback' });
    expect((await live()).parts['mf-lobby']).toBe('0.1.0-bbbb2222');
    const { moves } = (await json(site.get(`${REGISTRY}/log?part=mf-lobby&limit=2`))) as { moves: object[] };
    expect(moves).toMatchObject([
      { who: 'team-lobby', what: 'rolled back' },
      { who: 'team-lobby', what: 'published', why: 'for the test', to: { live: NEXT } },
    ]);
  });

  it('that is stored already needs no files, from any publisher', async () => {
    const dist = await build();
    await team.upload(dist);
    const again = await team.call('POST', '/uploads', await team.document(dist));
    expect([again.status, await json(again)]).toEqual([200, { stored: true }]);
  });

  it('that another finishes at the same moment is already there', async () => {
    const dist = await build();
    const started = (await json(team.call('POST', '/uploads', await team.document(dist)))) as {
      upload: string;
      missing: string[];
    };
    for (const file of started.missing) {
      const path = join(dist, file.startsWith('server/') ? '' : 'browser', file);
      await put(site.url, started.upload, file, await readFile(path));
    }
    const releases = await openReleaseSite({ dataDir: site.dataDir });
    const [mine, theirs] = await Promise.all([
      releases.store.upload(started.upload),
      releases.store.upload(started.upload),
    ]);
    expect(theirs && (await finishUpload(releases, theirs))).toBe('stored');
    expect(mine && (await finishUpload(releases, mine))).toBe('unchanged');
    await releases.close();
  });

  it('may be uploaded in several attempts: a file that has arrived is not requested again', async () => {
    const dist = await build();
    const document = await team.document(dist);
    const begin = () => team.call('POST', '/uploads', document);
    const first = (await json(begin())) as { upload: string; missing: string[] };
    const file = first.missing[0] ?? '';
    await put(site.url, first.upload, file, await readFile(join(dist, 'browser', file)));
    const second = (await json(begin())) as typeof first;
    expect(second).toEqual({ upload: first.upload, missing: first.missing.slice(1) });
    expect(await refusal(team.call('POST', `/uploads/${first.upload}/finish`))).toEqual([
      422,
      ...second.missing.map((one) =>
        expect.stringMatching(new RegExp(`^hash mf-lobby ${NEXT}: ${one}: expected sha384-.*, got nothing`)),
      ),
    ]);
  });

  it('is in the overview with its maker, size and health', async () => {
    await team.upload(await build(NEXT, { version: '0.2.0', bytes: 220 }));
    await team.move({ part: 'mf-lobby', what: 'publish', release: NEXT });
    const { parts, limits } = (await json(site.get(REGISTRY))) as Overview;
    expect(parts.map(({ name }) => name)).toEqual(['shell', 'mf-lobby']);
    expect(limits).toMatchObject({ files: 200, canaryLimit: 0.05 });
    expect(parts[1]).toMatchObject({
      budget: 40_000,
      releases: [
        {
          role: 'live',
          release: NEXT,
          health: { loads: 0, failures: 0 },
          head: {
            version: '0.2.0',
            publisher: 'team-lobby',
            made: { by: 'Mira', commit: '9f2c1a7b', changes: 'Better' },
            bytes: 220,
            contract: '^1.0.0',
            contributes: { routes: ['/lobby-page'] },
          },
        },
        { role: 'previous', head: { publisher: 'site' } },
      ],
    });
  });
});

describe('a release that does not fit is refused before a file is sent, for', () => {
  const begin = async (changes: Parameters<typeof writeRemote>[2], also?: object) =>
    refusal(team.call('POST', '/uploads', await team.document(await build(NEXT, changes), also)));
  const config = {
    name: 'mf-lobby',
    contract: '^1.0.0',
    routes: [],
    slots: [],
    dialogs: [],
    wakes: [],
  };

  it('another contract', async () => {
    expect(await begin({ config: { ...config, contract: '^2.0.0' } })).toEqual([
      422,
      `contract mf-lobby ${NEXT}: contract: expected ^2.0.0, got 1.0.0 of the shell 0.1.0-aaaa1111. ` +
        'build mf-lobby for that contract, or publish a shell that provides the wanted one',
    ]);
  });

  it('another React, and a package that the shell does not bring', async () => {
    expect(await begin({ shared: { ...RANGES, react: '^18.0.0', jotai: '^3.0.0' } })).toEqual([
      422,
      expect.stringMatching(/^shared .*shared package react: expected \^18.0.0, got 19.3.1 of the shell/),
      expect.stringMatching(/^shared .*shared package jotai: expected \^3.0.0, got none of the shell/),
    ]);
  });

  it('a route that another part has', async () => {
    const route = { titleId: 't', descriptionId: 'd', member: false, frame: 'page' } as const;
    const routes = [{ id: 'page', path: '/faq/:id?', ...route }];
    expect(await begin({ config: { ...config, routes } })).toEqual([
      422,
      expect.stringMatching(
        /^clash mf-lobby .*the route \/faq\/:id\?: expected a place that no other part has/,
      ),
    ]);
  });

  it('a document that is not in the contract’s form', async () => {
    expect(await begin({}, { entry: 7 })).toEqual([
      422,
      expect.stringMatching(/^form .*entry: expected string, got 7/),
    ]);
    expect(await begin({}, { made: undefined })).toEqual([422, expect.stringMatching(/^form .*made/)]);
    expect(await begin({}, { entry: 'elsewhere.js' })).toEqual([
      422,
      expect.stringMatching(/^hash .*elsewhere.js: expected a hash/),
    ]);
    expect(await begin({}, { baseUrl: 'https://evil.example/' })).toEqual([
      422,
      expect.stringMatching(/^form .*baseUrl: expected \/remotes\/mf-lobby/),
    ]);
    const files = { '../../keys/release.key': `sha384-${'A'.repeat(64)}` };
    expect((await begin({}, { files }))[0]).toBe(422);
  });

  it('more files than a release may have', async () => {
    const names = Array.from({ length: 201 }, (_, index) => [`file${index}.js`, `sha384-${'A'.repeat(64)}`]);
    const files = { ...Object.fromEntries(names) } as Record<string, string>;
    expect(await begin({}, { files, parts: {}, entry: 'file0.js' })).toEqual([
      422,
      expect.stringMatching(/^size .*files: expected at most 200, got 201/),
    ]);
  });

  it('the same name with other contents', async () => {
    await team.upload(await build());
    const other = await writeRemote(await site.folder('other'), 'mf-lobby', {
      release: NEXT,
      shared: { ...RANGES, react: '^19.0.0' },
    });
    expect(await refusal(team.upload(other))).toEqual([422, expect.stringMatching(/^clash mf-lobby/)]);
  });

  it('is checked without a signature', async () => {
    const ask = async (dist: string) =>
      site.post(`${REGISTRY}/check`, await readFile(join(dist, 'release.json'), 'utf8'));
    const fits = await ask(await build());
    expect([fits.status, await json(fits)]).toEqual([200, { fits: true }]);
    expect(await refusal(ask(await build('0.3.0-d', { shared: { ...RANGES, react: '^20.0.0' } })))).toEqual([
      422,
      expect.stringMatching(/^shared/),
    ]);
    expect(await refusal(ask(await build('0.4.0-e', { bytes: 50_000 })))).toEqual([
      422,
      expect.stringMatching(/^size .*expected at most 40.0 kB, got 50.0 kB/),
    ]);
    expect((await refusal(site.post(`${REGISTRY}/check`, '{"half')))[0]).toBe(422);
  });
});

describe('files that are not what was signed', () => {
  it('are refused: a changed file, and one that the document does not name', async () => {
    const dist = await build();
    const started = (await json(team.call('POST', '/uploads', await team.document(dist)))) as {
      upload: string;
    };
    expect(await refusal(put(site.url, started.upload, 'entry.js', Buffer.from('evil()')))).toEqual([
      422,
      expect.stringMatching(/^hash mf-lobby .*entry.js: expected sha384-.*, got sha384-/),
    ]);
    expect((await refusal(put(site.url, started.upload, 'more.js', Buffer.from('evil()'))))[0]).toBe(422);
    expect(
      (await refusal(put(site.url, started.upload, '..%2f..%2fkeys%2fx', Buffer.from('evil()'))))[0],
    ).toBe(422);
    expect((await refusal(put(site.url, 'f'.repeat(32), 'entry.js', Buffer.from('x'))))[0]).toBe(404);
  });

  it('are measured: the first code is too large, or differs from the document', async () => {
    const large = await build();
    await grow(large, 'module.js', 60_000);
    expect(await refusal(team.upload(large, { bytes: 100 }))).toEqual([
      422,
      expect.stringMatching(
        /^size mf-lobby .*first code, brotli: expected at most 40.0 kB, got [4-6]\d\.\d kB/,
      ),
    ]);
    const other = await build('0.3.0-dddd4444');
    await grow(other, 'module.js', 10_000);
    expect(await refusal(team.upload(other, { bytes: 100 }))).toEqual([
      422,
      expect.stringMatching(/^size .*expected the 0.1 kB of its document, got [7-8]\.\d kB/),
    ]);
  });

  it('are refused when they are too large together, or one alone', async () => {
    const dist = await build();
    await grow(dist, 'chunks/home.js', 21 * 1024 * 1024);
    expect(await refusal(team.upload(dist))).toEqual([413, expect.stringMatching(/^size body/)]);

    const several = await build('0.3.0-dddd4444');
    await grow(several, 'chunks/home.js', 11 * 1024 * 1024, 'a');
    await grow(several, 'chunks/page.js', 11 * 1024 * 1024, 'a');
    expect(await refusal(team.upload(several))).toEqual([422, expect.stringMatching(/^size .*all files/)]);
  });
});

/** Makes a file of a build as large as this, with letters that cannot be packed, and its hash right. */
async function grow(dist: string, file: string, bytes: number, letter?: string): Promise<void> {
  const content = letter
    ? Buffer.alloc(bytes, letter)
    : Buffer.from(
        randomBytes(Math.ceil(bytes * 0.8))
          .toString('base64')
          .slice(0, bytes),
      );
  await writeFile(join(dist, 'browser', file), content);
  const document = JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')) as {
    files: Record<string, string>;
  };
  document.files[file] = integrityOf(content);
  await writeFile(join(dist, 'release.json'), JSON.stringify(document));
}
