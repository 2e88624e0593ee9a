import { profileEdit, profileSms, proof } from '@tessera/wire';
import { createApi } from '../harness/api.ts';
import { createLobby } from '../harness/lobby.ts';
import { bringSession, logInElsewhere, registerPerson, SITE_ID } from '../harness/members.ts';
import { operateOn } from '../harness/operator.ts';
import {
  each,
  expectAllRefusals,
  lockedFor,
  openVisitors,
  OWN_WORDS,
  type Row,
} from '../harness/refusals.ts';
import { TAG } from '../harness/run.ts';
import { DRAWN_WHEN_ASKED, startTessera, type Tessera } from '../harness/tessera.ts';
import { test } from '../harness/test.ts';

const CURRENCY = 'USD';
const WRONG = 'wrong1234';
/** A number that has been sent a code, and one that has not. */
const PHONE = '5551234';
const OTHER_PHONE = '5556789';
const OPEN_FIELDS = [
  ...['member_name', 'member_birthday', 'identity_id', 'member_email', 'member_phone', 'member_telegram'],
  ...['member_whats_app', 'member_wechat', 'member_fb', 'member_zalo', 'member_skype', 'member_qq'],
];
const BIRTHDAY = '1990-04-12';

/** A site of its own: which fields are open, and who is kept out, would be in the way of other journeys. */
let tessera: Tessera;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  tessera = await startTessera({ ...DRAWN_WHEN_ASKED, TRUST_PROXY: 'loopback' }, {}, 'media-of-journeys');
});
test.afterAll(() => tessera.stop());

const operate = (command: string, ...options: string[]) => operateOn(tessera.dataDir, command, ...options);
const set = (field: string, ...is: string[]) =>
  operate('settings set', '--currency', CURRENCY, '--field', field, ...is);

/** A code whose text is shown at a field. */
const at = (code: string, on: string, says: string, change?: Row['change']): Row => ({
  code,
  on,
  says,
  change,
});

/** Opens the profile's fields but one, and has the site know, or keep out, what the rows give. @returns a taken address */
async function prepare(): Promise<string> {
  const { platform } = tessera;
  const [taken] = await Promise.all([
    registerPerson(platform, CURRENCY, { memberPhone: '5550199', identityId: 'ID-1000', memberName: 'Lan' }),
    registerPerson(platform, 'INR', { identityId: 'ID-2000' }),
    ...OPEN_FIELDS.map((field) => set(field, '--member-center', 'on')),
    set('member_line', '--member-center', 'off'),
    operate('registration-blocks add', '--name', 'Mallory'),
    operate('registration-blocks add', '--email', '@blocked.example'),
    operate('registration-blocks add', '--phone', '5559999999'),
  ]);
  await set('member_name', '--unique', 'on');
  await set('member_phone', '--member-center-verification', 'on');
  return taken.email;
}

async function createMember() {
  const person = await registerPerson(tessera.platform, CURRENCY, { memberBirthday: BIRTHDAY });
  const session = await logInElsewhere(tessera.platform, person);
  return { person, session, token: session.token };
}

/** Those of the fields, in an order in which the platform looks at them. */
function fieldRows(taken: string): readonly Row[] {
  const contact = (code: string, on: string, field: string) => at(code, on, OWN_WORDS, { [field]: 'a b' });
  return [
    { code: '120', says: 'edit.changed', change: { version: 999 } },
    { code: '121', says: 'edit.closed', change: { member_line: 'ana' } },
    { code: '122', says: 'edit.locked', change: { member_birthday: '1991-04-12' } },
    at('227', 'memberName', 'err.name', { member_name: 'R2D2' }),
    at('206', 'memberEmail', 'err.email', { member_email: 'no address' }),
    contact('301', 'memberQq', 'member_qq'),
    contact('302', 'memberSkype', 'member_skype'),
    contact('304', 'memberWechat', 'member_wechat'),
    contact('305', 'memberZalo', 'member_zalo'),
    contact('306', 'memberFb', 'member_fb'),
    contact('307', 'memberTelegram', 'member_telegram'),
    contact('308', 'memberWhatsApp', 'member_whats_app'),
    at('209', 'memberPhone', 'err.phone', { member_phone: '12ab5678' }),
    at('214', 'memberName', 'err.blocked', { member_name: 'Mallory' }),
    at('215', 'memberPhone', OWN_WORDS, { member_phone: '5559999999' }),
    at('216', 'memberEmail', 'err.blocked', { member_email: 'any@blocked.example' }),
    at('103', 'memberName', 'err.nameTaken', { member_name: 'Lan' }),
    at('104', 'memberPhone', 'err.phoneTaken', { member_phone: '5550199' }),
    at('105', 'memberEmail', 'err.emailTaken', { member_email: taken }),
    at('114', 'identityId', 'err.identityTaken', { identity_id: 'ID-1000' }),
    at('223', 'identityId', 'err.identityTaken', { identity_id: 'ID-2000' }),
  ];
}

test(
  'shows every refusal of a change of the profile',
  { tag: [TAG.proof, '@mf-member-center'] },
  async ({ browser, problems }) => {
    const { platform, site } = tessera;
    const taken = await prepare();
    const visitors = await openVisitors(browser, problems, site, 'mf-member-center');
    const members = await Promise.all(visitors.map(createMember));
    const network = await lockedFor((from) =>
      Promise.all(
        members.map(({ token }) =>
          createApi(platform, token, 'en_US', from)
            .send(proof, { password: WRONG })
            .catch((error: unknown) => error),
        ),
      ),
    );
    await createApi(platform, members[0]!.token).send(profileSms, { siteId: SITE_ID, memberPhone: PHONE });
    await each(visitors, async ({ page, path, say }) => {
      const { person, session } = members[visitors.findIndex((one) => one.page === page)]!;
      await bringSession(page, session);
      await createLobby(page, false).open(`${path}/user/Info`);
      await page.getByRole('button', { name: say('edit.start'), exact: true }).click();
      await page.locator('[name=memberEmail]').fill(`new-${person.email}`);
      await page.locator('[name=memberPhone]').fill(PHONE);
      await page.locator('[name=phoneVerify]').fill('000000');
      await page.locator('[name=password]').fill(person.password);
    });
    const rows: readonly Row[] = [
      ...fieldRows(taken),
      at('123', 'password', 'err.password', { password: WRONG }),
      at('113', 'phoneVerify', 'err.codeWrong'),
      at('222', 'phoneVerify', 'err.codeUnknown', { member_phone: OTHER_PHONE }),
      { code: '124', says: 'lock.password', isLock: true, network },
    ];
    await expectAllRefusals(visitors, profileEdit, rows, ({ page, say }) =>
      page.getByRole('button', { name: say('save'), exact: true }).click(),
    );
    await each(visitors, ({ page }) => page.context().close());
  },
);
