import type { Locator, Page } from '@playwright/test';
import {
  bonusGiveUp,
  bonusList,
  bonusOptIn,
  callUrl,
  newsDetail,
  promotionDetail,
  redEnvelope,
  rouletteSpin,
  signInClaim,
  type Call,
} from '@tessera/wire';
import { createApi } from '../harness/api.ts';
import { logInElsewhere, bringSession, registerPerson } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

/** No other journey has envelopes or wheels of this currency. */
const CURRENCY = 'RMB';
const LANGUAGES = [
  { path: '', locale: 'en_US' },
  { path: '/hi-IN', locale: 'hi_IN' },
] as const;
/** What a code that the remote does not know is shown by. */
const OWN = 'The server’s own words.';
const UNKNOWN_CODE = '500001';
const NO_SUCH_ID = 999_999;

/** A refusal: the message that is shown, or {@link OWN}. */
interface Row {
  readonly code: string;
  readonly says: string;
  /** Fields of the call that are changed on its way, by their wire names, so that the platform refuses it. */
  readonly change?: Readonly<Record<string, number>>;
}

/** Without a change the call is answered on its way: its event would have the page know before the press. */
const SPIN: readonly Row[] = [
  { code: '2093102', says: 'wheel.closed' },
  { code: UNKNOWN_CODE, says: OWN },
];
const ENVELOPE: readonly Row[] = [{ code: UNKNOWN_CODE, says: OWN }];
const SIGN_IN: readonly Row[] = [
  { code: '101', says: 'signin.pass' },
  { code: '102', says: 'signin.closed' },
];
const OPT_IN: readonly Row[] = [
  { code: '101', says: 'bonus.taken' },
  { code: '102', says: 'bonus.closed', change: { promotion_id: NO_SUCH_ID } },
  { code: '103', says: 'bonus.changed', change: { version: NO_SUCH_ID } },
];
const GIVE_UP: readonly Row[] = [{ code: '404', says: 'bonus.over', change: { id: NO_SUCH_ID } }];
const PAGES: readonly (Row & { readonly call: Call; readonly path: string })[] = [
  { code: '404', call: promotionDetail, path: `/discount/${NO_SUCH_ID}`, says: 'detail.none' },
  { code: '404', call: newsDetail, path: `/news/${NO_SUCH_ID}`, says: 'news.gone' },
];
/** Those of promotion-codes.spec.ts. */
const ELSEWHERE = { spin: ['2093101', '2093103', '2093104'], envelope: ['102'] };

test('has a row for each code of these calls', () => {
  const table: readonly (readonly [Call, readonly Row[], readonly string[]])[] = [
    [rouletteSpin, SPIN, ELSEWHERE.spin],
    [redEnvelope, ENVELOPE, ELSEWHERE.envelope],
    [signInClaim, SIGN_IN, []],
    [bonusOptIn, OPT_IN, []],
    [bonusGiveUp, GIVE_UP, []],
    ...PAGES.map((row) => [row.call, [row], []] as const),
  ];
  for (const [call, rows, elsewhere] of table) {
    const codes = rows.map(({ code }) => code).filter((code) => code !== UNKNOWN_CODE);
    expect([...codes, ...elsewhere].sort(), call.name).toEqual(Object.keys(call.codes).sort());
  }
});

/** Has the next calls refused by a row. */
async function refuseBy(page: Page, call: Call, { code, change }: Row): Promise<void> {
  await page.route(`**${callUrl(call)}`, (route) => {
    if (!change) return route.fulfill({ json: { code, message: OWN, data: null } });
    const body = { ...(route.request().postDataJSON() as object), ...change };
    return route.continue({ postData: JSON.stringify(body) });
  });
}

interface Pressed {
  readonly call: Call;
  readonly rows: readonly Row[];
  readonly say: (id: string) => string;
  /** Where the message is shown. */
  readonly part: Locator;
  readonly press: () => Promise<void>;
}

