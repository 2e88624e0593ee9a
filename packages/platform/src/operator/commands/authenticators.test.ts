import { desc } from 'drizzle-orm';
import { auditEntries, letters } from '../../db/schema/content.ts';
import { authenticatorOf } from '../../testing/authenticator.ts';
import { codeOf, formsOf } from '../../testing/forms.ts';
import { operatorOf } from '../../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../../testing/platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.close());

const { run, done } = operatorOf(() => platform);
const remove = ['authenticator', 'remove', '--member', 'player01'];
const why = ['--why', 'showed their passport'];

test('a member who has lost device and codes logs in by password again, and the reason is kept', async () => {
  const forms = formsOf(platform);
  await authenticatorOf(platform).enrol(await platform.logIn());
  expect(await codeOf(forms.logIn('player01'))).toBe('803');
  expect((await run(...remove)).code).not.toBe(0);
  expect(await done(...remove, ...why)).toBe('The authenticator of player01 is removed.');
  expect(await codeOf(forms.logIn('player01'))).toBe('accepted');
  const [entry] = await platform.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({
    operator: 'mira',
    command: 'authenticator remove',
    after: { why: 'showed their passport' },
  });
  const [letter] = await platform.db.select().from(letters).orderBy(desc(letters.id)).limit(1);
  expect(letter?.title.en_US).toBe('Authenticator codes were switched off');
  expect(letter?.content.en_US).toMatch(/^<p>Customer service did this on [\d: -]+ \(UTC\)/);
  expect(await run(...remove, ...why)).toMatchObject({
    said: expect.stringContaining('has no authenticator'),
  });
});
