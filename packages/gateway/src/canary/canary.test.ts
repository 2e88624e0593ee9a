import type { Registry } from '@tessera/contracts';
import { REGISTRY_ID } from '@tessera/wire';
import type { Overview } from '../registry-api/overview.ts';
import type { Move } from '../releases/state/state.ts';
import { writeRemote, writeShell } from '../testing/builds.ts';
import { startSite, type TestSite } from '../testing/gateway.ts';
import { addPublisher, type TestPublisher } from '../testing/publisher.ts';
import { seededVisitors } from '../testing/seeded.ts';
import { until } from '../testing/until.ts';

const LIVE = '0.1.0-bbbb2222';
const NEXT = '0.2.0-cccc3333';

let site: TestSite;
let team: TestPublisher;
beforeEach(async () => {
  // Every test's visitors have one address; those whose number matters say another.
  site = await startSite({ rateLimitFactor: 100, trustProxy: true });
  team = await addPublisher(site, { id: 'team-lobby', parts: ['mf-lobby'] });
  const slots = [{ slot: 'home.main', order: 1 } as const];
  await team.upload(await writeRemote(await site.folder(NEXT), 'mf-lobby', { release: NEXT, slots }));
});
afterEach(() => site.close());

const begin = (share: number, limit = 0.05) =>
  team.move({ part: 'mf-lobby', what: 'canary', release: NEXT, share, limit });
const visitors = seededVisitors(1);
const newCookie = () => `tessera_visitor=${visitors()}`;

async function given(cookie: string): Promise<string | undefined> {
  const answer = await site.get('/internal/releases/live', { cookie });
  return ((await answer.json()) as { parts: Record<string, string> }).parts['mf-lobby'];
}

async function page(
  cookie = '',
): Promise<{ cookies: string[]; lobby: Registry['remotes'][number] | undefined }> {
  const answer = await site.get('/', { cookie: `i18n_redirected=en_US; ${cookie}` });
  const html = await answer.text();
  const block = new RegExp(`<script type="application/json" id="${REGISTRY_ID}">(.*?)</script>`, 's').exec(
    html,
  );
  const { remotes } = JSON.parse(block?.[1] ?? '{"remotes":[]}') as Registry;
  return { cookies: answer.headers.getSetCookie(), lobby: remotes.find(({ name }) => name === 'mf-lobby') };
}

describe('a canary', () => {
  it('of 20 % has 17 to 23 % of 2,000 visitors, and each of them always the same', async () => {
    await begin(0.2);
    const cookies = Array.from({ length: 2_000 }, newCookie);
    const ask = async () => {
      const answers: (string | undefined)[] = [];
      for (let from = 0; from < cookies.length; from += 50) {
        answers.push(...(await Promise.all(cookies.slice(from, from + 50).map(given))));
      }
      return answers;
    };
    const first = await ask();
    const share = first.filter((release) => release === NEXT).length / cookies.length;
    expect(share).toBeGreaterThan(0.17);
    expect(share).toBeLessThan(0.23);
    expect(new Set(first)).toEqual(new Set([LIVE, NEXT]));
    expect(await ask()).toEqual(first);

    await team.move({ part: 'mf-lobby', what: 'share', share: 0.5 });
    const more = await ask();
    expect(first.filter((release, index) => release === NEXT && more[index] !== NEXT)).toEqual([]);
    expect(more.filter((release) => release === NEXT).length).toBeGreaterThan(0.4 * cookies.length);
  });

  it('gives a visitor a number only while it is on, which no script can read', async () => {
    expect((await page()).cookies).toEqual([]);
    await begin(1);
    const { cookies, lobby } = await page();
    expect(cookies).toEqual([
      expect.stringMatching(
        /^tessera_visitor=[\da-f]{32}; Max-Age=31536000; Path=\/; SameSite=Lax; HttpOnly$/,
      ),
    ]);
    expect(lobby?.live.release).toBe(NEXT);
    const cookie = cookies[0]?.split(';', 1)[0] ?? '';
    expect((await page(cookie)).cookies).toEqual([]);
    await team.move({ part: 'mf-lobby', what: 'withdraw' });
    expect((await page()).cookies).toEqual([]);
  });

  it('stands in the page of who is in it, with the live release to fall back on', async () => {
    await begin(0.5);
    const cookies = Array.from({ length: 200 }, newCookie);
    const inside: string[] = [];
    const outside: string[] = [];
    for (const cookie of cookies) ((await given(cookie)) === NEXT ? inside : outside).push(cookie);
    expect((await page(inside[0])).lobby).toMatchObject({
      live: { release: NEXT },
      previous: { release: LIVE },
      channel: 'canary',
    });
    const { lobby } = await page(outside[0]);
    expect([lobby?.live.release, lobby?.channel ?? 'live']).toEqual([LIVE, 'live']);
    // Nor is a page of the one kind kept for the other.
    for (const cookie of inside.slice(0, 5)) expect((await page(cookie)).lobby?.live.release).toBe(NEXT);
    for (const cookie of outside.slice(0, 5)) expect((await page(cookie)).lobby?.live.release).toBe(LIVE);
  });

  it('is nobody’s whose number is made up, and of those without one', async () => {
    await begin(1);
    expect(await given('tessera_visitor=me')).toBe(LIVE);
    expect(await given('')).toBe(LIVE);
  });

  it('of the shell gives its page and its files, with every remote as it is', async () => {
    const shells = await addPublisher(site, { id: 'team-shell', parts: ['shell'] });
    const shell = '0.2.0-eeee5555';
    await shells.upload(await writeShell(await site.folder(shell), { release: shell }));
    await shells.move({ part: 'shell', what: 'canary', release: shell, share: 1 });
    const cookie = newCookie();
    const html = await (await site.get('/', { cookie })).text();
    expect(html).toContain(`src="/shell/${shell}/main.js"`);
    expect(html).not.toContain('/shell/0.1.0-aaaa1111/');
    expect((await page(cookie)).lobby?.live.release).toBe(LIVE);
    const stable = await (await site.get('/internal/releases/live')).json();
    expect(stable).toMatchObject({ parts: { shell: '0.1.0-aaaa1111' } });
  });

  it('goes live for all when it is promoted', async () => {
    await begin(0.1);
    const answer = await team.move({ part: 'mf-lobby', what: 'promote' });
    expect(await answer.json()).toMatchObject({ standing: { live: NEXT, previous: LIVE, canary: null } });
    expect(await given('')).toBe(NEXT);
  });
});

