import { callUrl, faqDetail, gameDetail, gameList, promotionDetail } from '@tessera/wire';
import { publish } from '../releases/publish.ts';
import { writeRemote } from '../testing/builds.ts';
import { startSite, type TestSite } from '../testing/gateway.ts';
import { until } from '../testing/until.ts';

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

test('a topic that there is not is a 404, titled as one, and unlisted', async () => {
  site.platform.answers[callUrl(faqDetail)] = () => ({ code: '404', message: 'none', data: null });
  for (const path of ['/faq/99', '/faq/none']) {
    const { status, title, html } = await page(path);
    expect({ status, title }).toEqual({ status: 404, title: 'Page Not Found' });
    expect(html).toContain('<meta name="robots" content="noindex">');
  }
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
