import { and, eq } from 'drizzle-orm';
import type { Calls, PayloadOf } from '@tessera/wire';
import { members } from '../db/schema/members.ts';
import { registrationSettings } from '../db/schema/registration.ts';
import { registerFields } from '../db/schema/site.ts';
import { codeOf, formsOf } from '../testing/forms.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 10 });
  forms = formsOf(platform);
  await platform.db.update(registrationSettings).set({ perMinute: 1_000, perDay: 1_000 });
});
afterAll(() => platform.close());

const registering = (form: Partial<PayloadOf<Calls['register']>>) => codeOf(forms.register(form));
/** On blur, of one field. */
const leaving = (field: Partial<PayloadOf<Calls['registerVerification']>>) =>
  platform.send('registerVerification', { siteId: 1, memberCurrency: 'USD', verification: 1, ...field });

describe('a name or an e-mail address in another form of Unicode', () => {
  const NAME = 'Nguyễnthị';
  const EMAIL = 'lễ@example.com';
  const inVnd = { memberCurrency: 'VND' } as const;
  const isUniqueInVnd = (isUnique: boolean) =>
    platform.db
      .update(registerFields)
      .set({ isUnique })
      .where(and(eq(registerFields.name, 'member_name'), eq(registerFields.currency, 'VND')));
  beforeAll(() => isUniqueInVnd(true));
  afterAll(() => isUniqueInVnd(false));

  test('is stored composed and trimmed', async () => {
    const { memberId } = await forms.register({
      ...inVnd,
      memberName: ` ${NAME.normalize('NFD')} `,
      memberEmail: EMAIL.normalize('NFD'),
    });
    const [member] = await platform.db.select().from(members).where(eq(members.id, memberId));
    expect(member).toMatchObject({ name: NAME, email: EMAIL });
  });

  test.each([NAME, NAME.normalize('NFD'), NAME.toUpperCase(), `${NAME.normalize('NFD').toUpperCase()} `])(
    'is the name of the member who has it: %j',
    async (memberName) => {
      expect(await registering({ ...inVnd, memberName })).toBe('103');
      expect(await codeOf(leaving({ ...inVnd, memberName }))).toBe('103');
    },
  );

  test.each([EMAIL, EMAIL.normalize('NFD'), EMAIL.toUpperCase(), ` ${EMAIL.normalize('NFD').toUpperCase()}`])(
    'is the address of the member who has it: %j',
    async (memberEmail) => {
      expect(await registering({ ...inVnd, memberName: 'An', memberEmail })).toBe('105');
      expect(await codeOf(leaving({ ...inVnd, memberEmail }))).toBe('105');
    },
  );

  test('is another one where an accent differs', async () => {
    expect(await registering({ ...inVnd, memberName: 'Nguyênthi' })).toBe('accepted');
  });

  test('of many who want one name at once, one gets it', async () => {
    const typed = ['NFC', 'NFD', 'NFC', 'NFD'].map((form) => 'Trầnvăn'.normalize(form));
    const codes = await Promise.all(typed.map((memberName) => registering({ ...inVnd, memberName })));
    expect(codes.sort()).toEqual(['103', '103', '103', 'accepted']);
  });

  test('is on the list of the blocked in every form', async () => {
    const { done } = operatorOf(() => platform);
    await done('registration-blocks', 'add', '--name', 'Lêvăn'.normalize('NFD'));
    await done('registration-blocks', 'add', '--email', 'cấm@example.com'.normalize('NFD'));
    expect(await registering({ ...inVnd, memberName: 'LÊVĂN' })).toBe('214');
    expect(await registering({ ...inVnd, memberName: 'An', memberEmail: 'CẤM@example.com' })).toBe('216');
  });
});