/** Has a press refused by each row, and looks for the words. */
async function expectRefusals(page: Page, { call, rows, say, part, press }: Pressed): Promise<void> {
  for (const row of rows) {
    await test.step(`${call.name} ${row.code}`, async () => {
      await refuseBy(page, call, row);
      const answered = page.waitForResponse(`**${callUrl(call)}`);
      await press();
      expect(await (await answered).json()).toMatchObject({ code: row.code });
      const words = row.says === OWN ? OWN : say(row.says);
      await expect(part.getByRole('alert').getByText(words)).toBeVisible();
      await page.unroute(`**${callUrl(call)}`);
    });
  }
}

for (const { path, locale } of LANGUAGES) {
  const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
    text(`mf-promotions:${id}`, values, locale);

  test(
    `shows every refusal of activities and bonuses in ${locale}`,
    { tag: [TAG.proofOnDesktop, '@mf-promotions'] },
    async ({ lobby, page, platform, problems }) => {
      // A code that the call does not have is reported.
      problems.expect(/^http 4\d\d /, new RegExp(`^report .*${OWN}`));
      const session = await logInElsewhere(platform, await registerPerson(platform, CURRENCY));
      await bringSession(page, session);
      await operate(
        'red-envelope start',
        ...['--currency', CURRENCY, '--amount', '100000', '--shares', '20', '--minutes', '30'],
      );
      await lobby.open(`${path}/faq`);
      const corner = page.getByRole('complementary', { name: say('corner.label') });
      await corner.getByRole('button', { expanded: false }).click();
      const dialogOf = async (title: string) => {
        await corner.getByRole('button', { name: new RegExp(`^${say(title)}`) }).click();
        return lobby.dialog(say(title));
      };
      const close = async (dialog: Locator) => {
        await dialog.getByRole('button', { name: say('close') }).click();
        await expect(dialog).toBeHidden();
      };

      const wheel = await dialogOf('wheel.title');
      const spin = () => wheel.getByRole('button', { name: say('wheel.spin'), exact: true }).click();
      await expectRefusals(page, { call: rouletteSpin, rows: SPIN, say, part: wheel, press: spin });
      await close(wheel);

      const envelope = await dialogOf('envelope.title');
      const open = () => envelope.getByRole('button', { name: say('envelope.open') }).click();
      await expectRefusals(page, { call: redEnvelope, rows: ENVELOPE, say, part: envelope, press: open });
      await close(envelope);

      const calendar = await dialogOf('signin.title');
      const collect = () => calendar.locator('[data-autofocus]').click();
      await expectRefusals(page, { call: signInClaim, rows: SIGN_IN, say, part: calendar, press: collect });
      await close(calendar);

      for (const { path: missing, says } of PAGES) {
        await lobby.open(path + missing);
        await expect(page.getByText(say(says))).toBeVisible();
      }

      await lobby.open(`${path}/discount/1`);
      const offer = page.getByRole('region', { name: say('bonus.title'), exact: true });
      const take = () => offer.getByRole('button').click();
      await expectRefusals(page, { call: bonusOptIn, rows: OPT_IN, say, part: offer, press: take });
      await take();
      await expect(offer.getByText(say('bonus.is.active'))).toBeVisible();

      const [bonus] = (await createApi(platform, session.token, locale).send(bonusList, {})).list;
      const title = say('bonus.giveUpTitle', { title: bonus?.title ?? '' });
      await lobby.open(`${path}/user/MyBonuses`);
      const main = page.getByRole('main');
      const giveUp = async () => {
        await main.getByRole('button', { name: title }).click();
        await lobby
          .question(title)
          .getByRole('button', { name: say('bonus.giveUp') })
          .click();
      };
      await expectRefusals(page, { call: bonusGiveUp, rows: GIVE_UP, say, part: main, press: giveUp });
    },
  );
}
