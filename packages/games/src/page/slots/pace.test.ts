import { createPace } from './pace.ts';

const settle = async (): Promise<void> => {
  for (let n = 0; n < 5; n += 1) await Promise.resolve();
};

test('a movement takes its time in frames and ends at 1', async () => {
  const pace = createPace();
  const shares: number[] = [];
  let over = false;
  void pace.move(100, (share) => shares.push(share)).then(() => (over = true));
  pace.tick(40);
  pace.tick(40);
  await settle();
  expect(over).toBe(false);
  pace.tick(40);
  await settle();
  expect([shares, over]).toEqual([[0, 0.4, 0.8, 1], true]);
  expect(pace.tick(40)).toBe(false);
});

test('a press ends what runs and what follows, until the next part begins', async () => {
  const pace = createPace();
  const seen: string[] = [];
  const show = async (): Promise<void> => {
    await pace.wait(500);
    seen.push('waited');
    await pace.move(500, () => undefined);
    seen.push('moved');
    pace.begin();
    await pace.wait(500);
    seen.push('next part');
  };
  void show();
  pace.skip();
  await settle();
  expect(seen).toEqual(['waited', 'moved']);
  pace.tick(500);
  await settle();
  expect(seen).toEqual(['waited', 'moved', 'next part']);
});

test('with reduced motion nothing moves, while fading and reading take their time', async () => {
  const pace = createPace();
  pace.calm = true;
  const shares: number[] = [];
  await pace.move(500, (share) => shares.push(share));
  expect(shares).toEqual([1]);
  let faded = false;
  void pace.fade(100, () => undefined).then(() => (faded = true));
  await settle();
  expect(faded).toBe(false);
  pace.tick(100);
  await settle();
  expect(faded).toBe(true);
});

test('quick mode is faster, also for what already runs', async () => {
  const pace = createPace();
  let over = false;
  void pace.wait(200).then(() => (over = true));
  pace.quick = true;
  pace.tick(100);
  await settle();
  expect(over).toBe(true);
});
