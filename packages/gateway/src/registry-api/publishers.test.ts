import { generateKeyPairSync } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { signRequest } from '@tessera/build/registry';
import { startGateway } from '../index.ts';
import { json } from '../testing/answers.ts';
import { writeShell } from '../testing/builds.ts';
import { startSite } from '../testing/gateway.ts';
import { addPublisher, publisher, put } from '../testing/publisher.ts';

import { NEXT, REGISTRY, startTeamSite, type TeamSite } from '../testing/team-site.ts';
import { until } from '../testing/until.ts';

const readBuild = (dist: string) => readFile(join(dist, 'release.json'), 'utf8');

let site: TeamSite['site'];
let team: TeamSite['team'];
let build: TeamSite['build'];
let refusal: TeamSite['refusal'];
let live: TeamSite['live'];
beforeEach(async () => {
  ({ site, team, build, refusal, live } = await startTeamSite());
});
afterEach(() => site.close());

describe('who may publish', () => {
  it('accepts a publisher of the site, for its own parts', async () => {
    const shell = await writeShell(await site.folder('shell2'), { release: '0.2.0-eeee5555' });
    expect(await refusal(team.upload(shell))).toEqual([
      403,
      'publisher publisher: expected a publisher of shell, got team-lobby, whose parts are mf-lobby, mf-new. ' +
        'ask the team that owns shell, or the site’s operator for the part',
    ]);
    expect((await refusal(team.move({ part: 'shell', what: 'rollback' })))[0]).toBe(403);

    const { privateKey } = generateKeyPairSync('ed25519');
    const stranger = publisher(site.url, 'stranger', privateKey);
    expect(await refusal(stranger.upload(await build()))).toEqual([
      403,
      expect.stringContaining('expected a publisher of this site, got stranger'),
    ]);
    const thief = publisher(site.url, 'team-lobby', privateKey);
    expect((await refusal(thief.upload(await build())))[0]).toBe(401);
    const mover = await addPublisher(site, { id: 'ci', parts: ['*'], may: ['publish'] });
    expect((await refusal(mover.move({ part: 'mf-lobby', what: 'rollback' })))[0]).toBe(403);
  });

  it('lets a publisher with the right to check do nothing else', async () => {
    const checker = await addPublisher(site, { id: 'ci-check', parts: ['*'], may: ['check'] });
    const dist = await build();
    expect((await checker.call('POST', '/check', await readBuild(dist))).status).toBe(200);
    expect(await refusal(checker.upload(dist))).toEqual([
      403,
      'publisher publisher: expected a publisher that may publish, got ci-check, who may check. ' +
        'ask the site’s operator for the right',
    ]);
    await team.upload(dist);
    expect(await refusal(checker.move({ part: 'mf-lobby', what: 'publish', release: NEXT }))).toEqual([
      403,
      expect.stringContaining('expected a publisher that may move, got ci-check, who may check'),
    ]);
  });

  it('answers a production site’s check to every right, and the overview to those who publish or move', async () => {
    const production = await startSite({
      ...{ isProduction: true, remotesPage: false },
      ...{ publicUrl: 'https://play.example.com', allowedHosts: ['127.0.0.1'] },
    });
    const dist = await readBuild(await build());
    const statusesOf = async (may: string[]) => {
      const one = await addPublisher(production, { id: `may-${may.join('-')}`, parts: ['mf-lobby'], may });
      const calls = [one.call('POST', '/check', dist), one.call('GET', ''), one.call('GET', '/log')];
      return (await Promise.all(calls)).map(({ status }) => status);
    };
    const statuses = [
      await statusesOf(['check']),
      await statusesOf(['publish']),
      await statusesOf(['move']),
      await statusesOf([]),
    ];
    await production.close();
    expect(statuses).toEqual([
      [200, 403, 403],
      [200, 200, 200],
      [200, 200, 200],
      [403, 403, 403],
    ]);
  });

  it('refuses a signature for another publisher, and a repeated request', async () => {
    const other = await addPublisher(site, { id: 'team-new', parts: ['mf-lobby'] });
    const document = await team.document(await build());
    expect(await refusal(other.call('POST', '/uploads', document))).toEqual([
      403,
      expect.stringContaining('expected team-new, who signs the request, got team-lobby'),
    ]);
    const forged = { ...document, made: { ...(document['made'] as object), by: 'Another person' } };
    expect((await refusal(team.call('POST', '/uploads', forged)))[0]).toBe(401);

    const body = JSON.stringify(document);
    const sent = { method: 'POST', path: `${REGISTRY}/uploads`, body };
    const headers = signRequest(sent, team, Date.now());
    const send = (to = sent.path) => fetch(site.url + to, { method: 'POST', body, headers });
    expect((await send()).status).toBe(201);
    expect(await refusal(send())).toEqual([401, expect.stringContaining('a nonce that was never used')]);
    expect(await refusal(send(`${REGISTRY}/moves`))).toEqual([
      401,
      expect.stringContaining('over this method, path'),
    ]);
  });

  it('refuses a call without a signature, and too many calls', async () => {
    expect((await refusal(site.post(`${REGISTRY}/moves`, { part: 'mf-lobby', what: 'rollback' })))[0]).toBe(
      401,
    );
    expect((await refusal(site.post(`${REGISTRY}/uploads`, {})))[0]).toBe(401);
    for (let asked = 0; asked < 60; asked += 1) await (await site.post(`${REGISTRY}/check`, {})).text();
    const more = await site.post(`${REGISTRY}/check`, {});
    expect(more.headers.get('retry-after')).toBe('60');
    expect(await refusal(more)).toEqual([429, expect.stringContaining('at most 60 a minute')]);
  });
});

