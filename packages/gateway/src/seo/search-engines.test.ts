import { startSite, type TestSite } from '../testing/gateway.ts';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ publicUrl: 'https://play.example.com' });
});
afterAll(() => site.close());

describe('search engines', () => {
  it('are led to the list of pages and away from calls', async () => {
    expect(await (await site.get('/robots.txt')).text()).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /internal/\nSitemap: https://play.example.com/sitemap.xml\n',
    );
  });

  it('find every listed page in every offered language, and no other', async () => {
    const xml = await (await site.get('/sitemap.xml')).text();
    const pages = [...xml.matchAll(/<loc>https:\/\/play\.example\.com([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(pages).toEqual([
      ...['/', '/hi-IN', '/ta-IN'],
      ...['/faq', '/hi-IN/faq', '/ta-IN/faq'],
      ...['/lobby-page', '/hi-IN/lobby-page', '/ta-IN/lobby-page'],
    ]);
    expect(xml).toContain(
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://play.example.com/faq"/>',
    );
  });

  it('and phones find a manifest with the site’s name and icons that exist', async () => {
    const manifest = (await (await site.get('/manifest.webmanifest')).json()) as {
      name: string;
      icons: { src: string; type: string }[];
    };
    expect(manifest.name).toBe('Tessera Lobby');
    for (const { src, type } of manifest.icons) {
      const icon = await site.get(src);
      expect([icon.status, icon.headers.get('content-type')]).toEqual([200, type]);
      await icon.arrayBuffer();
    }
  });
});
