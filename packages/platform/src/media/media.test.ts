import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { constants, getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { difference } from '../art/kit/colour.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { testRun } from '../testing/test-run.ts';
import { until } from '../testing/until.ts';
import { fileName } from './images.ts';
import { openMedia } from './media.ts';
import { serveMedia } from './media.routes.ts';
import { loadPlans } from './plans.ts';
import { openStudio } from './studio.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

test('before it is drawn, a picture shows the colour that it will have', async () => {
  const { list } = await platform.send('gameSearch', {
    siteId: 1,
    currency: 'USD',
    supportDevice: 1,
    count: 200,
  });
  expect(new Set(list.map(({ icon }) => icon.colour)).size).toBeGreaterThan(20);
  const banners = (await platform.send('carousel', { siteId: 1, useType: 0 })).list;
  const before = banners[0]?.image;
  const [path = ''] = Object.values(before?.sources ?? {});
  await (await fetch(platform.url + path)).arrayBuffer();
  const after = (await platform.send('carousel', { siteId: 1, useType: 0 })).list[0]?.image;
  expect(after?.colour).not.toBe(before?.colour);
  expect(difference(after?.colour ?? '', before?.colour ?? '')).toBeLessThan(0.2);
});

test('drawing gives way to everything else, goes on after its process was lost, and ends with the studio', async () => {
  const studio = openStudio();
  const plans = [...(await loadPlans(testRun().mediaDir)).values()].filter(({ format }) => format === 'svg');
  const [one, two] = plans;
  if (!one || !two) throw new Error('there are no marks');
  expect((await studio.order(one, 'when free')).files).toHaveLength(1);
  const pid = studio.pid() ?? 0;
  expect(getPriority(pid)).toBe(constants.priority.PRIORITY_BELOW_NORMAL);
  process.kill(pid, 'SIGKILL');
  const isDrawn = () =>
    studio.order(two, 'first').then(
      () => true,
      () => false,
    );
  await until(isDrawn);
  const late = studio.order(one, 'when free');
  await Promise.all([expect(late).rejects.toThrow('closing'), studio.close()]);
});

test('a picture that is not drawn yet is drawn when it is asked for, and kept for ever', async () => {
  const [game] = (await platform.send('hotGames', { siteId: 1, currency: 'USD' })).list;
  const [path = ''] = Object.values(game?.icon.sources ?? {});
  const first = await fetch(platform.url + path);
  expect(first.status).toBe(200);
  expect(first.headers.get('content-type')).toBe('image/avif');
  expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const bytes = Buffer.from(await first.arrayBuffer());
  expect(bytes.subarray(4, 12).toString()).toBe('ftypavif');
  expect(bytes.length).toBeLessThan(18_000);
  const [again] = (await platform.send('hotGames', { siteId: 1, currency: 'USD' })).list;
  expect(again?.icon.colour).not.toBe(game?.icon.colour);
  expect(again?.icon.sources).toEqual(game?.icon.sources);
});

test('a provider’s mark is a drawing', async () => {
  const { list } = await platform.send('gameList', {
    siteId: 1,
    currency: 'USD',
    supportDevice: 1,
    template: 'site02',
  });
  const answer = await fetch(platform.url + (list[0]?.gpList[0]?.iconDark ?? ''));
  expect(answer.headers.get('content-type')).toBe('image/svg+xml');
  expect(await answer.text()).toMatch(/^<svg/);
});

test.each(['/media/nothing.avif', '/media/..%2Fprovider-key', '/media/colours.json'])(
  '%s is not there',
  async (path) => {
    expect((await fetch(platform.url + path)).status).toBe(404);
  },
);

test('names are the same in the next start', async () => {
  const log = {} as FastifyBaseLogger;
  const [first, second] = [
    await openMedia(testRun().mediaDir, log),
    await openMedia(testRun().mediaDir, log),
  ];
  const picture = { kind: 'promotion', key: 'welcome' } as const;
  expect(second.image(picture).sources).toEqual(first.image(picture).sources);
  await Promise.all([first.close(), second.close()]);
});

/** Creates a directory in which no picture is drawn yet; its plans are there, since to cast them takes seconds. */
async function undrawn(): Promise<string> {
  const { mediaDir } = testRun();
  const directory = await mkdtemp(join(tmpdir(), 'tessera-media-'));
  const plans = (await readdir(mediaDir)).filter((file) => file.startsWith('plans.'));
  for (const file of plans) await cp(join(mediaDir, file), join(directory, file));
  return directory;
}

test('a picture that takes its time holds nobody up: the browser is sent to ask again', async () => {
  const directory = await undrawn();
  const media = await openMedia(directory, { info: () => undefined } as unknown as FastifyBaseLogger);
  const [plan] = [...(await loadPlans(directory)).values()].filter(({ format }) => format === 'avif');
  const name = plan?.sizes[0] ? fileName(plan, plan.sizes[0]) : '';
  expect(await media.file(name, 0)).toBe('later');

  const app = fastify();
  serveMedia(app, { ...media, file: (one, patienceMs) => media.file(one, patienceMs && 0) });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const answer = await fetch(`${address}/media/${name}?turn=3`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([307, `/media/${name}?turn=4`]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  // The last turn waits, and the picture is there.
  expect((await fetch(`${address}/media/${name}?turn=18`)).status).toBe(200);
  expect(await media.file(name, 0)).toMatchObject({ type: 'image/avif' });
  await app.close();
  await media.close();
  await rm(directory, { recursive: true });
});
