import { eq, sql } from 'drizzle-orm';
import { securityOf } from '../auth/security.ts';
import { recoveryCodes } from '../db/schema/authenticator.ts';
import { letters } from '../db/schema/content.ts';
import { members } from '../db/schema/members.ts';
import { authenticatorOf } from '../testing/authenticator.ts';
import { codeOf, formsOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';

let platform: TestPlatform;
let register: ReturnType<typeof formsOf>['register'];
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 1_000 });
  ({ register } = formsOf(platform));
});
afterAll(() => platform.close());

const password = 'play1234';
const fresh = { password: 'play5678', checkPassword: 'play5678' };
const edit = { siteId: 1, password } as const;
const CHANGES: readonly (readonly [string, (token: string) => Promise<unknown>])[] = [
  ['password', (token) => platform.send('editPassword', { oldPassword: password, ...fresh }, { token })],
  [
    'withdraw password',
    (token) => platform.send('editWithdrawPassword', { password, withdrawPassword: '2468' }, { token }),
  ],
  ['phone', (token) => platform.send('profileEdit', { ...edit, memberPhone: '5551239876' }, { token })],
  [
    'e-mail address',
    (token) => platform.send('profileEdit', { ...edit, memberEmail: 'changed@example.com' }, { token }),
  ],
  ['number of sessions', (token) => platform.send('sessionSeveral', { isSeveral: 1 }, { token })],
];

/** Makes a change while no letter can be written to this member. @returns the code of its answer */
async function withoutLetters(memberId: number, change: () => Promise<unknown>): Promise<string> {
  const constraint = `unwritable CHECK (member_id <> ${memberId}) NOT VALID`;
  await platform.db.execute(sql.raw(`ALTER TABLE letters ADD CONSTRAINT ${constraint}`));
  const code = await codeOf(change());
  await platform.db.execute(sql`ALTER TABLE letters DROP CONSTRAINT unwritable`);
  return code;
}

test.each(CHANGES)(
  'a change of the %s and its letter are written together or not at all',
  async (_, change) => {
    const { memberId, token } = await register();
    const state = async () => [
      await platform.db.select().from(members).where(eq(members.id, memberId)),
      await securityOf(platform.db, memberId),
    ];
    const letterIds = async () =>
      (await platform.db.select().from(letters).where(eq(letters.memberId, memberId))).map(({ id }) => id);
    const before = await state();
    const constraint = `unwritable CHECK (member_id <> ${memberId}) NOT VALID`;
    await platform.db.execute(sql.raw(`ALTER TABLE letters ADD CONSTRAINT ${constraint}`));
    expect(await codeOf(change(token))).not.toBe('accepted');
    await platform.db.execute(sql`ALTER TABLE letters DROP CONSTRAINT unwritable`);
    expect(await state()).toEqual(before);
    expect(await letterIds()).toEqual([]);

    const browser = await openSocket(platform.url);
    browser.subscribe(`private-member.${memberId}`, token);
    await browser.settle();
    expect(await codeOf(change(token))).toBe('accepted');
    expect(await browser.next('letter.sent')).toMatchObject([
      `private-member.${memberId}`,
      { id: (await letterIds())[0] },
    ]);
    browser.close();
    expect(await state()).not.toEqual(before);
  },
);

test('an authenticator changes with its letter or not at all', async () => {
  const { memberId, token } = await register();
  const { enrol } = authenticatorOf(platform);
  const state = () => platform.send('authenticatorState', {}, { token });
  const codes = () => platform.db.select().from(recoveryCodes).where(eq(recoveryCodes.memberId, memberId));
  expect(await withoutLetters(memberId, () => enrol(token))).not.toBe('accepted');
  expect(await state()).toMatchObject({ isOn: 0, recoveryCodesLeft: 0 });
  await enrol(token);
  const before = await codes();
  for (const call of ['authenticatorRecoveryCodes', 'authenticatorRemove'] as const) {
    expect(await withoutLetters(memberId, () => platform.send(call, {}, { token }))).not.toBe('accepted');
    expect(await state()).toMatchObject({ isOn: 1 });
    expect(await codes()).toEqual(before);
  }
});
