import { endAll, using } from './ending.ts';

test('what was started ends after its use, also when that fails', async () => {
  const ended: string[] = [];
  const end = async (name: string) => ended.push(name);
  expect(
    await using(
      async () => 'browser',
      end,
      async (name) => `used ${name}`,
    ),
  ).toBe('used browser');
  await expect(
    using(
      async () => 'server',
      end,
      () => Promise.reject(new Error('broke')),
    ),
  ).rejects.toThrow('broke');
  expect(ended).toEqual(['browser', 'server']);
});

test('ending everything ends what is in use, the last started first', async () => {
  const ended: string[] = [];
  const end = async (name: string) => ended.push(name);
  await using(
    async () => 'browser',
    end,
    () => using(async () => 'server', end, endAll),
  );
  expect(ended.slice(0, 2)).toEqual(['server', 'browser']);
});