describe('a move', () => {
  it('is refused where the state does not allow it, and changes nothing', async () => {
    const before = await live();
    expect(await refusal(team.move({ part: 'mf-lobby', what: 'rollback' }))).toEqual([
      409,
      expect.stringContaining('expected a previous release, got none'),
    ]);
    expect(await refusal(team.move({ part: 'mf-lobby', what: 'publish', release: 'gone' }))).toEqual([
      409,
      expect.stringContaining('expected a release that is stored'),
    ]);
    expect((await refusal(team.move({ part: 'mf-lobby', what: 'dance' })))[0]).toBe(422);
    expect(await live()).toEqual(before);
  });

  it('of the shell is refused where a live remote would be left behind', async () => {
    const shells = await addPublisher(site, { id: 'team-shell', parts: ['shell'] });
    const other = await writeShell(await site.folder('shell2'), {
      release: '0.2.0-eeee5555',
      provides: { react: '20.0.0', '@tessera/contracts': '0.1.0' },
    });
    expect(await refusal(shells.upload(other))).toEqual([
      422,
      expect.stringMatching(
        /^shared mf-lobby .*react: expected \^19.3.0, got 20.0.0 of the shell 0.2.0-eeee5555/,
      ),
    ]);
  });

  it('is refused where it prevents a rollback of the shell', async () => {
    const shells = await addPublisher(site, { id: 'team-shell', parts: ['shell'] });
    const shell = await writeShell(await site.folder('shell2'), { release: '0.2.0-e', contract: '1.1.0' });
    expect((await shells.upload(shell)).status).toBe(201);
    await shells.move({ part: 'shell', what: 'publish', release: '0.2.0-e' });
    const config = { name: 'mf-lobby', contract: '^1.1.0', routes: [], slots: [], dialogs: [], wakes: [] };
    expect(await refusal(team.upload(await build(NEXT, { config })))).toEqual([
      422,
      expect.stringContaining('expected ^1.1.0, got 1.0.0 of the shell 0.1.0-aaaa1111'),
    ]);
  });

  it('of a release that was tampered with in the store is refused', async () => {
    await team.upload(await build());
    const file = join(site.dataDir, `releases/mf-lobby/${NEXT}/release.json`);
    await writeFile(file, (await readFile(file, 'utf8')).replace('entry.js', 'evil.js'));
    expect(await refusal(team.move({ part: 'mf-lobby', what: 'publish', release: NEXT }))).toEqual([
      409,
      expect.stringContaining('no valid signature'),
    ]);
  });
});

describe('two gateways on one state', () => {
  it('share uploads and moves', async () => {
    const second = await startGateway({
      port: 0,
      host: '127.0.0.1',
      dataDir: site.dataDir,
      platformUrls: [site.platform.url],
      logLevel: 'silent',
    });
    try {
      const url = second.url.replace('localhost', '127.0.0.1');
      const there = publisher(url, team.id, team.key);
      const dist = await build();
      const started = (await json(team.call('POST', '/uploads', await team.document(dist)))) as {
        upload: string;
        missing: string[];
      };
      for (const [index, file] of started.missing.entries()) {
        const to = index % 2 === 0 ? site.url : url;
        await put(to, started.upload, file, await readFile(join(dist, 'browser', file)));
      }
      expect((await there.call('POST', `/uploads/${started.upload}/finish`)).status).toBe(201);
      await team.move({ part: 'mf-lobby', what: 'publish', release: NEXT });
      const other = async () =>
        ((await json(fetch(`${url}${REGISTRY}/live`))) as { revision: number }).revision;
      await until(async () => (await other()) === (await live()).revision);
      expect(await json(fetch(`${url}${REGISTRY}/live`))).toEqual(await live());
      // A nonce that one of them has taken is taken for both.
      const sent = { method: 'POST', path: `${REGISTRY}/moves`, body: '{}' };
      const headers = signRequest(sent, team, Date.now());
      const send = (to: string) => fetch(to + sent.path, { method: 'POST', body: '{}', headers });
      expect([(await send(site.url)).status, (await send(url)).status]).toEqual([422, 401]);
    } finally {
      await second.close();
    }
  });
});

test('shows the overview to publishers only in production, and each visitor their own releases', async () => {
  const closed = await startSite({ remotesPage: false });
  try {
    const member = await addPublisher(closed, { id: 'team', parts: ['mf-lobby'] });
    expect((await closed.get(REGISTRY)).status).toBe(401);
    expect((await closed.get(`${REGISTRY}/log`)).status).toBe(401);
    expect((await closed.get('/__remotes')).status).toBe(404);
    expect((await closed.get(`${REGISTRY}/live`)).status).toBe(200);
    expect((await member.call('GET', '')).status).toBe(200);
    expect((await member.call('GET', '/log?limit=5')).status).toBe(200);
  } finally {
    await closed.close();
  }
});
