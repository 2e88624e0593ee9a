import {
  callUrl,
  faqDetail,
  gameDetail,
  gameList,
  newsDetail,
  promotionDetail,
  sponsorDetail,
} from '@tessera/wire';
import { SESSION_COOKIE } from '../locale/cookies.ts';
import { publish } from '../releases/publish.ts';
import { writeRemote, writeShell } from '../testing/builds.ts';
import { startSite, type TestSite } from '../testing/gateway.ts';
import { HOME_VISIT } from '../testing/site.ts';
import { until } from '../testing/until.ts';
import { createPageContents } from './page-content.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.close());

const CHANGED = '2026-03-01T02:30:00Z';
const topic = (title: string, content: string) => ({
  code: '100',
  message: '',
  data: { topic: { id: 42, title, content, updated_at: CHANGED } },
});
const page = async (path: string) => {
  const response = await site.get(path);
  const html = await response.text();
  return {
    status: response.status,
    title: /<title>(.*?)<\/title>/.exec(html)?.[1],
    description: /<meta name="description" content="(.*?)">/.exec(html)?.[1],
    html,
  };
};

test('a topic of the help has its own title and description, in the language of the page', async () => {
  site.platform.answers[callUrl(faqDetail)] = ({ language }) =>
    topic(`Bonuses ${String(language)}`, '<h2>When &amp; how</h2><p>Each "day".</p><script>x()</script>');
  expect(await page('/ta-IN/faq/42')).toMatchObject({
    status: 200,
    title: 'Bonuses ta_IN',
    description: 'When &amp; how Each &quot;day&quot;.',
  });
});

/** Publishes remotes that have the pages with ids which the shell has not. */
async function publishDetails(): Promise<void> {
  const texts = { titleId: 'title', descriptionId: 'description', member: false, frame: 'page' } as const;
  const config = (name: string, path: string) => ({
    ...{ name, contract: '^1.0.0', slots: [], dialogs: [], wakes: [] },
    routes: [{ id: 'page', path, ...texts }],
  });
  const write = async (name: string, path: string) =>
    writeRemote(await site.folder(name + path.length), name, {
      release: '0.2.0-cccc3333',
      config: config(name, path),
    });
  const dists = [
    await writeShell(await site.folder('shell-2'), {
      release: '0.2.0-aaaa1111',
      routes: ['faq', 'sponsor'].map((id) => ({
        ...{ id, path: `/${id}/:id?`, noindex: false },
        ...{ titleId: 'faq.title', descriptionId: 'faq.description' },
      })),
    }),
    await write('mf-promotions', '/discount/:id'),
    await write('mf-news', '/news/:id'),
    await write('mf-lobby', '/gameHall/:id'),
  ];
  await publish({ dataDir: site.dataDir, dists });
  site.platform.site = { ...site.platform.site, hallRoutes: 'page' };
  site.platform.siteVersion = '2';
  await until(async () => (await site.get('/gameHall/2')).status === 200);
}

const NONE = { code: '404', message: 'none', data: null };
const DETAILS = [
  ['/faq', faqDetail],
  ['/discount', promotionDetail],
  ['/news', newsDetail],
  ['/sponsor', sponsorDetail],
  ['/gameHall', gameList],
] as const;

test('a page whose id does not exist is a 404, titled as one, and unlisted', async () => {
  await publishDetails();
  for (const [path, call] of DETAILS) {
    site.platform.answers[callUrl(call)] = () =>
      call === gameList ? { code: '100', message: '', data: { list: [] } } : NONE;
    for (const address of [`${path}/99999`, `/hi-IN${path}//99999/`, `${path}/none`, `${path}/0`]) {
      const { status, title, html } = await page(address);
      expect({ address, status, title }).toEqual({ address, status: 404, title: 'Page Not Found' });
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toContain('rel="canonical"');
    }
  }
});

