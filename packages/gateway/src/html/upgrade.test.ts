import { startSite } from '../testing/gateway.ts';

describe('while nothing can be shown', () => {
  it('the upgrade page is in Chinese and English, without a script', async () => {
    const site = await startSite({ customerServiceUrl: 'https://help.example.com/?a=1&b=2' });
    site.platform.mood = 'dropping';
    const response = await site.get('/hi-IN/faq');
    const html = await response.text();
    await site.close();

    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('30');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).toContain('<title>Internal Server Error</title>');
    expect(html).toContain('网站升级中');
    expect(html).toContain('The site is being upgraded');
    expect(html).toContain('<a href="https://help.example.com/?a=1&amp;b=2" rel="noopener">');
    expect(html).toContain('<p class="code">503 · Internal Server Error</p>');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('<script');
  });

  it('it stands there before the first publication too, with the site’s own customer service', async () => {
    const site = await startSite({ empty: true });
    const response = await site.get('/');
    const html = await response.text();
    const ready = await site.get('/readyz');
    expect(response.status).toBe(503);
    expect(html).toContain('href="https://help.example.com/chat"');
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { status: 'waiting', missing: ['no shell is published: run the publish command'] },
    ]);
    await site.close();
  });
});
