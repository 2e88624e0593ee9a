import { and, eq } from 'drizzle-orm';
import { LOCALE_CODES } from '@tessera/domain';
import { HEADERS, type Calls, type PayloadOf } from '@tessera/wire';
import { members } from '../db/schema/members.ts';
import {
  agentDomains,
  introductions,
  memberSecurity,
  recommendCodes,
  registrationBlocks,
  registrationSettings,
} from '../db/schema/registration.ts';
import { registerFields, sites } from '../db/schema/site.ts';
import { codeOf, formsOf, from, wordsOf } from '../testing/forms.ts';
import { makeMembers } from '../testing/members.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { isPassword } from './passwords.ts';

type Form = Partial<PayloadOf<Calls['register']>>;

let platform: TestPlatform;
let forms: ReturnType<typeof formsOf>;
let agentId: number;
beforeAll(async () => {
  platform = await startTestPlatform({ rateLimitFactor: 10 });
  forms = formsOf(platform);
  await platform.db.update(registrationSettings).set({ perMinute: 1_000, perDay: 1_000 });
  agentId = await idOf('agent01');
});
afterAll(() => platform.close());

async function idOf(account: string): Promise<number> {
  const [member] = await platform.db.select().from(members).where(eq(members.account, account));
  return member?.id ?? 0;
}
const registering = (form: Form, headers?: Record<string, string>) => codeOf(forms.register(form, headers));
/** On blur, of one field. */
const leaving = (field: Partial<PayloadOf<Calls['registerVerification']>>) =>
  platform.send('registerVerification', { siteId: 1, memberCurrency: 'USD', verification: 1, ...field });
const field = (name: string, is: Partial<typeof registerFields.$inferInsert>) =>
  platform.db
    .update(registerFields)
    .set(is)
    .where(and(eq(registerFields.name, name), eq(registerFields.currency, 'USD')));
const validFor = (given: Omit<PayloadOf<Calls['validMessage']>, 'siteId'>) =>
  platform.send('validMessage', { siteId: 1, ...given }).then(({ isValid }) => isValid);

describe('the fields', () => {
  test('are all kept: contacts, birthday, identity, and the withdraw password as a hash only', async () => {
    const { memberId } = await forms.register({
      memberBirthday: '1990-02-28',
      memberTelegram: ' @first_one ',
      memberOthers: 'signal: first',
      identityId: 'ab-12 34'.replace(' ', ''),
      withdrawPassword: '0420',
    });
    const [member] = await platform.db.select().from(members).where(eq(members.id, memberId));
    expect(member).toMatchObject({
      birthday: '1990-02-28',
      contacts: { telegram: '@first_one', others: 'signal: first' },
    });
    const [security] = await platform.db
      .select()
      .from(memberSecurity)
      .where(eq(memberSecurity.memberId, memberId));
    expect(security?.identityId).toBe('AB1234');
    expect(await isPassword(security?.withdrawPasswordHash ?? undefined, '0420')).toBe(true);
  });

  test.each([
    [
      'a birthday that never was',
      { memberBirthday: '1990-02-30' },
      'member_birthday: err_birthdayDate_blank',
    ],
    [
      'a withdraw password of three digits',
      { withdrawPassword: '123' },
      'withdraw_password: err_withdrawPsw_blank',
    ],
    ['an identity with an underscore', { identityId: 'ab_1234' }, 'identity_id: err_identity_id'],
  ])('%s is named', async (_name, form, words) => {
    expect(await wordsOf(forms.register(form))).toBe(words);
  });

  test('that the currency requires and the form lacks are named', async () => {
    await field('member_telegram', { isRequired: true });
    expect(await wordsOf(forms.register())).toBe('member_telegram: is required');
    expect(await registering({ memberCurrency: 'JPY' })).toBe('accepted');
    await field('member_telegram', { isRequired: false });
  });

  test('include another contact where the currency requires it', async () => {
    await field('member_others', { isDisplay: true, isRequired: true });
    expect(await wordsOf(forms.register())).toBe('member_others: is required');
    expect(await registering({ memberOthers: 'signal: second' })).toBe('accepted');
    await field('member_others', { isDisplay: false, isRequired: false });
  });

  test('have phones of ten digits in every currency where the site says so', async () => {
    const sms = (memberPhone: string) =>
      codeOf(
        platform.send('registerSms', { memberPhone, currency: 'USD', type: 'register_member', siteId: 1 }),
      );
    expect(await codeOf(leaving({ memberPhone: '5551234' }))).toBe('accepted');
    const [site] = await platform.db.select().from(sites);
    const { settings } = site!;
    await platform.db.update(sites).set({ settings: { ...settings, tenDigitPhones: true } });
    expect(await codeOf(leaving({ memberPhone: '5551234' }))).toBe('209');
    expect(await sms('5551234')).toBe('099');
    expect(await codeOf(leaving({ memberPhone: '5551234567' }))).toBe('accepted');
    await platform.db.update(sites).set({ settings });
  });
});

