import type { Locator, Page } from '@playwright/test';
import {
  bonusGiveUp,
  bonusList,
  bearer,
  bonusOptIn,
  callUrl,
  HEADERS,
  newsDetail,
  promotionDetail,
  redEnvelope,
  responsibleTimeOut,
  rouletteSpin,
  signInClaim,
  type Call,
} from '@tessera/wire';
import { createApi } from '../harness/api.ts';
import {
  logInElsewhere,
  bringSession,
  registerPerson,
  registerSession,
  SITE_ID,
} from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

/** No other journey has envelopes or wheels of this currency. */
const CURRENCY = 'RMB';
const CURRENCY_WITHOUT_WHEEL = 'GP';
const LANGUAGES = [
  { path: '', locale: 'en_US' },
  { path: '/hi-IN', locale: 'hi_IN' },
] as const;
/** What a code that the remote does not know is shown by. */
const OWN = 'The server’s own words.';
const UNKNOWN_CODE = '500001';
const NO_SUCH_ID = 999_999;
/** A promotion of the sample site that has a bonus. */
const BONUS_PROMOTION = 1;

/** Members of whom the platform refuses what the page offers. */
interface Others {
  /** Has no wheel. */
  readonly wheelless: string;
  /** Has signed in today, and taken the bonus. */
  readonly served: string;
  /** Takes a time-out: nothing is offered. */
  readonly resting: string;
}

/** A refusal: the message that is shown, or {@link OWN}. */
interface Row {
  readonly code: string;
  readonly says: string;
  /** Fields of the call that are changed on its way, by their wire names, so that the platform refuses it. */
  readonly change?: Readonly<Record<string, number>>;
  /** Whose call it becomes on its way. */
  readonly as?: keyof Others;
}

/** A row without either is answered on its way: its code is none of the platform's. */
const SPIN: readonly Row[] = [
  { code: '2093102', says: 'wheel.closed', as: 'wheelless' },
  { code: UNKNOWN_CODE, says: OWN },
];
const ENVELOPE: readonly Row[] = [{ code: UNKNOWN_CODE, says: OWN }];
const SIGN_IN: readonly Row[] = [
  { code: '101', says: 'signin.pass', as: 'served' },
  { code: '102', says: 'signin.closed', as: 'resting' },
];
const OPT_IN: readonly Row[] = [
  { code: '101', says: 'bonus.taken', as: 'served' },
  { code: '102', says: 'bonus.closed', change: { promotion_id: NO_SUCH_ID } },
  { code: '103', says: 'bonus.changed', change: { version: NO_SUCH_ID } },
];
const GIVE_UP: readonly Row[] = [{ code: '404', says: 'bonus.over', change: { id: NO_SUCH_ID } }];
/** The shell's error screen says it, in both of its languages. */
const NOT_FOUND = 'Page Not Found';
const PAGES: readonly (Row & { readonly call: Call; readonly path: string })[] = [
  { code: '404', call: promotionDetail, path: `/discount/${NO_SUCH_ID}`, says: NOT_FOUND },
  { code: '404', call: newsDetail, path: `/news/${NO_SUCH_ID}`, says: NOT_FOUND },
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
async function refuseBy(page: Page, call: Call, { code, change, as }: Row, others: Others) {
  await page.route(`**${callUrl(call)}`, async (route) => {
    if (!change && !as) return route.fulfill({ json: { code, message: OWN, data: null } });
    const request = route.request();
    const headers = {
      ...(await request.allHeaders()),
      ...(as && { [HEADERS.authorization.toLowerCase()]: bearer(others[as]) }),
    };
    const sent = request.postDataJSON() as object;
    return route.continue({ headers, postData: JSON.stringify({ ...sent, ...change }) });
  });
}

async function createOthers(platform: string): Promise<Others> {
  const [wheelless, served, resting] = await Promise.all([
    registerSession(platform, CURRENCY_WITHOUT_WHEEL),
    registerSession(platform, CURRENCY),
    registerSession(platform, CURRENCY),
  ]);
  await createApi(platform, resting.token).send(responsibleTimeOut, { length: '24_hours' });
  await operate('roulette close', '--currency', CURRENCY_WITHOUT_WHEEL).catch((error: unknown) => {
    // The journey in the other language has closed it.
    if (!String(error).includes('No wheel runs')) throw error;
  });
  const api = createApi(platform, served.token);
  const shown = { siteId: SITE_ID, currency: CURRENCY, language: 'en_US', id: BONUS_PROMOTION } as const;
  const { promotion } = await api.send(promotionDetail, shown);
  await api.send(bonusOptIn, { promotionId: BONUS_PROMOTION, version: promotion.offer?.version ?? 0 });
  return { wheelless: wheelless.token, served: served.token, resting: resting.token };
}

interface Pressed {
  readonly call: Call;
  readonly rows: readonly Row[];
  readonly say: (id: string) => string;
  /** Where the message is shown. */
  readonly part: Locator;
  readonly press: () => Promise<void>;
  readonly others: Others;
}

/** Has a press refused by each row, and looks for the words. */
async function expectRefusals(page: Page, { call, rows, say, part, press, others }: Pressed): Promise<void> {
  for (const row of rows) {
    await test.step(`${call.name} ${row.code}`, async () => {
      await refuseBy(page, call, row, others);
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
      const others = await createOthers(platform);
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
      await expectRefusals(page, { call: rouletteSpin, rows: SPIN, say, part: wheel, press: spin, others });
      await close(wheel);

      const envelope = await dialogOf('envelope.title');
      const open = () => envelope.getByRole('button', { name: say('envelope.open') }).click();
      await expectRefusals(page, {
        call: redEnvelope,
        rows: ENVELOPE,
        say,
        part: envelope,
        press: open,
        others,
      });
      await close(envelope);

      const calendar = await dialogOf('signin.title');
      // Not earlier: a day of the site may have ended since.
      await createApi(platform, others.served).send(signInClaim, {});
      const collect = () => calendar.locator('[data-autofocus]').click();
      await expectRefusals(page, {
        call: signInClaim,
        rows: SIGN_IN,
        say,
        part: calendar,
        press: collect,
        others,
      });
      await close(calendar);

      for (const { path: missing, says } of PAGES) {
        await lobby.open(path + missing);
        await expect(page.getByRole('main')).toContainText(missing);
        await expect(page).toHaveTitle(says);
      }

      await lobby.open(`${path}/discount/${BONUS_PROMOTION}`);
      const offer = page.getByRole('region', { name: say('bonus.title'), exact: true });
      const take = () => offer.getByRole('button').click();
      await expectRefusals(page, { call: bonusOptIn, rows: OPT_IN, say, part: offer, press: take, others });
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
      await expectRefusals(page, {
        call: bonusGiveUp,
        rows: GIVE_UP,
        say,
        part: main,
        press: giveUp,
        others,
      });
    },
  );
}
