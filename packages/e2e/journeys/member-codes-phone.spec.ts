import { profileSms } from '@tessera/wire';
import { createApi } from '../harness/api.ts';
import { createLobby } from '../harness/lobby.ts';
import { bringSession, logInElsewhere, registerPerson, SITE_ID } from '../harness/members.ts';
import { operateOn } from '../harness/operator.ts';
import { each, expectCodes, expectRefusals, openVisitors, type Row } from '../harness/refusals.ts';
import { TAG } from '../harness/run.ts';
import { DRAWN_WHEN_ASKED, startTessera, type Tessera } from '../harness/tessera.ts';
import { test } from '../harness/test.ts';

const PHONE = '5551234';

/** A site of its own: whether it sends messages, and how many are paid for, would be in the way of other journeys. */
let tessera: Tessera;
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  tessera = await startTessera(DRAWN_WHEN_ASKED, {}, 'media-of-journeys');
});
test.afterAll(() => tessera.stop());

const operate = (command: string, ...options: string[]) => operateOn(tessera.dataDir, command, ...options);

test(
  'shows every refusal of a code to a new phone',
  { tag: [TAG.proof, '@mf-member-center'] },
  async ({ browser, problems }) => {
    const { platform, site } = tessera;
    const field = ['--currency', 'USD', '--field', 'member_phone'];
    await operate('settings set', ...field, '--member-center', 'on', '--member-center-verification', 'on');
    const visitors = await openVisitors(browser, problems, site, 'mf-member-center');
    const [first] = await Promise.all(
      visitors.map(async ({ page, path, say }) => {
        const session = await logInElsewhere(platform, await registerPerson(platform));
        await bringSession(page, session);
        await createLobby(page, false).open(`${path}/user/Info`);
        await page.getByRole('button', { name: say('edit.start'), exact: true }).click();
        await page.locator('[name=memberPhone]').fill(PHONE);
        return createApi(platform, session.token);
      }),
    );
    const rows: readonly (Row & { readonly before?: () => Promise<unknown> })[] = [
      { code: '099', says: 'err.phoneUnknown', change: { member_phone: '12ab5678' } },
      { code: '201', says: 'err.required', change: { member_phone: ' ' } },
      { code: '104', says: 'sms.service', before: () => operate('registration set', '--sms', 'off') },
      {
        code: '103',
        says: 'sms.away',
        before: () => operate('registration set', '--sms', 'on', '--sms-credit', '0'),
      },
      {
        code: '102',
        says: 'sms.wait',
        async before() {
          await operate('registration set', '--sms-credit', '100');
          await first?.send(profileSms, { siteId: SITE_ID, memberPhone: PHONE });
        },
      },
    ];
    expectCodes(profileSms, rows);
    for (const row of rows) {
      await test.step(row.code, async () => {
        await row.before?.();
        await expectRefusals(visitors, profileSms, row, ({ page, say }) =>
          page.getByRole('button', { name: say('sms.send'), exact: true }).click(),
        );
      });
    }
    await each(visitors, ({ page }) => page.context().close());
  },
);
