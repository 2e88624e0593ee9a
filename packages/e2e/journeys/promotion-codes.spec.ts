import type { Locator, Page } from '@playwright/test';
import { callUrl, redEnvelope, rouletteSpin, type Call } from '@tessera/wire';
import type { Lobby } from '../harness/lobby.ts';
import { registerPerson } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-promotions:${id}`, values);
/** Currencies that no other journey uses: wheels and envelopes are those of all their members. */
const currencyOf = (isPhone: boolean) => (isPhone ? 'NGN' : 'WON');

const setWheel = (currency: string, ...prizes: string[]) =>
  operate(
    'roulette set',
    ...['--currency', currency, '--draws', '1'],
    ...prizes.flatMap((prize) => ['--prize', prize]),
  );

const NO_SUCH_ID = 999_999;

/** Sends a call with another id than the page's, as if the page were out of date. */
async function outOfDate(page: Page, call: Call): Promise<void> {
  await page.route(`**${callUrl(call)}`, (route) => {
    const body = { ...(route.request().postDataJSON() as object), id: NO_SUCH_ID };
    return route.continue({ postData: JSON.stringify(body) });
  });
}

interface Row {
  readonly code: string;
  readonly call: Call;
  /** Brings the platform to the refusal; the dialog is open. */
  readonly provoke: (page: Page, dialog: Locator) => Promise<unknown>;
  readonly shown: (lobby: Lobby, dialog: Locator) => Locator;
}

const spin = (dialog: Locator) => dialog.getByRole('button', { name: say('wheel.spin'), exact: true });
const alert = (id: string) => (_: Lobby, dialog: Locator) => dialog.getByRole('alert').getByText(say(id));

const WHEEL: readonly (Row & { readonly prizes: readonly string[] })[] = [
  {
    code: '2093101',
    call: rouletteSpin,
    prizes: ['5000:1', '5000:1'],
    async provoke(_, dialog) {
      await spin(dialog).click();
      await expect(dialog.getByText(say('wheel.left', { count: 0 }))).toBeVisible();
    },
    shown: (lobby) => lobby.question(say('wheel.noDraws')),
  },
  {
    code: '2093103',
    call: rouletteSpin,
    prizes: ['5000:1:0', '5000:1:0'],
    provoke: () => Promise.resolve(),
    shown: alert('wheel.gone'),
  },
  {
    code: '2093104',
    call: rouletteSpin,
    prizes: ['5000:1', '5000:1'],
    provoke: (page) => outOfDate(page, rouletteSpin),
    shown: alert('wheel.changed'),
  },
];

async function logIn(page: Page, lobby: Lobby, platform: string, isPhone: boolean): Promise<Locator> {
  await lobby.open('/faq');
  await lobby.logIn(await registerPerson(platform, currencyOf(isPhone)));
  await lobby.open('/faq');
  await expect(lobby.balance()).toBeVisible();
  const corner = page.getByRole('complementary', { name: say('corner.label') });
  await corner.getByRole('button', { expanded: false }).click();
  return corner;
}

test(
  'says why the wheel does not turn, for each code',
  { tag: [TAG.proofOnPhone, '@mf-promotions'] },
  async ({ lobby, page, platform, problems, isPhone }) => {
    problems.expect(/^http 4\d\d POST .*\/roulette\//);
    const currency = currencyOf(isPhone);
    await setWheel(currency, '5000:1', '5000:1');
    const corner = await logIn(page, lobby, platform, isPhone);
    const dialog = lobby.dialog(say('wheel.title'));
    for (const { code, call, prizes, provoke, shown } of WHEEL) {
      await test.step(code, async () => {
        await setWheel(currency, ...prizes);
        await corner.getByRole('button', { name: new RegExp(`^${say('wheel.title')}`) }).click();
        await expect(spin(dialog)).toBeVisible();
        await provoke(page, dialog);
        const refused = page.waitForResponse((response) => response.url().endsWith(callUrl(call)));
        await spin(dialog).click();
        expect(await (await refused).json()).toMatchObject({ code });
        await expect(shown(lobby, dialog)).toBeVisible();
        await page.unrouteAll();
        const question = page.getByRole('button', { name: say('wheel.understood') });
        if (await question.isVisible()) await question.click();
        await dialog.getByRole('button', { name: say('close') }).click();
        await expect(dialog).toBeHidden();
      });
    }
    await test.step('2095101', async () => {
      await setWheel(currency, '5000:1', '5000:1');
      await corner.getByRole('button', { name: new RegExp(`^${say('wheel.title')}`) }).click();
      await expect(spin(dialog)).toBeVisible();
      await operate('roulette close', '--currency', currency);
      await expect(dialog.getByText(say('wheel.closed'))).toBeVisible();
    });
  },
);

test(
  'removes a red envelope that is gone',
  { tag: ['@mf-promotions'] },
  async ({ lobby, page, platform, problems, isPhone }) => {
    problems.expect(/^http 4\d\d POST .*\/red_envelope/);
    const currency = currencyOf(isPhone);
    const corner = await logIn(page, lobby, platform, isPhone);
    await operate(
      'red-envelope start',
      ...['--currency', currency, '--amount', '100000', '--shares', '20', '--minutes', '30'],
    );
    await corner.getByRole('button', { name: new RegExp(`^${say('envelope.title')}`) }).click();
    const dialog = lobby.dialog(say('envelope.title'));
    await outOfDate(page, redEnvelope);
    await dialog.getByRole('button', { name: say('envelope.open') }).click();
    await expect(dialog.getByRole('alert').getByText(say('envelope.gone'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: say('envelope.open') })).toBeHidden();
  },
);

test(
  'shows a draft to a guest with its address, and nothing by a changed one',
  { tag: [TAG.proofOnPhone, '@mf-promotions'] },
  async ({ lobby, page, problems }) => {
    problems.expect(/^http 4\d\d POST .*\/x\/preview/);
    const said = await operate(
      'promotions publish',
      ...['--art', 'loyalty', '--title', 'Under the lanterns', '--summary', 'Soon'],
      ...['--content', '<p>Bring a friend.</p>', '--draft'],
    );
    const address = /(\/discount\?preview=\S+)/.exec(said)?.[1] ?? '';
    const dialog = lobby.dialog(say('preview.title'));
    await lobby.open(address);
    await expect(dialog.getByText('Under the lanterns')).toBeVisible();
    await expect(dialog.getByText(say('preview.state.draft'))).toBeVisible();
    await lobby.open(`${address}x`);
    await expect(dialog.getByText(say('preview.invalid'))).toBeVisible();
    await lobby.open('/discount');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Under the lanterns')).toBeHidden();
  },
);
