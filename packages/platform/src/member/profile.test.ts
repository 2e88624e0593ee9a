import { and, eq } from 'drizzle-orm';
import { FAILURES_TO_LOCK } from '../auth/lockout.ts';
import { members } from '../db/schema/members.ts';
import { auditEntries } from '../db/schema/content.ts';
import { registrationBlocks, registrationSettings } from '../db/schema/registration.ts';
import { registerFields, sites, type RegisterField } from '../db/schema/site.ts';
import { codeOf, dataOf, formsOf, wordsOf } from '../testing/forms.ts';
import { codeSentTo } from '../testing/outbox.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { openSocket } from '../testing/socket.ts';

let platform: TestPlatform;
let token: string;
let memberId: number;
let newcomers = 0;
let register: ReturnType<typeof formsOf>['register'];
beforeAll(async () => {
  platform = await startTestPlatform({
    rateLimitFactor: 100,
  });
  ({ register } = formsOf(platform));
});
beforeEach(async () => {
  newcomers += 1;
  const memberAccount = `fresh${newcomers}`;
  ({ token, memberId } = await register({ memberAccount, memberEmail: `${memberAccount}@example.com` }));
});
afterAll(() => platform.close());

type Edit = Parameters<typeof platform.send<'profileEdit'>>[1];
const edit = (given: Partial<Edit>) => platform.send('profileEdit', { siteId: 1, ...given }, { token });
const member = async () => {
  const [row] = await platform.db.select().from(members).where(eq(members.id, memberId));
  return row;
};
const setField = (name: string, is: Partial<RegisterField>) =>
  platform.db
    .update(registerFields)
    .set(is)
    .where(and(eq(registerFields.currency, 'USD'), eq(registerFields.name, name)));

test('what is given is changed, told to the member’s pages, and written down', async () => {
  const browser = await openSocket(platform.url);
  browser.subscribe(`private-member.${memberId}`, token);
  await browser.settle();
  await edit({ memberName: ' Ana Li ', memberTelegram: '@ana_li', memberBirthday: '1990-04-12' });
  await browser.next('profile.updated');
  browser.close();
  expect(await member()).toMatchObject({
    name: 'Ana Li',
    birthday: '1990-04-12',
    contacts: { telegram: '@ana_li' },
  });
  const [change] = await platform.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, `member ${memberId}`));
  expect(change).toMatchObject({
    operator: expect.stringMatching(/^fresh\d+ from .*127\.0\.0\.1$/),
    command: 'profile edit',
    before: { member_birthday: null, member_name: null, member_telegram: null },
    after: { member_birthday: '1990-04-12', member_name: 'Ana Li', member_telegram: '@ana_li' },
  });
  await edit({ memberName: 'Ana Li', memberTelegram: '' });
  expect((await member())?.contacts).toEqual({});
  expect((await platform.send('profile', {}, { token })).memberTelegram).toBeNull();
});

test('all of it is changed or none', async () => {
  expect(await codeOf(edit({ memberTelegram: '@ana_li', memberQq: 'a b' }))).toBe('301');
  expect((await member())?.contacts).toEqual({});
});

test('name, birthday and identity are set once', async () => {
  await edit({ memberName: 'Ana Li', memberBirthday: '1990-04-12', identityId: 'ab-1234' });
  for (const given of [
    { memberName: 'Ana Lee' },
    { memberBirthday: '1991-04-12' },
    { identityId: 'ab-9999' },
  ]) {
    expect(await codeOf(edit(given))).toBe('122');
  }
  expect(await dataOf(edit({ memberName: 'Ana Lee' }))).toEqual({ field: 'member_name' });
  expect(await codeOf(edit({ identityId: 'AB1234' }))).toBe('accepted');
  expect((await platform.send('profile', {}, { token })).newIdentityId).toBe('AB•••');
});

test('LINE and another contact are free texts, where the settings open them', async () => {
  for (const given of [{ memberLine: 'ana.line' }, { memberOthers: 'signal: ana' }]) {
    expect(await codeOf(edit(given))).toBe('121');
  }
  await setField('member_others', { isMemberCenter: true });
  await setField('member_line', { isMemberCenter: true });
  await edit({ memberLine: ' ana.line ', memberOthers: 'Signal:  ana ' });
  expect((await member())?.contacts).toEqual({ line: 'ana.line', others: 'Signal: ana' });
  await edit({ memberLine: '', memberOthers: '' });
  expect((await member())?.contacts).toEqual({});
});

