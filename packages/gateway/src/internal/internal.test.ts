import {
  GATEWAY_CALLS,
  callUrl,
  checkIframe,
  clientCaptcha,
  decodeAnswer,
  iconService,
  loginHeader,
  type GatewayCallKey,
} from '@tessera/wire';
import { startSite, type TestSite } from '../testing/gateway.ts';

let site: TestSite;
beforeEach(async () => {
  site = await startSite({ countryHeader: 'cf-ipcountry' });
});
afterEach(() => site.close());

const uriReport = {
  'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example' },
};

describe('a report of something blocked', () => {
  it('is counted by directive, in either form that browsers send', async () => {
    const sent = await Promise.all([
      site.post('/internal/csp-report', uriReport, { 'content-type': 'application/csp-report' }),
      site.post(
        '/internal/csp-report',
        [
          { type: 'csp-violation', body: { effectiveDirective: 'script-src-elem', blockedURL: 'inline' } },
          { type: 'integrity-violation', body: { blockedURL: '/x.js', destination: 'script' } },
        ],
        { 'content-type': 'application/reports+json' },
      ),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([204, 204]);
    const metrics = await site.metrics();
    expect(metrics).toContain('gateway_csp_reports_total{directive="img-src"} 1');
    expect(metrics).toContain('gateway_csp_reports_total{directive="script-src-elem"} 1');
    expect(metrics).toContain('gateway_csp_reports_total{directive="integrity-violation"} 1');
  });

  it('cannot make up labels, be huge, or be no report', async () => {
    const made = { 'csp-report': { 'effective-directive': 'made-up-src\n' } };
    const type = { 'content-type': 'application/csp-report' };
    expect((await site.post('/internal/csp-report', made, type)).status).toBe(204);
    expect((await site.post('/internal/csp-report', '{"half', type)).status).toBe(400);
    expect((await site.post('/internal/csp-report', { a: 'x'.repeat(20_000) }, type)).status).toBe(413);
    expect(await site.metrics()).toContain('gateway_csp_reports_total{directive="other"} 1');
  });

  it('is refused from an address that sends too many', async () => {
    const statuses = new Set<number>();
    for (let index = 0; index < 61; index += 1) {
      statuses.add((await site.post('/internal/csp-report', uriReport)).status);
    }
    expect([...statuses]).toEqual([204, 429]);
  });
});

describe('an error that a shell reports', () => {
  it('is counted by remote, also as a beacon', async () => {
    const report = {
      message: 'boom',
      remote: 'mf-lobby',
      release: '0.1.0',
      cause: 'timeout',
      path: '/',
      context: {},
    };
    expect((await site.post('/internal/report', report)).status).toBe(204);
    expect((await site.post('/internal/report', report, { 'content-type': 'text/plain' })).status).toBe(204);
    expect(await site.metrics()).toContain('gateway_client_errors_total{remote="mf-lobby"} 2');
  });

  it('is refused with the field that is wrong', async () => {
    const answer = await site.post('/internal/report', { message: 'boom', remote: 'evil "label' });
    expect([answer.status, await answer.text()]).toEqual([400, 'remote: must be shell or mf-something']);
  });
});

describe('the internal calls', () => {
  it('tell a visitor’s address and country', async () => {
    const answer = await site.get('/get_login_header', {
      'cf-ipcountry': 'in',
      'x-forwarded-for': '6.6.6.6',
    });
    expect(await answer.json()).toEqual({
      code: '100',
      message: 'success',
      data: { remote_addr: '127.0.0.1', country: 'IN' },
    });
  });

  it('ask the platform whether a login of this visitor needs a captcha', async () => {
    const need = async (query = '') => (await site.get(`/clientCaptcha${query}`)).json();
    expect(await need()).toMatchObject({ code: '100', data: { captcha: 1 } });
    site.platform.captcha = 0;
    expect(await need('?udid=abc')).toMatchObject({ data: { captcha: 0 } });
    const asked = site.platform.visits().at(-1);
    expect(asked).toMatchObject({ url: '/api/x/captcha/need', body: '{"udid":"abc"}' });
    expect(asked?.headers['x-forwarded-for']).toBe('127.0.0.1');
    await need('?udid=abc&type=2');
    expect(site.platform.visits().at(-1)?.body).toBe('{"udid":"abc","type":2}');
    expect(await need('?type=3')).toMatchObject({ code: '400' });
    site.platform.mood = 'broken';
    expect(await need()).toMatchObject({ data: { captcha: 1 } });
  });

  it('tell whether a page may stand in a frame, without asking private addresses', async () => {
    const ask = async (body: unknown) => {
      const answer = await site.post('/check_iframe', body);
      return [answer.status, await answer.json()];
    };
    const said = (reason: string) => [200, { code: '100', message: 'success', data: { allowed: 0, reason } }];
    expect(await ask({ url: 'https://elsewhere.example/' })).toEqual(said('notListed'));
    expect(await ask({ url: 'http://localhost:3002/play/tide' })).toEqual(said('notListed'));
    expect(await ask({})).toMatchObject([400, { code: '400' }]);
    expect(await ask({ url: 'x'.repeat(3_000) })).toMatchObject([400, { code: '400' }]);
    for (let i = 0; i < 26; i += 1) await ask({});
    expect(await ask({})).toMatchObject([429, { code: '429' }]);
  });

  it('ask a provider’s page only where its name is a public host’s', async () => {
    const other = await startSite({ gamesUrl: 'https://localhost:9' });
    const answer = await other.post('/check_iframe', { url: 'https://localhost:9/play/tide' });
    expect(await answer.json()).toMatchObject({ data: { allowed: 0, reason: 'private' } });
    await other.close();
  });

  it('tell the named line icons in the form of Iconify, and which there are not', async () => {
    const answer = await site.get('/api/_nuxt_icon?icons=heart-filled,close,close,no-such');
    expect(await answer.json()).toEqual({
      prefix: 'tessera',
      icons: {
        'heart-filled': { body: expect.stringMatching(/^<path fill="currentColor" .* d="M[^"]+"\/>$/) },
        close: { body: expect.stringMatching(/^<path fill="none" /) },
      },
      not_found: ['no-such'],
      width: 24,
      height: 24,
    });
  });

  it.each([
    ['heart-filled,close', 'public, max-age=86400'],
    ['heart-filled,no-such', 'public, max-age=300'],
    ['no-such', 'public, max-age=300'],
  ])('keep icons for a day, and a missing one for five minutes: %s', async (names, caching) => {
    for (const path of ['/api/_nuxt_icon', '/api/_nuxt_icon/tessera.json']) {
      const answer = await site.get(`${path}?icons=${names}`);
      expect(answer.headers.get('cache-control')).toBe(caching);
    }
  });

  it('answer icons at the addresses of Iconify’s own clients, and no other set', async () => {
    const query = 'icons=heart-filled,close';
    const known = await site.get(`/api/_nuxt_icon/tessera.json?${query}`);
    expect(await known.json()).toEqual(await (await site.get(`/api/_nuxt_icon?${query}`)).json());
    expect((await site.get(`/api/_nuxt_icon/mdi.json?${query}`)).status).toBe(404);
    expect((await site.get('/api/_nuxt_icon/tessera.json?icons=')).status).toBe(400);
  });

  it.each([
    '/api/_nuxt_icon',
    '/api/_nuxt_icon?icons=',
    `/api/_nuxt_icon?icons=${'a,'.repeat(100)}a`,
    '/api/_nuxt_icon?icons=<svg>',
  ])('refuse icons that are no names: %s', async (path) => {
    const answer = await site.get(path);
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: '400', message: expect.stringMatching(/^icons: /), data: null },
    ]);
  });

  it('answer what the wire says of each', async () => {
    const ask: Record<GatewayCallKey, () => Promise<Response>> = {
      loginHeader: () => site.get(callUrl(loginHeader)),
      clientCaptcha: () => site.get(callUrl(clientCaptcha)),
      checkIframe: () => site.post(callUrl(checkIframe), { url: 'https://elsewhere.example/' }),
      iconService: () => site.get(`${callUrl(iconService)}?icons=close,nothing`),
    };
    const answers = await Promise.all(
      Object.entries(GATEWAY_CALLS).map(async ([key, call]) => {
        const answer = await ask[key as GatewayCallKey]();
        return decodeAnswer(call, answer.status, await answer.json());
      }),
    );
    expect(answers).toEqual([
      { allowed: 0, reason: 'notListed' },
      { captcha: 1 },
      expect.objectContaining({ prefix: 'tessera', notFound: ['nothing'] }),
      { remoteAddr: '127.0.0.1', country: null },
    ]);
  });

  it('tell that the gateway lives and is ready', async () => {
    expect((await site.get('/healthz')).status).toBe(200);
    expect((await site.get('/readyz')).status).toBe(200);
  });
});
