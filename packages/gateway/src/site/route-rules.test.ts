import { INITIAL_DATA_ID } from '@tessera/wire';
import { startSite } from '../testing/gateway.ts';
import { SITE } from '../testing/site.ts';

test('ignores the rule that closes a circle, also by the site’s own address', async () => {
  const site = await startSite();
  const { host } = new URL(site.url);
  const kept = { from: '/a', to: '/faq' };
  site.platform.site = {
    ...SITE,
    routeRules: [kept, { from: '/faq', to: '/a' }, { from: '/promo', to: `http://${host}/promo` }],
  };
  try {
    expect((await site.get('/a')).headers.get('location')).toBe('/faq');
    for (const path of ['/faq', '/promo']) expect((await site.get(path)).status).not.toBe(302);
    // A page of the shell: search engines find it again.
    expect(await (await site.get('/sitemap.xml')).text()).toContain('/faq</loc>');
    const html = await (await site.get('/faq')).text();
    const [, initial = ''] = new RegExp(`id="${INITIAL_DATA_ID}">(.*?)</script>`, 's').exec(html) ?? [];
    expect(JSON.parse(initial)).toMatchObject({ site: { routeRules: [kept] } });
  } finally {
    await site.close();
  }
});
