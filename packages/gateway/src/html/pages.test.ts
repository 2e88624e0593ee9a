import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publish } from '../releases/publish.ts';
import { writeRemote, writeServer, writeShell } from '../testing/builds.ts';
import { KEPT_INSTALL_OFFER } from '@tessera/wire';
import { startSite, type TestSite } from '../testing/gateway.ts';
import { until } from '../testing/until.ts';

/** Renders a number that is another one each time, so that it shows what was kept, and styles to be allowed. */
const SHELL = `
  exports.packageModules = {};
  let count = 0;
  exports.renderFirstScreen = async ({ initial, registry, url }, { remoteOf }) => {
    count += 1;
    const parts = await Promise.all(registry.remotes.map(({ live }) => remoteOf(live).slots()));
    return {
      html: '<p>no. ' + count + ' of ' + [url, initial.session, ...parts].join(' | ') + '</p>' + '<i></i>'.repeat(9000),
      preloads: '<link rel="preload" as="image" href="/media/a.avif"/>',
      styles: [{ key: 'shell', ids: ['a1'], css: '.shell-a1{color:red}' }],
      styleRules: '[data-style="0"]{top:0}',
      data: { answers: {}, styles: ['top:0'] },
    };
  };
`;

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ empty: true, countryHeader: 'x-country', allowedHosts: ['other.example.com'] });
  const dir = await site.folder('shell');
  const shell = await writeShell(dir, { server: await writeServer(dir, SHELL) });
  await publish({ dataDir: site.dataDir, dists: [shell, await lobby('first')] });
  await until(async () => (await ask('/')).html.includes('no. '));
});
afterAll(() => site.close());

async function lobby(slots: string, release = '0.1.0-bbbb2222') {
  const dir = await site.folder(`lobby-${release}`);
  const server = await writeServer(dir, `exports.default = { activate() {}, slots: () => '${slots}' };`);
  return writeRemote(dir, 'mf-lobby', { server, release, global: `lobby_${release.replace(/\W/g, '_')}` });
}

interface Answer {
  readonly html: string;
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly nonce: string;
}

/** As it comes over the wire: `fetch` would unpack by itself. */
function ask(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpRequest(site.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[
          String(response.headers['content-encoding'])
        ];
        resolve({
          html: (unpack ? unpack(bytes) : bytes).toString(),
          status: response.statusCode,
          headers: response.headers,
          nonce: /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1] ?? '',
        });
      });
    })
      .on('error', reject)
      .end();
  });
}

const numberIn = ({ html }: Answer) => /no\. (\d+)/.exec(html)?.[1];
const withoutNonce = ({ html, nonce }: Answer) => html.replaceAll(nonce, 'NONCE');

type Visit = readonly [path: string, headers?: Record<string, string>];

/** Visits until all get one rendering, which was kept: one that is late or old is made again. */
async function keptFor(...visits: readonly Visit[]): Promise<Answer[]> {
  let answers: Answer[] = [];
  await until(async () => {
    answers = [];
    for (const visit of visits) answers.push(await ask(...visit));
    const numbers = new Set(answers.map(numberIn));
    return numbers.size === 1 && !numbers.has(undefined);
  });
  return answers;
}

/** Returns a rendered page that comes out of the cache. */
async function kept(...visit: Visit): Promise<Answer> {
  const [, again] = await keptFor(visit, visit);
  if (!again) throw new Error('there are two answers');
  return again;
}