test('a page with an id is answered with 200 while the platform is away', async () => {
  await publishDetails();
  site.platform.mood = 'dropping';
  for (const [path] of DETAILS) {
    const { status, html } = await page(`${path}/99999`);
    expect([path, status]).toEqual([path, 200]);
    expect(html).toContain('rel="canonical"');
  }
});

test('what does not exist for guests may exist for a member, whose page says so itself', async () => {
  await publishDetails();
  for (const [path, call] of DETAILS) {
    if (call === gameList) continue;
    site.platform.answers[callUrl(call)] = () => NONE;
    const statusOf = async (id: string) => {
      const answer = await site.get(`${path}/${id}`, { cookie: `${SESSION_COOKIE}=1` });
      await answer.text();
      return answer.status;
    };
    // Sponsors are for all visitors.
    const status = call === sponsorDetail ? 404 : 200;
    expect([path, await statusOf('7'), await statusOf('none')]).toEqual([path, status, 404]);
  }
});

test('a news article has its own title and description', async () => {
  await publishDetails();
  const news = { id: 7, title: 'A new hall', content: '<p>Open today.</p>', published_at: CHANGED };
  site.platform.answers[callUrl(newsDetail)] = () => ({ code: '100', message: '', data: { news } });
  expect(await page('/news/7')).toMatchObject({
    status: 200,
    title: 'A new hall',
    description: 'Open today.',
  });
});

test('a hall exists that the specification names, or that the platform lists', async () => {
  await publishDetails();
  const list = [{ gt_id: 31, gt_name: 'Bingo', gt_name_short: 'bingo', gp_list: [] }];
  site.platform.answers[callUrl(gameList)] = () => ({ code: '100', message: '', data: { list } });
  expect([(await page('/gameHall/9')).status, (await page('/gameHall/31')).status]).toEqual([200, 200]);
  expect(await page('/gameHall/32')).toMatchObject({ status: 404 });
});

describe('a platform that is slow', () => {
  const VISITOR = { ...HOME_VISIT, device: 'desktop', path: '/faq/99', search: '' } as const;
  const open = (patience: (ms: number) => Promise<void>) =>
    createPageContents({ any: () => site.platform.url }, { current: () => '1' }, { patience });

  test('is given longer for a page whose id may not exist than for a title', async () => {
    const asked: number[] = [];
    const contents = open(async (ms) => void asked.push(ms));
    site.platform.mood = 'silent';
    await contents.get(VISITOR);
    await contents.get({ ...VISITOR, path: '/slotgame' });
    expect(asked).toEqual([2_000, 500]);
  });

  test('is asked once: its late answer counts from then on', async () => {
    let answer = () => undefined as void;
    const held = new Promise<object>((done) => (answer = () => done(NONE)));
    site.platform.answers[callUrl(faqDetail)] = () => held;
    const contents = open(() => Promise.resolve());
    expect(await contents.get(VISITOR)).toBeUndefined();
    answer();
    await until(async () => (await contents.get(VISITOR))?.kind === 'missing');
    expect(site.platform.requests.filter(({ url }) => url === callUrl(faqDetail))).toHaveLength(1);
  });
});

test('the route’s own title counts where the platform does not answer, or lacks the call', async () => {
  expect(await page('/faq/42')).toMatchObject({ status: 200, title: 'Help en_US' });
  site.platform.answers[callUrl(faqDetail)] = () => undefined;
  expect(await page('/faq/43')).toMatchObject({ status: 200, title: 'Help en_US' });
});

test('the platform is asked once for a page that many open', async () => {
  site.platform.answers[callUrl(faqDetail)] = () => topic('Bonuses', '<p>Daily.</p>');
  await Promise.all(['/faq/42', '/faq/42?a=1', '/faq/42?a=2'].map(page));
  const asked = site.platform.requests.filter(({ url }) => url === callUrl(faqDetail));
  expect(asked).toHaveLength(1);
});

test('asks about promotions too, which have no page here', async () => {
  expect(await page('/discount/7')).toMatchObject({ status: 404 });
  expect(site.platform.requests.map(({ url }) => url)).toContain(callUrl(promotionDetail));
});

