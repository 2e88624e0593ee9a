import { timed } from './timed.ts';

const node = (script: string) =>
  timed(process.execPath, ['-e', script], { cwd: '/', env: { GREETING: 'hello' } });

test('a command is timed to its end', async () => {
  expect(await node('setTimeout(() => undefined, 200)')).toBeGreaterThanOrEqual(200);
});

test('one that fails says what it said', async () => {
  await expect(
    node('console.log(process.env.GREETING); console.error("no"); process.exit(3)'),
  ).rejects.toThrow(/failed \(exit 3\):\n(hello\nno|no\nhello)/);
  await expect(timed('/no/such/command', [], { cwd: '/' })).rejects.toThrow('ENOENT');
});
