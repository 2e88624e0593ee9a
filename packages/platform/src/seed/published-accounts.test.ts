import { ensureDatabase } from '@tessera/server';
import { members } from '../db/schema/members.ts';
import { auditEntries } from '../db/schema/content.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { freshName, testRun } from '../testing/test-run.ts';
import { SAMPLE_ACCOUNTS } from './samples.ts';

const running: TestPlatform[] = [];
afterEach(async () => {
  for (const platform of running.splice(0)) await platform.close();
});

async function start(options: Parameters<typeof startTestPlatform>[0]): Promise<TestPlatform> {
  const platform = await startTestPlatform(options);
  running.push(platform);
  return platform;
}

test('production refuses sample accounts until an operator has disabled them', async () => {
  const platform = await start({});
  const { databaseUrl } = platform;
  const token = await platform.logIn('player01');
  const production = () => start({ databaseUrl, isProduction: true, seedAccounts: false });
  await expect(production()).rejects.toThrow(
    /published passwords: player01, player02, .*agent01.*samples disable/,
  );
  const { done } = operatorOf(() => platform);
  expect(await done('samples', 'disable')).toMatch(/player01, /);
  await expect(platform.send('layout', {}, { token })).rejects.toThrow();
  const audited = await platform.db.select().from(auditEntries);
  expect(audited.filter(({ command }) => command === 'samples disable')).toHaveLength(SAMPLE_ACCOUNTS.length);
  expect(await done('samples', 'disable')).toBe('No sample account has its published password.');
  await expect(production()).resolves.toBeDefined();
});

test('a new database has no sample accounts where they are switched off', async () => {
  const databaseUrl = await ensureDatabase(testRun().clusterUrl, freshName());
  const platform = await start({ databaseUrl, isProduction: true, seedAccounts: false });
  expect(await platform.db.select().from(members)).toEqual([]);
  expect((await platform.send('siteDetail', {})).detail.siteId).toBe(1);
});
