import { until } from '../testing/until.ts';
import { standInLine } from './line.ts';

test('work is done in order, one at a time, and a failure holds nobody up', async () => {
  const stand = standInLine(10);
  const done: number[] = [];
  const failures: unknown[] = [];
  const slowly = (what: number) => async () => {
    await new Promise((resolve) => setTimeout(resolve, 20 - what * 5));
    done.push(what);
  };
  stand(slowly(1), () => undefined);
  stand(
    () => Promise.reject(new Error('broken')),
    (error) => failures.push(error),
  );
  await new Promise<void>((resolve) => {
    stand(slowly(2), () => undefined);
    stand(resolve, () => undefined);
  });
  expect(done).toEqual([1, 2]);
  expect(failures).toHaveLength(1);
});

test('a full line takes nothing more, until it has moved on', async () => {
  const stand = standInLine(2);
  const work = () => new Promise((resolve) => setTimeout(resolve, 5));
  const ask = () => stand(work, () => undefined);
  expect([ask(), ask(), ask()]).toEqual([true, true, false]);
  await until(ask);
});