describe.each([
  ['memberQq', 'member_qq', '301'],
  ['memberSkype', 'member_skype', '302'],
  ['memberWechat', 'member_wechat', '304'],
  ['memberZalo', 'member_zalo', '305'],
  ['memberFb', 'member_fb', '306'],
  ['memberTelegram', 'member_telegram', '307'],
  ['memberWhatsApp', 'member_whats_app', '308'],
] as const)('%s', (key, name, code) => {
  test(`is ${code} in the player’s words, off its form or where another member has it`, async () => {
    expect(await registering({ [key]: 'abcd' })).toBe(code);
    expect(await wordsOf(leaving({ [key]: 'ab cd ef' }))).toMatch(
      code === '302' || code === '307' ? /dots, hyphens or @\.$/ : /dots or hyphens\.$/,
    );
    expect(await registering({ [key]: `Mine.${name}` })).toBe('accepted');
    expect(await registering({ [key]: `mine.${name}` })).toBe(code);
    expect(await wordsOf(leaving({ [key]: `mine.${name}` }))).toBe('Another account uses this contact.');
    await field(name, { isUnique: false });
    expect(await registering({ [key]: `mine.${name}` })).toBe('accepted');
  });
});

describe('an identity', () => {
  test('that a member of this currency has is 114, of another one 223', async () => {
    expect(await registering({ identityId: 'XY-9000' })).toBe('accepted');
    expect(await registering({ identityId: 'xy9000' })).toBe('114');
    expect(await registering({ identityId: 'xy9000', memberCurrency: 'JPY' })).toBe('223');
    expect(await codeOf(leaving({ identityId: 'XY9000' }))).toBe('114');
  });

  test('of many who want one at once, one gets it', async () => {
    const codes = await Promise.all(Array.from({ length: 4 }, () => registering({ identityId: 'ONE-1' })));
    expect(codes.sort()).toEqual(['114', '114', '114', 'accepted']);
  });
});

test('who is on the list of the blocked does not register: 214 name, 215 phone in words, 216 address or its host', async () => {
  await platform.db.insert(registrationBlocks).values([
    { field: 'member_name', value: 'mal lory' },
    { field: 'member_phone', value: '5559999' },
    { field: 'member_email', value: 'mallory@example.com' },
    { field: 'member_email', value: '@throwaway.example' },
  ]);
  expect(await registering({ memberName: 'Mal  LORY' })).toBe('214');
  expect(await registering({ memberPhone: '5559999' })).toBe('215');
  expect(await wordsOf(leaving({ memberPhone: '5559999' }))).toBe(
    'This phone number cannot be used to register.',
  );
  expect(await registering({ memberEmail: 'Mallory@Example.com' })).toBe('216');
  expect(await registering({ memberEmail: 'any@throwaway.example' })).toBe('216');
  expect(await registering({ memberEmail: 'any@example.com' })).toBe('accepted');
});

