import childProcess, { type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { basename, join } from 'node:path';
import { fileName, pictureId } from '../media/images.ts';
import { loadPlans } from '../media/plans.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { testRun } from '../testing/test-run.ts';
import { until } from '../testing/until.ts';

const SITE = { siteId: 1, currency: 'USD' } as const;
const running: TestPlatform[] = [];
/** The processes that draw. */
const drawing: ChildProcess[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  drawing.length = 0;
  for (const platform of running.splice(0)) await platform.close();
});

async function start(mediaDir: string): Promise<TestPlatform> {
  const platform = await startTestPlatform({ mediaDir, drawPictures: true });
  running.push(platform);
  return platform;
}

/**
 * Starts processes that draw, and stops them at once.
 * @returns a function that lets them go on, with the priority of the test
 */
function holdDrawing(): () => void {
  jest.spyOn(os, 'setPriority').mockImplementation(() => undefined);
  const { fork } = childProcess;
  let isHeld = true;
  jest.spyOn(childProcess, 'fork').mockImplementation((...given: Parameters<typeof fork>) => {
    const child = fork(...given);
    drawing.push(child);
    if (isHeld) child.kill('SIGSTOP');
    return child;
  });
  return () => {
    isHeld = false;
    for (const child of drawing) child.kill('SIGCONT');
  };
}

/** Waits until the platform says that it is ready. */
const ready = (url: string) => until(async () => (await fetch(`${url}/readyz`)).status === 200);

/** A directory in which every picture is drawn, but for those whose files are named. */
async function mediaWithout(names: readonly string[]): Promise<string> {
  const directory = mkdtempSync(join(testRun().root, 'media-'));
  const colours: Record<string, string> = {};
  for (const plan of (await loadPlans(directory)).values()) {
    const files = plan.sizes.map((size) => fileName(plan, size));
    if (files.some((file) => names.includes(file))) continue;
    colours[`${pictureId(plan.picture)}.${plan.stamp}`] = '#000000';
    for (const file of files) writeFileSync(join(directory, file), '');
  }
  writeFileSync(join(directory, 'colours.json'), JSON.stringify(colours));
  return directory;
}

/** The files of what the home page asks for before it is scrolled, shelf by shelf. */
async function homePage(): Promise<string[][]> {
  const platform = await startTestPlatform();
  running.push(platform);
  const fileOf = ({ sources }: { readonly sources: Readonly<Record<string, string>> }) =>
    basename(Object.values(sources)[0] ?? '');
  const games = [
    await platform.send('hotGames', SITE),
    await platform.send('tagGameList', { ...SITE, supportDevice: 1, tag: 'new' }),
  ];
  const banners = [
    await platform.send('carousel', { siteId: 1, useType: 0 }),
    await platform.send('carousel', { siteId: 1, useType: 2 }),
  ];
  return [
    ...games.map(({ list }) => list.map(({ icon }) => fileOf(icon))),
    ...banners.map(({ list }) => list.map(({ image }) => fileOf(image))),
  ];
}

test('is ready once the pictures of the home page’s first view are drawn', async () => {
  const [hot = [], fresh = [], , phone = []] = await homePage();
  const missing = [hot[0], fresh[8], phone[0]].map(String);
  const directory = await mediaWithout(missing);
  const goOn = holdDrawing();
  const { url } = await start(directory);

  const first = await fetch(`${url}/readyz`);
  expect([first.status, await first.json()]).toEqual([
    503,
    { status: 'waiting', reason: 'the pictures of the home page are being drawn' },
  ]);
  goOn();
  await ready(url);
  expect(missing.filter((name) => !existsSync(join(directory, name)))).toEqual([]);
});

test('does not wait for pictures that are shown after scrolling', async () => {
  const [hot = []] = await homePage();
  const last = String(hot.at(-1));
  const directory = await mediaWithout([last]);
  holdDrawing();
  const { url } = await start(directory);
  await ready(url);
  expect(existsSync(join(directory, last))).toBe(false);
});
