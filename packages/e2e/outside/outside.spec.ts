import { expect, test } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { atOnce } from '../harness/at-once.ts';
import { createProblems } from '../harness/problems.ts';
import { ROOT } from '../harness/servers.ts';
import { DRAWN_WHEN_ASKED, startTessera, type Tessera } from '../harness/tessera.ts';
import { makePlace, run, type Place } from './repository.ts';

const NAME = 'mf-outside-news';
const TITLE = 'Outside news';

let place: Place;
let tessera: Tessera | undefined;
test.beforeAll(async () => {
  place = await makePlace();
});
test.afterAll(async () => {
  await tessera?.stop();
  await place.remove();
});

test('shows players a remote that a team built in its own repository', async ({ context, page }) => {
  const folder = join(place.folder, NAME);
  const inFolder = (...args: readonly string[]) => run(folder, 'npm', ...args);

  const [site] = await atOnce(
    () =>
      test.step('a site runs, without it', async () => {
        tessera = await startTessera(DRAWN_WHEN_ASKED, {}, 'media-of-journeys');
        expect((await fetch(`${tessera.site}/outside-news`)).status).toBe(404);
        return tessera;
      }),
    async () => {
      await test.step('the packages are packed', () =>
        run(ROOT, 'node', 'scripts/pack.mjs', '--to', join(place.folder, 'packages')));

      await test.step('the remote is made', () => {
        const options = ['--outside', folder, '--packages', join(place.folder, 'packages'), '--title', TITLE];
        return run(ROOT, 'node', 'scripts/new-remote.mjs', NAME, ...options);
      });

      await test.step('npm install', () =>
        inFolder('install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'));
    },
  );

  await atOnce(
    () =>
      test.step('lint, types (those of the packages too), unit tests', async () => {
        await inFolder('run', 'lint');
        await inFolder('run', 'typecheck', '--', '--skipLibCheck', 'false');
        expect(await inFolder('test')).toContain('11 passed');
      }),
    async () => {
      await test.step('it is built, within its budget', async () => {
        await inFolder('run', 'build');
        const { firstBytes, budget } = JSON.parse(await readFile(join(folder, 'dist/sizes.json'), 'utf8'));
        expect(firstBytes).toBeLessThan(budget);
      });
      await test.step('its journey, alone in the browser', async () => {
        expect(await inFolder('run', 'e2e', '--', '--project', 'desktop')).toMatch(/\d+ passed/);
      });
    },
  );

  await test.step('it is released there with a key of the team', () => release(site, folder, 'news-team'));

  await test.step('players see its part of the home page, and its page', async () => {
    const problems = createProblems();
    await problems.watch(context);
    await page.goto(site.site);
    const panel = page.getByRole('region', { name: 'Latest announcement' });
    await expect(panel).toBeVisible();
    await panel.getByRole('link', { name: 'All announcements' }).click();
    await expect(page).toHaveURL(`${site.site}/outside-news`);
    await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();

    await page.goto(`${site.site}/hi-IN/outside-news`);
    await expect(page).toHaveTitle(new RegExp(TITLE));
    await expect(page.getByText(/घोषणाएँ|घोषणा/).first()).toBeVisible();
    expect(problems.unexpected()).toEqual([]);
  });
});

/** The team makes its key, the site's operator lets it in, and the team checks and releases. */
async function release(site: Tessera, folder: string, publisher: string): Promise<void> {
  const said = await run(folder, 'npm', 'run', 'release', '--', '--new-key', publisher);
  const list = join(site.dataDir, 'keys/publishers.json');
  const entry = JSON.parse(said.slice(said.indexOf('\n{'))) as unknown;
  await writeFile(list, JSON.stringify([...(JSON.parse(await readFile(list, 'utf8')) as unknown[]), entry]));
  await run(folder, 'npm', 'run', 'check', '--', '--to', site.site);
  await run(folder, 'npm', 'run', 'release', '--', '--to', site.site, '--key', `${publisher}.key`);
}
