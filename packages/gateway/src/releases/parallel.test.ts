import { setTimeout as sleep } from 'node:timers/promises';
import { inParallel } from './parallel.ts';

describe('work in parallel', () => {
  it('keeps the order, and does four at a time', async () => {
    let running = 0;
    let most = 0;
    const items = Array.from({ length: 20 }, (_, index) => index);
    const doubled = await inParallel(items, async (item) => {
      most = Math.max(most, (running += 1));
      await sleep(5 - (item % 5));
      running -= 1;
      return item * 2;
    });
    expect(doubled).toEqual(items.map((item) => item * 2));
    expect(most).toBe(4);
  });

  it('begins nothing more where one fails, and has ended when it says so', async () => {
    const ended: number[] = [];
    const work = inParallel([0, 1, 2, 3, 4, 5, 6, 7], async (item) => {
      await sleep(item === 0 ? 1 : 20);
      if (item === 0) throw new Error('no');
      ended.push(item);
    });
    await expect(work).rejects.toThrow('no');
    expect(ended).toEqual([1, 2, 3]);
  });
});
