import { startPlatform, type TestPlatform } from '../testing/platform.ts';
import { until } from '../testing/until.ts';
import { watchPlatforms, type Platforms } from './platforms.ts';

let each: TestPlatform[];
let platforms: Platforms;
const told: object[] = [];
beforeEach(async () => {
  told.length = 0;
  each = [await startPlatform(), await startPlatform(), await startPlatform()];
  const log = { warn: (fields: object) => void told.push(fields) };
  platforms = watchPlatforms({ urls: urls(), log, checkMs: 20 });
});
afterEach(async () => {
  platforms.close();
  await Promise.all(each.map((one) => one.close()));
});

const urls = () => each.map(({ url }) => url);
const visitors = Array.from({ length: 60 }, (_, index) => `192.0.2.${index} browser`);

test('requests go to each in turn, and a visitor’s polled socket always to the same', () => {
  const asked = Array.from({ length: 30 }, () => platforms.any());
  for (const url of urls()) expect(asked.filter((one) => one === url)).toHaveLength(10);
  const places = visitors.map(platforms.of);
  expect(visitors.map(platforms.of)).toEqual(places);
  expect(new Set(places)).toEqual(new Set(urls()));
});

test('one that is away is left out until it is back, and only its visitors move', async () => {
  const [gone] = each;
  if (!gone) throw new Error('there are three');
  const before = visitors.map(platforms.of);
  gone.mood = 'dropping';
  await until(() => told.length === 1);
  expect(told).toEqual([{ event: 'platform.away', platform: gone.url }]);
  expect(Array.from({ length: 30 }, () => platforms.any())).not.toContain(gone.url);
  visitors.forEach((visitor, index) => {
    const place = platforms.of(visitor);
    if (before[index] === gone.url) expect(place).not.toBe(gone.url);
    else expect(place).toBe(before[index]);
  });

  gone.mood = 'answering';
  await until(() => told.length === 2);
  expect(visitors.map(platforms.of)).toEqual(before);
});

test('who finds one away says so, without waiting for the next look', () => {
  const url = platforms.any();
  platforms.failed(url);
  expect(Array.from({ length: 10 }, () => platforms.any())).not.toContain(url);
});

test('never chooses one that the request has tried while another is left', () => {
  const [first = '', second = '', third = ''] = urls();
  const choices = (tried: string[]) =>
    new Set(Array.from({ length: 9 }, () => platforms.any(new Set(tried))));
  expect(choices([first])).toEqual(new Set([second, third]));
  // The check calls the untried one away, which may be late news.
  platforms.failed(third);
  expect(choices([first, second])).toEqual(new Set([third]));
});

test('where none answers, all are asked', () => {
  urls().forEach(platforms.failed);
  expect(new Set(Array.from({ length: 9 }, () => platforms.any()))).toEqual(new Set(urls()));
});