describe('a kept page', () => {
  it('is the same to the byte in every encoding, but for the nonce', async () => {
    const encodings = ['br', 'gzip'];
    const visits = encodings.map((encoding) => ['/', { 'accept-encoding': encoding }] as const);
    const [, plain, ...packed] = await keptFor(['/'], ['/'], ...visits);
    if (!plain) throw new Error('there are four answers');
    expect(packed.map(({ headers }) => headers['content-encoding'])).toEqual(encodings);
    for (const answer of packed) expect(withoutNonce(answer)).toBe(withoutNonce(plain));
  });

  it.each(['br', 'gzip', 'identity'])(
    'has a nonce of its own in each answer (%s), which its policy allows',
    async (encoding) => {
      const visit: Visit = ['/', { 'accept-encoding': encoding }];
      const [, ...answers] = await keptFor(visit, visit, visit, visit);
      expect(new Set(answers.map(({ nonce }) => nonce)).size).toBe(3);
      expect(new Set(answers.map(withoutNonce)).size).toBe(1);
      for (const { html, nonce } of answers) {
        const used = [...html.matchAll(/ nonce="([^"]*)"/g)].map(([, one]) => one);
        expect(new Set(used)).toEqual(new Set([nonce]));
        const withNonce = html.match(/<(?:style|script|link)[^>]* nonce="/g) ?? [];
        expect(withNonce).toHaveLength(used.length);
        expect(html).not.toMatch(/<style(?![^>]* nonce=)|<script(?![^>]*(?: nonce=|application\/json))/);
      }
    },
  );

  it('sets the member’s contrast and motion before anything is painted', async () => {
    const { html } = await kept('/');
    const at = html.indexOf("localStorage.getItem('preferences')");
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(html.indexOf('<body>'));
  });

  it('keeps an offer to install the site from the first script on, for the page about the app', async () => {
    const { html } = await kept('/');
    const at = html.indexOf(`window.${KEPT_INSTALL_OFFER}=`);
    expect(at).toBeGreaterThan(html.indexOf("addEventListener('beforeinstallprompt'"));
    expect(at).toBeLessThan(html.indexOf('<body>'));
  });

  it('listens to its player from before its first control on, with one script', async () => {
    const { html } = await kept('/');
    const body = html.slice(html.indexOf('<body>'));
    expect(body.match(/<script(?![^>]* (?:src|type)=)/g)).toHaveLength(1);
    const at = html.indexOf('tesseraEarlyInput');
    expect(at).toBeGreaterThan(html.indexOf('<body>'));
    expect(at).toBeLessThan(html.indexOf('<div id="root">'));
    expect((await ask('/loading')).html).not.toContain('tesseraEarlyInput');
  });

  it('names the pictures that are seen first in its head, which a page that is still being made cannot', async () => {
    let visits = 0;
    let answers: Answer[] = [];
    // The page of a render that is late has no pictures, and is not kept.
    await until(async () => {
      const path = `/?new=${(visits += 1)}`;
      answers = [await ask(path), await ask(path)];
      const [first, second] = answers.map(numberIn);
      return first !== undefined && second === first;
    });
    const [fresh, again] = answers;
    if (!fresh || !again) throw new Error('there are two answers');
    const hint = /<link rel="preload" as="image"/g;
    expect([fresh.html.match(hint), again.html.match(hint)]).toEqual([expect.any(Array), expect.any(Array)]);
    expect(fresh.html.search(hint)).toBeGreaterThan(fresh.html.indexOf('<body>'));
    expect(again.html.search(hint)).toBeLessThan(again.html.indexOf('</head>'));
  });

  it('is never another visitor’s, by anything that shows in it', async () => {
    const kinds: Record<string, string>[] = [
      {},
      { cookie: 'tessera_session=1; i18n_redirected=en_US' },
      { cookie: 'currency=RMB' },
      { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Mobile' },
      { 'x-country': 'in' },
      { host: 'other.example.com' },
    ];
    const answers: Answer[] = [];
    for (const headers of kinds) answers.push(await kept('/', headers));
    expect(new Set(answers.map(numberIn)).size).toBe(kinds.length);
    const facts = answers.map(({ html }) => [
      /"session":"(\w+)"/.exec(html)?.[1],
      /"currency":"(\w+)"/.exec(html)?.[1],
      /"device":"(\w+)"/.exec(html)?.[1],
      /"country":"?(\w+)/.exec(html)?.[1],
      html.includes('other.example.com'),
    ]);
    expect(facts).toEqual([
      ['guest', 'USD', 'desktop', 'null', false],
      ['restoring', 'USD', 'desktop', 'null', false],
      ['guest', 'RMB', 'desktop', 'null', false],
      ['guest', 'USD', 'mobile', 'null', false],
      ['guest', 'INR', 'desktop', 'IN', false],
      ['guest', 'USD', 'desktop', 'null', true],
    ]);
  });

  it('sets the cookies of its visitor alone', async () => {
    const remembered = { cookie: 'i18n_redirected=hi_IN' };
    const [, ...answers] = await keptFor(['/hi-IN'], ['/hi-IN'], ['/hi-IN', remembered], ['/hi-IN']);
    const cookie = [expect.stringMatching(/^i18n_redirected=hi_IN;/)];
    expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual([cookie, undefined, cookie]);
  });

  it('keeps its status', async () => {
    const missing = await kept('/nowhere');
    expect(missing.status).toBe(404);
    expect(missing.html).toContain('"status":404');
  });

  it('that is not rendered is kept too, with the headers that are its own', async () => {
    await ask('/loading', { 'accept-encoding': 'br' });
    const waiting = await ask('/loading', { 'accept-encoding': 'br' });
    expect(waiting.html).toContain('aria-busy');
    expect(waiting.headers['cross-origin-opener-policy']).toBe('unsafe-none');
    expect((await ask('/')).headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  });

  it('of a provider’s answer keeps its opener, sends no Referer, and is kept without the answer', async () => {
    const returned = await ask('/authCallback?state=abc&code=a-code-for-one');
    expect(returned.headers).toMatchObject({
      'cross-origin-opener-policy': 'unsafe-none',
      'referrer-policy': 'no-referrer',
    });
    expect(returned.html).not.toContain('a-code-for-one');
    expect((await ask('/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });

  it.each(['/?enc=a-code', '/faq?tk=t&member_id=1'])(
    'at %s sends no Referer, which would have the code',
    async (at) => {
      expect((await ask(at)).headers['referrer-policy']).toBe('no-referrer');
    },
  );

  it('gives way to a new release at once', async () => {
    expect((await kept('/')).html).toContain('| first');
    await publish({ dataDir: site.dataDir, dists: [await lobby('second', '0.2.0-cccc3333')] });
    await until(async () => (await (await site.get('/remotes.json')).text()).includes('0.2.0-cccc3333'));
    expect((await ask('/')).html).not.toContain('| first');
    await until(async () => (await ask('/')).html.includes('| second'));
  });
});