const provider = (gpId: number) => ({
  gp_id: gpId,
  house: `house${gpId}`,
  name: `House ${gpId}`,
  icon_light: '/media/l.svg',
  icon_dark: '/media/d.svg',
  game_count: 3,
  maintain: null,
});

test('the slot page’s description names fifteen of its providers, its own first', async () => {
  const route = { titleId: 'title', descriptionId: 'description', member: false, frame: 'page' } as const;
  const lobby = await writeRemote(await site.folder('lobby-2'), 'mf-lobby', {
    release: '0.2.0-cccc3333',
    config: {
      name: 'mf-lobby',
      contract: '^1.0.0',
      routes: [{ id: 'page', path: '/slotgame', ...route }],
      slots: [],
      dialogs: [],
      wakes: [],
    },
  });
  await publish({ dataDir: site.dataDir, dists: [lobby] });
  site.platform.site = { ...site.platform.site, hallRoutes: 'page' };
  site.platform.siteVersion = '2';
  const gpList = Array.from({ length: 17 }, (_, index) => provider(index + 1));
  site.platform.answers[callUrl(gameList)] = () => ({
    code: '100',
    message: '',
    data: { list: [{ gt_id: 2, gt_name: 'Slots', gt_name_short: 'slot', gp_list: gpList }] },
  });
  await until(async () => (await site.get('/slotgame')).status === 200);
  const { description, title } = await page('/slotgame?gp_id=16');
  const others = Array.from({ length: 14 }, (_, index) => `House ${index + 1}`);
  expect(description).toBe(`About Page of lobby ${['House 16', ...others].join(', ')}`);
  expect(title).toBe('Page of lobby en_US');
});

describe('the link of a shared game', () => {
  const game = {
    id: 17,
    gp_id: 3,
    gt_id: 2,
    house: 'aurora',
    game_type: 'slot',
    game_code: 'lotus',
    game_name: { en_US: 'Royal Lotus', hi_IN: 'शाही कमल' },
    gp_name: 'Aurora & Sons',
    icon: {
      sources: { 300: '/media/c-300.avif', 600: '/media/c-600.avif' },
      width: 300,
      height: 400,
      colour: '#112233',
    },
    tag: null,
    member_favorite: 0,
    demo: 1,
    mode: 'window',
    maintain: null,
  };
  const og = (html: string, name: string) =>
    new RegExp(`<meta property="og:${name}" content="(.*?)">`).exec(html)?.[1];
  const answerWith = (data: object) => {
    site.platform.answers[callUrl(gameDetail)] = () => ({ code: '100', message: '', data });
  };

  test('has the game’s cover, name and provider in its preview, in the page’s language', async () => {
    answerWith({ game, facts: null, similar: [], share_picture: '/media/c-600.jpg' });
    const { html, title, status } = await page('/hi-IN/?game=17');
    expect(status).toBe(200);
    expect(og(html, 'title')).toBe('शाही कमल');
    expect(og(html, 'image')).toBe(`${site.url}/media/c-600.jpg`);
    expect(og(html, 'description')).toContain('Aurora &amp; Sons');
    expect(og(html, 'url')).toBe(`${site.url}/hi-IN?game=17`);
    expect(title).not.toContain('शाही');
  });

  test('has the largest cover of a platform without such pictures', async () => {
    answerWith({ game, facts: null, similar: [] });
    expect(og((await page('/?game=17')).html, 'image')).toBe(`${site.url}/media/c-600.avif`);
  });

  test('has the site’s own picture where there is no such game, and asks once', async () => {
    site.platform.answers[callUrl(gameDetail)] = () => ({ code: '404', message: 'none', data: null });
    for (const path of ['/?game=99', '/?game=99&a=1', '/?game=x', '/']) {
      const { html, status } = await page(path);
      expect([status, og(html, 'image')]).toEqual([200, `${site.url}/icons/icon-512.png`]);
    }
    expect(site.platform.requests.filter(({ url }) => url === callUrl(gameDetail))).toHaveLength(1);
  });
});