test.each([
  ['an e-mail address without a host', { memberEmail: 'nobody@' }, '206'],
  ['a phone number with letters', { memberPhone: '12a' }, '209'],
  ['an RMB name in Latin letters', { memberCurrency: 'RMB', memberName: 'Lin Xiao' }, '227'],
] as const)('leaving a field, %s is told', async (_what, field, code) => {
  expect(await codeOf(leaving(field))).toBe(code);
});

describe('an introducer', () => {
  const introducerOf = async (memberId: number) => {
    const [row] = await platform.db
      .select({ introducerId: introductions.introducerId, via: introductions.via })
      .from(introductions)
      .where(eq(introductions.memberId, memberId));
    return row;
  };

  test('is an agent by id, or a member by recommend code; each new member has a code of its own', async () => {
    const first = await forms.register({ introducer: String(agentId) });
    expect(await introducerOf(first.memberId)).toEqual({ introducerId: agentId, via: 'member_agent' });
    const own = eq(recommendCodes.memberId, first.memberId);
    const [recommend] = await platform.db.select().from(recommendCodes).where(own);
    const second = await forms.register({ introducer: recommend?.code.toLowerCase() });
    expect(await introducerOf(second.memberId)).toEqual({
      introducerId: first.memberId,
      via: 'recommend_code',
    });
    const third = await forms.register();
    expect(await introducerOf(third.memberId)).toBeUndefined();
  });

  test('that is no agent is 106, whether or not it is a member; one that is not active 108', async () => {
    expect(await registering({ introducer: '1' })).toBe('106');
    expect(await registering({ introducer: '9999999999' })).toBe('106');
    expect(await codeOf(leaving({ introducer: '9999999999' }))).toBe('106');
    expect(await registering({ introducer: String(await idOf('player01')) })).toBe('106');
    const isAgent = eq(members.id, agentId);
    await platform.db.update(members).set({ agentActive: false }).where(isAgent);
    expect(await registering({ introducer: String(agentId) })).toBe('108');
    expect(await validFor({ agentId })).toBe(0);
    expect(await platform.send('memberInfo', { id: agentId })).toEqual({ currency: null });
    await platform.db.update(members).set({ agentActive: true }).where(isAgent);
  });

  test('by code: 112 not found, 110 switched off, 109 its member is not active, 107 recommending is closed', async () => {
    const code = 'GRACE7';
    expect(await registering({ introducer: 'NOBODY7' })).toBe('112');
    const isCode = eq(recommendCodes.code, code);
    await platform.db.update(recommendCodes).set({ isActive: false }).where(isCode);
    expect(await registering({ introducer: code })).toBe('110');
    await platform.db.update(recommendCodes).set({ isActive: true }).where(isCode);
    const isMember = eq(members.account, 'player01');
    await platform.db.update(members).set({ status: 'disabled' }).where(isMember);
    expect(await registering({ introducer: code })).toBe('109');
    await platform.db.update(members).set({ status: 'active' }).where(isMember);
    await platform.db.update(registrationSettings).set({ recommendOpen: false });
    expect(await registering({ introducer: code })).toBe('107');
    expect(await codeOf(leaving({ introducer: code }))).toBe('107');
    expect(await registering({ introducer: String(agentId) })).toBe('accepted');
    await platform.db.update(registrationSettings).set({ recommendOpen: true });
    expect(await codeOf(leaving({ introducer: code }))).toBe('accepted');
  });

  test('that is neither is 228, and none where one is asked for 219', async () => {
    expect(await registering({ introducer: 'no such thing!' })).toBe('228');
    expect(await codeOf(leaving({ introducer: 'no such thing!' }))).toBe('228');
    await field('introducer', { isRequired: true });
    expect(await registering({})).toBe('219');
    await field('introducer', { isRequired: false });
  });

  test('of a link is told valid or not, and an agent’s currency is all that is told of anybody', async () => {
    expect(await validFor({ recommendCode: 'grace7' })).toBe(1);
    expect(await validFor({ recommendCode: 'NOBODY7' })).toBe(0);
    expect(await validFor({ agentId })).toBe(1);
    expect(await validFor({ agentId: await idOf('player01') })).toBe(0);
    expect(await validFor({ recommendCode: String(agentId) })).toBe(0);
    expect(await validFor({})).toBe(0);
    expect(await platform.send('memberInfo', { id: agentId })).toEqual({ currency: 'USD' });
    expect(await platform.send('memberInfo', { id: await idOf('player01') })).toEqual({ currency: null });
  });
});

