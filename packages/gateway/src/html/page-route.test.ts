import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { request as httpRequest } from 'node:http';
import { registry } from '@tessera/contracts/schemas';
import { INITIAL_DATA_ID, initialData, REGISTRY_ID } from '@tessera/wire';
import * as v from 'valibot';
import { startSite, type TestSite } from '../testing/gateway.ts';

import { SITE } from '../testing/site.ts';
import { PAGE_TIME_STEP_MS } from './visit.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ countryHeader: 'x-country', siteVerification: { '127.0.0.1': 'token-1' } });
});
afterAll(() => site.close());
beforeEach(() => {
  site.platform.site = SITE;
});

const page = async (path: string, headers?: Record<string, string>) => (await site.get(path, headers)).text();
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
const block = (html: string, id: string): unknown =>
  JSON.parse(
    new RegExp(`<script type="application/json" id="${id}">(.*?)</script>`, 's').exec(html)?.[1] ?? '',
  );

const PHONE = 'Mozilla/5.0 (Linux; Android 15) Mobile';
const TABLET = 'Mozilla/5.0 (Linux; Android 15) Safari';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) Safari';
const BY_DEVICE = 'width=device-width, initial-scale=1, viewport-fit=cover';

describe('a page', () => {
  it('carries initial data and registry in the form that the shell reads', async () => {
    const html = await page('/hi-IN', {
      'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile',
      'x-country': 'in',
    });

    const initial = v.parse(initialData, block(html, INITIAL_DATA_ID));
    expect(initial).toMatchObject({
      locale: 'hi_IN',
      country: 'IN',
      currency: 'INR',
      device: 'mobile',
      status: 200,
      site: SITE,
      shell: { release: '0.1.0-aaaa1111', baseUrl: '/shell/0.1.0-aaaa1111/' },
    });
    expect(initial.renderedAt! % PAGE_TIME_STEP_MS).toBe(0);
    expect(Date.now() - initial.renderedAt!).toBeLessThan(2 * PAGE_TIME_STEP_MS);
    const { remotes } = v.parse(registry, block(html, REGISTRY_ID));
    expect(remotes.map(({ name }) => name)).toEqual(['mf-lobby']);
  });

  it('brings the texts and message files of its own language, and English, only', async () => {
    const html = await page('/hi-IN');
    const { remotes } = v.parse(registry, block(html, REGISTRY_ID));
    const live = remotes[0]?.live;
    expect(Object.keys(live?.titles['page'] ?? {})).toEqual(['hi_IN']);
    expect(Object.keys(live?.files ?? {}).filter((file) => file.startsWith('messages'))).toEqual([
      'messages-en.js',
      'messages-hi.js',
    ]);
  });

  it.each([
    ['/', 'en-US', 'Tessera Lobby'],
    ['/zh-CN', 'zh-CN', '马赛克大厅'],
    ['/hi-IN', 'hi-IN', 'Tessera Lobby'],
    ['/faq/3', 'en-US', 'Help en_US'],
    ['/ta-IN/faq', 'ta-IN', 'Help ta_IN'],
    ['/hi-IN/lobby-page', 'hi-IN', 'Page of lobby hi_IN'],
    ['/nowhere', 'en-US', 'Page Not Found'],
  ])('%s is in %s and titled "%s"', async (path, lang, title) => {
    const html = await page(path);
    expect(html).toContain(`<html lang="${lang}" data-template="site02" data-mobile-template="bob_mobile">`);
    expect(titleOf(html)).toBe(title);
    expect(html).toContain(`<h1 class="sk-title">${title}</h1>`);
  });

  it('that no route has answers 404 with the same HTML, unlisted', async () => {
    const response = await site.get('/nowhere');
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(block(html, INITIAL_DATA_ID)).toMatchObject({ status: 404 });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  });

  it('names its address in every language to search engines', async () => {
    const html = await page('/hi-IN/faq?utm=1');
    expect(html).toContain(`<link rel="canonical" href="${site.url}/hi-IN/faq">`);
    expect(html).toContain(`<link rel="alternate" hreflang="ta-IN" href="${site.url}/ta-IN/faq">`);
    expect(html).toContain(`<link rel="alternate" hreflang="x-default" href="${site.url}/faq">`);
    expect(html).toContain('<meta name="description" content="About Help">');
    expect(html).toContain('<meta name="google-site-verification" content="token-1">');
  });

  it('has a description where it is not to be listed', async () => {
    const html = await page('/loading');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toMatch(/<meta name="description" content="[^"]+">/);
  });

  it('loads the shell by nonce and hash, and preloads what it shows with the same hash', async () => {
    const response = await site.get('/');
    const html = await response.text();
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    const script = new RegExp(
      `<script defer src="(/shell/[^"]+/main.js)" integrity="(sha384-[^"]+)" nonce="${escape(nonce)}" crossorigin="anonymous">`,
    ).exec(html);
    const bytes = Buffer.from(await (await site.get(script?.[1] ?? '')).arrayBuffer());
    expect(script?.[2]).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`);
    expect(html).toMatch(
      /<link rel="preload" as="script" href="\/remotes\/mf-lobby\/[^"]+\/entry.js" integrity="sha384-/,
    );
    expect(html).toMatch(
      /<link rel="preload" as="script" href="\/remotes\/mf-lobby\/[^"]+\/chunks\/home.js"/,
    );
    expect(html).not.toMatch(/rel="preload"[^>]+chunks\/page.js/);
    expect(html).toMatch(
      /<link rel="preload" as="font" type="font\/woff2" href="[^"]+text.woff2" crossorigin/,
    );
    expect(html).not.toMatch(/<script(?![^>]*(?:nonce=|application\/json))/);
    expect(html).not.toMatch(/\sstyle="/);
  });

  it('gives every visitor a nonce of their own, and is used once', async () => {
    const [one, two] = await Promise.all([site.get('/'), site.get('/')]);
    expect(one.headers.get('content-security-policy')).not.toBe(two.headers.get('content-security-policy'));
    await Promise.all([one.text(), two.text()]);
  });

  it.each([
    ['/', 'no-cache', '*'],
    ['/nothing/here', 'no-cache', '*'],
    ['/loading', 'no-store', 'accept-encoding, accept-language, cookie, user-agent'],
  ])('may be shown again on Back only where it is public: %s', async (path, cacheControl, vary) => {
    // The third answer comes from the kept pages.
    for (let count = 0; count < 3; count += 1) {
      const { headers } = await site.get(path);
      const given = { cacheControl: headers.get('cache-control'), vary: headers.get('vary') };
      expect(given).toEqual({ cacheControl, vary });
    }
  });

  it('is not broken by what a site calls itself', async () => {
    const title = '</title></script><script>alert(1)</script><!-- "&';
    const other = await startSite();
    other.platform.site = { ...SITE, titleEn: title };
    const html = await (await other.get('/')).text();
    await other.close();
    expect(html).not.toContain('<script>alert');
    expect(block(html, INITIAL_DATA_ID)).toMatchObject({ site: { titleEn: title } });
    expect(titleOf(html)).toContain('&lt;/title&gt;');
  });

  it('remembers the language for a year', async () => {
    const response = await site.get('/hi-IN');
    await response.text();
    expect(response.headers.get('set-cookie')).toBe(
      'i18n_redirected=hi_IN; Max-Age=31536000; Path=/; SameSite=Lax',
    );
    const again = await site.get('/hi-IN', { cookie: 'i18n_redirected=hi_IN' });
    await again.text();
    expect(again.headers.get('set-cookie')).toBeNull();
  });

  it('follows the remembered language with a redirect that keeps the query', async () => {
    const response = await site.get('/faq?id=1', { cookie: 'a=b; i18n_redirected=ta_IN' });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/ta-IN/faq?id=1']);
  });

  it('shows the currency that was chosen, where the site has it', async () => {
    const currencyFor = async (path: string, cookie: string) =>
      v.parse(initialData, block(await page(path, { cookie }), INITIAL_DATA_ID)).currency;
    expect(await currencyFor('/hi-IN', 'currency=RMB')).toBe('RMB');
    expect(await currencyFor('/hi-IN', 'currency=THB')).toBe('INR');
    expect(await currencyFor('/th-TH', '')).toBe('USD');
  });

  it.each([
    ['in', '/hi-IN', 'INR'],
    ['IN', '/', 'INR'],
    ['CN', '/hi-IN', 'RMB'],
    ['FR', '/hi-IN', 'INR'],
    ['FR', '/', 'USD'],
  ])('of the country %s shows at %s the first currency %s', async (country, path, currency) => {
    const html = await page(path, { 'x-country': country });
    expect(block(html, INITIAL_DATA_ID)).toMatchObject({ currency });
  });

  it.each([
    ['none', PHONE, BY_DEVICE, 'mobile'],
    ['desktop', PHONE, 'width=1280', 'desktop'],
    ['mobile', TABLET, 'width=480', 'mobile'],
    ['mobile', PHONE, BY_DEVICE, 'mobile'],
    // A desktop browser ignores the tag.
    ['mobile', DESKTOP, 'width=480', 'desktop'],
  ] as const)('with the device lock %s has in %s the tag "%s" and the layout %s', async (...row) => {
    const [deviceLock, userAgent, tag, device] = row;
    const locked = await startSite();
    locked.platform.site = { ...SITE, deviceLock };
    const html = await (await locked.get('/', { 'user-agent': userAgent })).text();
    await locked.close();
    expect(html).toContain(`<meta name="viewport" content="${tag}">`);
    expect(block(html, INITIAL_DATA_ID)).toMatchObject({ device });
  });

  it('is redirected as the site’s rules say: into the visitor’s language, or to another site', async () => {
    const ruled = await startSite();
    ruled.platform.site = {
      ...SITE,
      routeRules: [
        { from: '/flyer/*', to: '/faq/3' },
        { from: '/league', to: 'https://league.example/start?from=us' },
        { from: '/trap', to: 'javascript:alert(1)' },
      ],
    };
    const answerAt = async (path: string) => {
      const { status, headers } = await ruled.get(path);
      return [status, headers.get('location'), headers.get('cache-control')];
    };
    const answers = [];
    for (const path of ['/hi-IN/flyer/7?agent=2', '/flyer', '/hi-IN/league?agent=2', '/league'])
      answers.push(await answerAt(path));
    const trap = await ruled.get('/trap');
    await ruled.close();
    expect(answers).toEqual([
      [302, '/hi-IN/faq/3?agent=2', 'no-store'],
      [302, '/faq/3', 'no-store'],
      [302, 'https://league.example/start?from=us', 'no-store'],
      [302, 'https://league.example/start?from=us', 'no-store'],
    ]);
    expect(trap.status).toBe(404);
  });

  it('goes home for registration, in the visitor’s language, and says so in a cookie', async () => {
    const response = await site.get('/hi-IN/register?agent=7', { cookie: 'i18n_redirected=hi_IN' });
    expect(response.headers.get('location')).toBe('/hi-IN?agent=7');
    expect(response.headers.get('set-cookie')).toBe('isRouteRegister=1; Path=/; SameSite=Lax');
  });

  it('is compressed for who accepts it', async () => {
    const { headers, bytes } = await raw('/', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(bytes).toString()).toMatch(/^<!doctype html><html .*<\/html>$/s);
    expect((await raw('/', { 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await raw('/', {})).headers['content-encoding']).toBeUndefined();
  });

  it.each(['/app.js', '/provider/rounds', '/internal/anything', '/images/logo.png', '/api.php'])(
    'is not what %s gets',
    async (path) => {
      const response = await site.get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await response.text()).toBe('not found');
    },
  );

  it.each(['/%', '/%zz', '/100%-bonus', '/%E0%A4%A', '/hi-IN/%E0%A4%A?gt_id=2', '/discount/%ff'])(
    'is the one for missing pages at %s, whose escape is broken',
    async (path) => {
      const { status, headers, bytes } = await raw(path, {});
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      const html = bytes.toString();
      expect(titleOf(html)).toBe('Page Not Found');
      expect(html).toContain(`lang="${path.startsWith('/hi-IN') ? 'hi' : 'en-US'}`);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it.each(['/?q=%', '/?gt_id=%zz&%E0=1', '/?mobileTemplateName=%', '/faq?x=%E0%A4%A'])(
    'is shown at %s, whose query has a broken escape',
    async (path) => {
      const { status, bytes } = await raw(path, {});
      expect(status).toBe(200);
      expect(titleOf(bytes.toString())).toMatch(/^(Tessera Lobby|Help en_US)$/);
    },
  );

  it.each([
    'i18n_redirected=%',
    'currency=%zz; i18n_redirected=%E0%A4%A',
    'tessera_session=%',
    '%=%; mobile_template=%',
  ])('is shown with the cookie %s, whose escape is broken', async (cookie) => {
    const { status, bytes } = await raw('/', { cookie });
    expect(status).toBe(200);
    expect(titleOf(bytes.toString())).toBe('Tessera Lobby');
  });

  it('is not what a broken escape in the address of a call or a file gets', async () => {
    for (const path of ['/api/%zz', '/icons/%zz', '/internal/%E0%A4%A']) {
      const { status, bytes } = await raw(path, {});
      expect([status, bytes.toString()]).toEqual([400, 'the request is malformed']);
    }
  });
});

function escape(text: string | undefined): string {
  return (text ?? '').replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** `fetch` unpacks by itself. */
function raw(path: string, headers: Record<string, string>) {
  return new Promise<{ status: number | undefined; headers: Record<string, unknown>; bytes: Buffer }>(
    (done, fail) => {
      httpRequest(site.url + path, { headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          done({ status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) }),
        );
      })
        .on('error', fail)
        .end();
    },
  );
}