describe('a canary that fails', () => {
  const report = (address: string, cookie: string, body: object) =>
    site.post(
      '/internal/vitals',
      { device: 'desktop', vitals: [], loads: [], failures: [], ...body },
      { cookie, 'x-forwarded-for': address },
    );
  const which = { remote: 'mf-lobby', release: NEXT };
  const overview = async () => (await (await site.get('/internal/releases')).json()) as Overview;
  const canary = async () => (await overview()).parts.find(({ name }) => name === 'mf-lobby')?.canary;

  it('is withdrawn by the gateway, and the audit log says why', async () => {
    await begin(1);
    const cookie = newCookie();
    for (let index = 0; index < 12; index += 1) {
      const body = { loads: [{ ...which, ms: 200 }], failures: [{ ...which, cause: 'broken' }] };
      expect((await report(`203.0.113.${index}`, cookie, body)).status).toBe(204);
    }
    await until(async () => (await canary()) === null);
    const { moves } = (await (await site.get('/internal/releases/log?limit=1')).json()) as { moves: Move[] };
    expect(moves).toMatchObject([
      {
        who: 'gateway',
        part: 'mf-lobby',
        what: 'withdrawn',
        why: `12 of 24 failed (50 %), the limit is 5 %; of the live ${LIVE} 0 of 0 failed (0 %)`,
      },
    ]);
    await until(async () => (await given(cookie)) === LIVE);
  });

  it('is not ended by who is not in it', async () => {
    await begin(0.000_001);
    const body = { failures: Array.from({ length: 20 }, () => ({ ...which, cause: 'broken' })) };
    for (let index = 0; index < 5; index += 1) await report(`203.0.113.${index}`, newCookie(), body);
    const healthOf = async (role: string) =>
      (await overview()).parts
        .find(({ name }) => name === 'mf-lobby')
        ?.releases.find((release) => release.role === role)?.health;
    // Between two counts of the live release, the canary is judged by all that came before.
    for (const loads of [1, 2]) {
      await report('203.0.113.9', newCookie(), { loads: [{ remote: 'mf-lobby', release: LIVE, ms: 200 }] });
      await until(async () => (await healthOf('live'))?.loads === loads);
    }
    expect(await canary()).toMatchObject({ release: NEXT });
    expect(await healthOf('canary')).toMatchObject({ failures: 0 });
  });
});