test('two who set the name at once set it once', async () => {
  const outcomes = await Promise.all(
    ['Ana Li', 'Ben Li', 'Cai Li', 'Dan Li'].map((memberName) => codeOf(edit({ memberName }))),
  );
  expect(outcomes.filter((code) => code === 'accepted')).toHaveLength(1);
  expect(outcomes.filter((code) => code === '122')).toHaveLength(3);
});

test('a field that the settings keep out of the member centre is refused', async () => {
  await setField('member_skype', { isMemberCenter: false });
  expect(await codeOf(edit({ memberSkype: 'ana.li' }))).toBe('121');
  expect(await dataOf(edit({ memberSkype: 'ana.li' }))).toEqual({ field: 'member_skype' });
  await setField('member_skype', { isMemberCenter: true });
  expect(await codeOf(edit({ memberSkype: 'ana.li' }))).toBe('accepted');
});

test.each([
  [{ memberName: '<b>' }, '227'],
  [{ memberEmail: 'nowhere' }, '206'],
  [{ memberPhone: '12x4567' }, '209'],
  [{ memberBirthday: '1990-02-30' }, '400'],
  [{ memberBirthday: '2990-02-01' }, '400'],
  [{ identityId: '#' }, '400'],
  [{ memberEmail: '' }, '400'],
  [{ memberQq: 'x' }, '301'],
  [{ memberSkype: 'x' }, '302'],
  [{ memberWechat: 'x' }, '304'],
  [{ memberZalo: 'x' }, '305'],
  [{ memberFb: 'x' }, '306'],
  [{ memberTelegram: 'x' }, '307'],
  [{ memberWhatsApp: 'x' }, '308'],
  [{ memberEmail: 'player01@example.com' }, '105'],
  [{ memberPhone: '5550104' }, '104'],
])('%j is refused with %s', async (given, code) => {
  const before = await member();
  expect(await codeOf(edit(given))).toBe(code);
  expect(await member()).toEqual(before);
});

test('contacts are refused in words', async () => {
  expect(await wordsOf(edit({ memberQq: 'x' }))).toMatch(/5 to 50/);
});

test('what must be unique is: the name, the identity here and elsewhere, a handle in any case', async () => {
  await setField('member_name', { isUnique: true });
  await register({
    memberAccount: 'other1',
    memberName: 'Eve Moss',
    identityId: 'id-777',
    memberTelegram: 'Eve_Moss',
  });
  expect(await codeOf(edit({ memberName: 'Eve Moss' }))).toBe('103');
  expect(await codeOf(edit({ identityId: 'ID777' }))).toBe('114');
  expect(await codeOf(edit({ memberTelegram: 'eve_moss' }))).toBe('307');
  await register({ memberAccount: 'other2', memberCurrency: 'THB', identityId: 'id-888' });
  expect(await codeOf(edit({ identityId: 'ID888' }))).toBe('223');
  await setField('member_name', { isUnique: false });
});

test('a name in another form of Unicode is the same name, and is stored composed', async () => {
  await setField('member_name', { isUnique: true });
  await register({ memberAccount: 'other3', memberName: 'Ève Moß' });
  expect(await codeOf(edit({ memberName: 'ÈVE MOSS'.normalize('NFD') }))).toBe('103');
  expect(await codeOf(edit({ memberName: ' Zoë Moß '.normalize('NFD') }))).toBe('accepted');
  expect((await member())?.name).toBe('Zoë Moß');
  expect(await codeOf(edit({ memberName: 'zoë moss'.normalize('NFD') }))).toBe('accepted');
  expect(await codeOf(edit({ memberName: 'Zoe Moß' }))).toBe('122');
  expect((await member())?.name).toBe('Zoë Moß');
  await setField('member_name', { isUnique: false });
});

