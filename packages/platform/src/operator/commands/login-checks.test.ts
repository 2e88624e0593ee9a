import { desc } from 'drizzle-orm';
import { auditEntries } from '../../db/schema/content.ts';
import { codeOf, dataOf, formsOf } from '../../testing/forms.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform();
  forms = formsOf(platform);
});
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);

test('a member is asked a question on a new device until an operator stops it', async () => {
  const { memberAccount: account } = await forms.register({ memberPhone: '5550321' });
  const command = ['members', 'ask-on-new-device', '--member', account];
  const elsewhere = () => codeOf(forms.logIn(account, { udid: 'another browser' }));
  expect(await run(...command, '--off')).toMatchObject({
    said: expect.stringContaining('not asked already'),
  });
  expect(await done(...command)).toBe(`${account} is asked a question on a new device.`);
  expect(await run(...command)).toMatchObject({ said: expect.stringContaining('is asked already') });
  expect(await elsewhere()).toBe('107');
  expect(await codeOf(forms.logIn(account))).toBe('accepted');
  expect(await done(...command, '--off')).toBe(`${account} is no longer asked on a new device.`);
  expect(await elsewhere()).toBe('accepted');
  const [entry] = await platform.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ before: { asksOnNewDevice: true }, after: { asksOnNewDevice: false } });
});

test('a member must prove their identity at the next login, by what the member has', async () => {
  const { memberAccount: account } = await forms.register({
    ...{ memberCurrency: 'VND', memberEmail: '', memberName: 'Hoa' },
    ...{ memberPhone: '0912345600', withdrawPassword: '8642' },
  });
  const command = ['members', 'require-transfer', '--member', account];
  expect(await done(...command)).toBe(`${account} must prove their identity at the next login.`);
  expect(await run(...command)).toMatchObject({ said: expect.stringContaining('already') });
  expect(await codeOf(forms.logIn(account))).toBe('802');
  expect(await dataOf(forms.logIn(account))).toEqual({ mode: 'phone' });
});

test('refuses to ask for a proof that a member could not give', async () => {
  const { memberAccount: account } = await forms.register();
  const { code, said } = await run('members', 'require-transfer', '--member', account);
  expect(code).not.toBe(0);
  expect(said).toContain('it needs a withdrawal password');
  expect(await codeOf(forms.logIn(account))).toBe('accepted');
});
