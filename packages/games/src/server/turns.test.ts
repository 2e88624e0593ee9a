import { createTurns } from './turns.ts';

test('a session’s work is done in order; too much of it is refused, and another session’s is not', async () => {
  const turns = createTurns();
  let go = (): void => undefined;
  const gate = new Promise<void>((open) => (go = open));
  const done: number[] = [];
  const asked = Array.from({ length: 10 }, (_, n) =>
    turns.inTurn('one', async () => {
      await gate;
      done.push(n);
    }),
  );
  const results = Promise.allSettled(asked);
  await turns.inTurn('other', async () => undefined);
  go();
  expect((await results).map(({ status }) => status === 'rejected')).toEqual([
    ...Array.from({ length: 8 }, () => false),
    true,
    true,
  ]);
  expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  await expect(turns.inTurn('one', async () => 'again')).resolves.toBe('again');
});