test('one’s own e-mail address may be written differently', async () => {
  const email = (await member())?.email?.toUpperCase() ?? '';
  expect(await codeOf(edit({ memberEmail: email, password: 'play1234' }))).toBe('accepted');
  expect((await member())?.email).toBe(email);
});

test('who is kept out of registration is kept out here, too', async () => {
  await platform.db.insert(registrationBlocks).values([
    { field: 'member_name', value: 'mallory moss' },
    { field: 'member_phone', value: '5559999' },
    { field: 'member_email', value: '@trash.example' },
  ]);
  expect(await codeOf(edit({ memberName: 'Mallory  Moss' }))).toBe('214');
  expect(await codeOf(edit({ memberPhone: '5559999' }))).toBe('215');
  expect(await codeOf(edit({ memberEmail: 'a@trash.example' }))).toBe('216');
});

test('an e-mail address or phone in the place of another needs the account’s password', async () => {
  const memberEmail = `new${newcomers}@example.com`;
  expect(await codeOf(edit({ memberPhone: `777000${newcomers}` }))).toBe('accepted');
  expect(await codeOf(edit({ memberPhone: `777100${newcomers}` }))).toBe('123');
  expect(await codeOf(edit({ memberEmail }))).toBe('123');
  expect(await codeOf(edit({ memberEmail, password: 'guess1234' }))).toBe('123');
  expect(await codeOf(edit({ memberEmail, password: 'play1234' }))).toBe('accepted');
  for (let tried = 0; tried < FAILURES_TO_LOCK; tried += 1) {
    await codeOf(edit({ memberEmail: 'x@example.com', password: 'guess1234' }));
  }
  expect(await codeOf(edit({ memberEmail: 'x@example.com', password: 'play1234' }))).toBe('124');
});

test('where the settings want it, a phone is proved by the code that was sent to it', async () => {
  await setField('member_phone', { isMemberCenterVerification: true });
  const memberPhone = `888000${newcomers}`;
  const ask = (phone: string) => platform.send('profileSms', { siteId: 1, memberPhone: phone }, { token });
  expect(await codeOf(edit({ memberPhone }))).toBe('113');
  expect(await codeOf(edit({ memberPhone, phoneVerify: '123456' }))).toBe('222');
  expect(await codeOf(ask(memberPhone))).toBe('accepted');
  const code = await codeSentTo(platform, memberPhone);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(await codeOf(edit({ memberPhone, phoneVerify: wrong }))).toBe('113');
  expect(await codeOf(edit({ memberPhone, phoneVerify: code }))).toBe('accepted');
  expect((await member())?.phone).toBe(memberPhone);
  expect(await codeOf(edit({ memberPhone, phoneVerify: code }))).toBe('accepted');
  await setField('member_phone', { isMemberCenterVerification: false });
});

test('codes are sent only to phones of ten digits where the site says so', async () => {
  const ask = (memberPhone: string) =>
    codeOf(platform.send('profileSms', { siteId: 1, memberPhone }, { token }));
  const [site] = await platform.db.select().from(sites);
  const { settings } = site!;
  await platform.db.update(sites).set({ settings: { ...settings, tenDigitPhones: true } });
  expect(await ask('5557001')).toBe('099');
  expect(await ask('55570012345')).toBe('099');
  expect(await ask('+1 555 700 1234')).toBe('accepted');
  await platform.db.update(sites).set({ settings });
  expect(await ask('5557001')).toBe('accepted');
});

test('codes are sent to phones of the member’s currency, seldom, and while there is credit', async () => {
  const ask = (memberPhone: string) =>
    codeOf(platform.send('profileSms', { siteId: 1, memberPhone }, { token }));
  expect(await ask(' ')).toBe('201');
  expect(await ask('12ab56')).toBe('099');
  expect(await ask('9990001')).toBe('accepted');
  expect(await ask('9990001')).toBe('102');
  await platform.db.update(registrationSettings).set({ smsCredit: 0 });
  expect(await ask('9990002')).toBe('103');
  await platform.db.update(registrationSettings).set({ smsCredit: 100, smsEnabled: false });
  expect(await ask('9990003')).toBe('104');
  await platform.db.update(registrationSettings).set({ smsEnabled: true });
});