describe('an agent’s host', () => {
  const check = (host: string) => platform.send('checkAgentDomain', { host, siteId: 1 });
  const there = { 'x-forwarded-host': 'agent.localhost:3000' };

  test('is known, with its currency, whatever its case and port', async () => {
    const valid = { isValid: 1, currency: 'USD', agentId };
    expect(await check('Agent.localhost:3000')).toEqual(valid);
    expect(await check('localhost')).toEqual({ isValid: 0, currency: null, agentId: null });
    await platform.db.update(agentDomains).set({ isActive: false });
    expect(await check('agent.localhost')).toMatchObject({ isValid: 0 });
    await platform.db.update(agentDomains).set({ isActive: true });
  });

  test('holds who registers there to its currency, under its agent, by what the proxy says and not the form', async () => {
    expect(await wordsOf(forms.register({ memberCurrency: 'JPY', host: 'localhost' }, there))).toBe(
      'member_currency: is not open on this site',
    );
    const { memberId } = await forms.register({}, there);
    const [row] = await platform.db.select().from(introductions).where(eq(introductions.memberId, memberId));
    expect(row?.introducerId).toBe(agentId);
  });

  test('that is no host at all is nobody’s', async () => {
    expect(await registering({}, { 'x-forwarded-host': 'no host [at all' })).toBe('accepted');
  });
});

describe('one network', () => {
  const registeredFrom = async (network: string, many: number, createdAt: Date) => {
    for (const { id } of await makeMembers(platform.db, many)) {
      await platform.db.update(members).set({ registeredFrom: network, createdAt }).where(eq(members.id, id));
    }
  };

  test('that registers too quickly is 996, too often in a day 997; others are not', async () => {
    // Times the factor of these tests: ten a minute, twenty a day.
    await platform.db.update(registrationSettings).set({ perMinute: 1, perDay: 2 });
    await registeredFrom('203.0.113.1', 9, new Date());
    expect(await registering({}, from('203.0.113.1'))).toBe('accepted');
    expect(await registering({}, from('203.0.113.1'))).toBe('996');
    await registeredFrom('2001:db8:0:0::/64', 20, new Date(Date.now() - 3_600_000));
    expect(await registering({}, from('2001:db8::1'))).toBe('997');
    expect(await registering({}, from('2001:db8:0:1::1'))).toBe('accepted');
    await platform.db.update(registrationSettings).set({ perMinute: 1_000, perDay: 1_000 });
  });
});

test('the agreement is there in every language, in the language that is asked for', async () => {
  const titles = new Set<string>();
  for (const code of LOCALE_CODES) {
    const headers = { [HEADERS.language]: code };
    const { list } = await platform.send('serviceAgreement', { siteId: 1 }, { headers });
    expect(list).toHaveLength(4);
    for (const { content } of list) expect(content).toMatch(/^<p>.{20,}<\/p>$/s);
    titles.add(list.map(({ title }) => title).join());
  }
  expect(titles.size).toBe(LOCALE_CODES.length);
});

test('the settings name every field for every currency, and of the phone what the member centre verifies', async () => {
  const { list } = await platform.send('registerSettings', { siteId: 1 });
  const ofVnd = list.filter(({ currency }) => currency === 'VND');
  expect(ofVnd.filter(({ isDisplay }) => isDisplay === 1).map(({ name }) => name)).toEqual([
    'member_currency',
    'member_name',
    'member_email',
    'member_phone',
    'member_telegram',
    'member_zalo',
    'withdraw_password',
    'introducer',
  ]);
  const verified = list.filter((one) => one.isMemberCenterVerification !== undefined);
  expect(new Set(verified.map(({ name }) => name))).toEqual(new Set(['member_phone']));
});
