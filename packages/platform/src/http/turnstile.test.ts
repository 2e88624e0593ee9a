import { turnstile } from './turnstile.ts';

const soon = () => new Promise((resolve) => setTimeout(resolve, 1));

test('so many are inside at a time, the others follow in their order, and who fails lets the next one in', async () => {
  const enter = turnstile(2);
  const [began, most] = [[] as number[], [] as number[]];
  let inside = 0;
  const visits = Array.from({ length: 9 }, (_, visitor) =>
    enter(async () => {
      began.push(visitor);
      most.push((inside += 1));
      await soon();
      inside -= 1;
      if (visitor % 3 === 0) throw new Error(`visitor ${visitor}`);
      return visitor;
    }),
  );
  const ends = await Promise.allSettled(visits);
  expect(ends.map(({ status }) => status === 'fulfilled')).toEqual(began.map((one) => one % 3 !== 0));
  expect(began).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(Math.max(...most)).toBe(2);
});
