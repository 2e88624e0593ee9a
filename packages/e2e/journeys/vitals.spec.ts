import { sampled } from '../harness/metrics.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';

test(
  'reports a visit’s paint and loads of the lobby, by its release',
  { tag: TAG.proofOnPhone },
  async ({ lobby, page, baseURL, isPhone }) => {
    const device = isPhone ? 'mobile' : 'desktop';
    const measuring = page.waitForResponse((response) => /\/vitals\.js$/.test(response.url()));
    await lobby.open();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await measuring;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    // The page is hidden for good.
    await lobby.open('/faq');

    const registry = await (await page.request.get('/remotes.json')).json();
    const release = registry.remotes.find(({ name }: { name: string }) => name === 'mf-lobby').live.release;
    const labels = { remote: 'mf-lobby', release, device };
    await expect
      .poll(() => sampled(baseURL!, 'gateway_web_vitals_lcp_seconds', { ...labels, route: '/' }))
      .toBeGreaterThan(0);
    expect(await sampled(baseURL!, 'gateway_web_vitals_cls', { ...labels, route: '/' })).toBeGreaterThan(0);
    expect(await sampled(baseURL!, 'gateway_remote_load_seconds', labels)).toBeGreaterThan(0);
  },
);
