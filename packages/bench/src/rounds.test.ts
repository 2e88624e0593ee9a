import { interleaved } from './rounds.ts';

test('jobs take turns, round by round, one at a time', async () => {
  const order: string[] = [];
  const job = (name: string) => async () => {
    order.push(`${name} begins`);
    await Promise.resolve();
    order.push(`${name} ends`);
    return order.length;
  };
  const results = await interleaved(2, { a: job('a'), b: job('b') });
  expect(order).toEqual([
    ...['a begins', 'a ends', 'b begins', 'b ends'],
    ...['a begins', 'a ends', 'b begins', 'b ends'],
  ]);
  expect(results).toEqual({ a: [2, 6], b: [4, 8] });
});

test('each round is announced before it begins', async () => {
  const announced: number[] = [];
  await interleaved(3, { a: async () => announced.length }, (round) => announced.push(round));
  expect(announced).toEqual([1, 2, 3]);
});

test('a job that fails is tried once more, and ends the run when it fails again', async () => {
  let tries = 0;
  const failing = (times: number) => async () => {
    tries += 1;
    if (tries <= times) throw new Error(`try ${tries} failed`);
    return tries;
  };
  expect(await interleaved(1, { a: failing(1) })).toEqual({ a: [2] });
  tries = 0;
  await expect(interleaved(1, { a: failing(2) })).rejects.toThrow('try 2 failed');
});
