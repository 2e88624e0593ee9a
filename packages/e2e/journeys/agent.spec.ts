import type { Locator, Page } from '@playwright/test';
import { agentDownline, agentLinks, agentTransfers, editWithdrawPassword, myCash } from '@tessera/wire';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { createLobby, type Lobby } from '../harness/lobby.ts';
import { apiOf, logInByWire, newPerson, registerPerson, type Person } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import { payByCard } from '../harness/payments.ts';
import { createPlayer, type Player } from '../harness/player.ts';
import { TAG } from '../harness/run.ts';
import { expectSettled } from '../harness/settled.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-agent:${id}`, values);
const ON_DESKTOP = { tag: [TAG.proofOnPhone, '@mf-agent'] };
const ON_PHONE = { tag: [TAG.proofOnDesktop, '@mf-agent'] };
const DIGITS = '2468';

const titleOf = (page: Page, id: string): Locator =>
  page.getByRole('heading', { level: 1, name: say(id), exact: true });
const menuLink = (page: Page, id: string): Locator =>
  page
    .getByRole('navigation', { name: say('menu'), exact: true })
    .getByRole('link', { name: say(id), exact: true });

async function seen(page: Page, name: string): Promise<void> {
  await expectNoSideways(page);
  await expectAccessible(page, name);
}

/** Returns the number of the account's application, as the operator's list has it. */
async function applicationOf({ account }: Person): Promise<string> {
  const lines = (await operate('agents applications')).split('\n');
  const line = lines.find((one) => one.includes(account));
  const id = line && /^\d+/.exec(line)?.[0];
  if (!id) throw new Error(`${account} has no application that waits`);
  return id;
}

async function apply(page: Page): Promise<void> {
  await page.getByLabel(say('register.contact'), { exact: true }).fill('5550199');
  await page.getByLabel(say('register.intention'), { exact: true }).fill('I write about games.');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: say('register.send'), exact: true }).click();
  await expect(page.getByText(say('register.pending'))).toBeVisible();
}

/** Makes the member of this page an agent. */
async function becomeAgent(lobby: Lobby, page: Page, person: Person): Promise<void> {
  await lobby.open('/proxy?page=Register');
  await apply(page);
  await operate('agents approve', '--id', await applicationOf(person));
}

/** Plays a round that is lost. @param stake in the member's currency */
async function loseRound(game: Player, stake: string): Promise<void> {
  const settle = await game.openRound({ stake, payout: '0' });
  await settle();
  await game.leave();
}

test('shows a guest the programme, and asks for a login to apply', ON_DESKTOP, async ({ lobby, page }) => {
  await lobby.open('/proxy');
  await expect(page.getByRole('heading', { name: say('plan.levelsTitle') })).toBeVisible();
  await menuLink(page, 'agreement.title').click();
  await expect(page).toHaveURL('/proxy/Agreement');
  await expect(titleOf(page, 'agreement.title')).toBeVisible();
  await expect(page).toHaveTitle(say('agreement.title'));
  await seen(page, 'the agreement');
  await lobby.open('/proxy?page=Register');
  await expect(
    page.getByRole('main').getByRole('button', { name: say('guest.login'), exact: true }),
  ).toBeVisible();
  await seen(page, 'the login before an application');
  await lobby.open('/proxy/Transfer');
  await expect(page).toHaveURL('/proxy/Plan');
});

test('refuses an application, and says why', ON_PHONE, async ({ lobby, page, platform }) => {
  const person = await logInByWire(page, platform);
  await lobby.open('/proxy');
  await expect(titleOf(page, 'apply.title')).toBeVisible();
  await page.getByRole('button', { name: say('register.send'), exact: true }).click();
  await expect(page.getByText(say('register.err_agree'))).toBeVisible();
  await expect(page.getByLabel(say('register.contact'), { exact: true })).toBeFocused();
  await seen(page, 'the application');
  await apply(page);
  await operate('agents reject', '--id', await applicationOf(person), '--reason', 'Too few players');
  // Without a reload.
  await expect(page.getByText(say('register.reason', { reason: 'Too few players' }))).toBeVisible();
  await expect(page.getByRole('button', { name: say('register.send'), exact: true })).toBeVisible();
});

test(
  'leads from the application to the first link, a registration by it, play, its figures and a transfer',
  ON_DESKTOP,
  async ({ lobby, page, platform, browser, baseURL, isMobile, problems }) => {
    const person = await logInByWire(page, platform);

    await test.step('applies, and becomes an agent', async () => {
      await becomeAgent(lobby, page, person);
      // Without a reload.
      await expect(titleOf(page, 'downline.title')).toBeVisible();
      await expect(page).toHaveURL('/proxy/DownlineInfo');
      await expect(page.getByText(say('downline.empty'))).toBeVisible();
      await seen(page, 'an empty downline');
    });

    await test.step('creates a link, and switches it off and on', async () => {
      await page.getByRole('link', { name: say('downline.toLinks'), exact: true }).click();
      await expect(titleOf(page, 'promotion.title')).toBeVisible();
      await page.getByLabel(say('promotion.campaign'), { exact: true }).fill('Spring');
      await page.getByRole('button', { name: say('promotion.create'), exact: true }).click();
      await page.getByRole('button', { name: say('filter.details', { name: 'Spring' }) }).click();
      await page.getByRole('button', { name: `${say('promotion.switchOff')}: Spring` }).click();
      await page.getByRole('button', { name: `${say('promotion.switchOn')}: Spring` }).click();
      await expect(page.getByRole('button', { name: `${say('promotion.switchOff')}: Spring` })).toBeVisible();
      await expect(page.getByRole('img', { name: say('promotion.qr') }).first()).toBeVisible();
      await seen(page, 'the links');
    });

    const api = await apiOf(page, platform);
    const { list: links } = await api.send(agentLinks, {});
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await problems.watch(context);
    const playerPage = await context.newPage();
    const player = createLobby(playerPage, isMobile);

    await test.step('a visitor registers by the link, and the open page counts it', async () => {
      const { pathname, search } = new URL(links[0]?.url ?? '', baseURL);
      await player.open(`${pathname}${search}`);
      const introducer = player
        .dialog(text('mf-auth:signup.title'))
        .getByLabel(text('mf-auth:signup.introducer'));
      await expect(introducer).toHaveValue(links[0]?.code ?? '');
      await player.open('/');
      await player.register(newPerson());
      const cells = page.getByRole('row').filter({ hasText: 'Spring' }).first();
      // One registration, no first deposit; without a reload.
      await expect(cells).toContainText(/1\s*0 · \$0\.00/);
    });

    await lobby.open('/proxy/DownlineInfo');
    const today = new Date().toISOString().slice(0, 10);
    const { list } = await api.send(agentDownline, { from: today, to: today });
    const member = list[0];
    if (!member) throw new Error('the registration is not in the downline');
    const row = page.getByRole('row').filter({ hasText: member.account });
    await expect(row).toBeVisible();
    await row.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('treegrid').getByText(say('downline.lastPlay')).last()).toBeVisible();
    await seen(page, 'the downline');

    const [token = '', memberId = ''] = await playerPage.evaluate(() =>
      ['token', 'member_id'].map((key) => localStorage.getItem(key) ?? ''),
    );
    const playerApi = await apiOf(playerPage, platform);
    const { cash: welcomeMoney } = await playerApi.send(myCash, {});
    await test.step('figures move on the open page while the member pays', async () => {
      await expect(row).toContainText('$0.00');
      await payByCard(playerPage, playerApi, '20');
      await expect(row, 'without a reload').toContainText('$20.00');
    });

    const site = { site: baseURL ?? '', platform, dataDir: process.env['SITE_DATA_DIR'] ?? '' };
    const game = await createPlayer(site, { token, memberId: Number(memberId) });
    await test.step('stakes and net revenue move on the open page while the member plays', async () => {
      await expect(row).toContainText(say('downline.never'));
      // Agents earn nothing of welcome money, which a stake uses up first.
      await loseRound(game, (Number(welcomeMoney) + 5).toFixed(2));
      // Deposits and stakes, then net revenue in the last figure.
      await expect(row, 'without a reload').toContainText(/\$20\.00\s*\$5\.00.*\$5\.00/);
      await expect(row).not.toContainText(say('downline.never'));
    });

    await test.step('the open table by period moves while the member plays', async () => {
      await lobby.open('/proxy/OperationTable?by=month');
      const table = page.getByRole('region', { name: say('operations.title') });
      const total = table.locator('tfoot');
      const stakes = total.locator(`[data-label="${say('figure.turnover')}"]`);
      const netRevenue = total.locator(`[data-label="${say('figure.netRevenue')}"]`);
      await expect(stakes).toHaveText('$5.00');
      await loseRound(game, '2');
      await expect(stakes, 'without a reload').toHaveText('$7.00');
      await expect(netRevenue).toHaveText('$7.00');
      game.close();
    });

    await test.step('shows the figures by period and by level', async () => {
      await lobby.open('/proxy/OperationTable?by=month');
      await expect(page.getByRole('region', { name: say('operations.title') })).toBeVisible();
      await seen(page, 'the table by period');
      await lobby.open('/proxy/StratifiedTable');
      const levels = page.getByRole('region', { name: say('strata.title') });
      await expect(levels.getByText(say('figure.levelName', { level: 1 }), { exact: true })).toBeVisible();
      await seen(page, 'the table by level');
      await lobby.open('/proxy/PerformanceSettlement');
      await expect(page.getByText(say('settlement.empty'))).toBeVisible();
      await seen(page, 'no statements');
    });

    await test.step('transfers to the member, with a receipt', async () => {
      await api.send(editWithdrawPassword, { password: person.password, withdrawPassword: DIGITS });
      await lobby.open(`/proxy/Transfer?member=${member.id}`);
      const form = page.getByRole('form', { name: say('transfer.new') });
      await expect(
        form.getByText(say('transfer.found', { account: member.account, number: member.id, level: 1 })),
      ).toBeVisible();
      await form.getByLabel(say('transfer.amount'), { exact: true }).fill('5');
      await form.getByLabel(say('transfer.digits'), { exact: true }).fill(DIGITS);
      await seen(page, 'the transfer');
      await form.getByRole('button', { name: say('transfer.continue'), exact: true }).click();
      const question = lobby.question(say('transfer.confirmTitle'));
      await expect(question).toContainText(
        say('transfer.confirm', { amount: '$5.00', from: person.account, to: member.account }),
      );
      await question
        .getByRole('button', { name: say('transfer.do', { amount: '$5.00' }), exact: true })
        .click();
      await expect(
        page.getByText(say('transfer.done', { amount: '$5.00', to: member.account })),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: say('transfer.receipt') })).toBeVisible();
      await seen(page, 'the receipt');
    });

    await test.step('shows the receiver the same reference, and who sent it', async () => {
      const [given] = (await api.send(agentTransfers, {})).list;
      await expect(page.getByText(given?.reference ?? '', { exact: true }).first()).toBeVisible();
      await player.open('/user/Transaction?view=cash&kind=agent_transfer');
      await playerPage.getByRole('button', { name: /^Details: / }).click();
      await expect(playerPage.getByText(given?.reference ?? '', { exact: true })).toBeVisible();
      const shown = `${person.account.slice(0, 2)}•••${person.account.slice(-2)} (`;
      await expect(playerPage.getByText(shown)).toBeVisible();
      await context.close();
    });

    await test.step('says that the agent is suspended', async () => {
      await operate('agents suspend', '--member', person.account, '--reason', 'Links on a banned site');
      await lobby.open('/proxy');
      await expect(
        page.getByText(say('register.reason', { reason: 'Links on a banned site' })),
      ).toBeVisible();
      await seen(page, 'a suspended agent');
    });
  },
);

/** More rows than a window has room for. */
const PLAYERS = 16;

test('returns by Back to the place in the downline', ON_PHONE, async ({ lobby, page, platform }) => {
  const person = await logInByWire(page, platform);
  await becomeAgent(lobby, page, person);
  const introducer = await page.evaluate(() => localStorage.getItem('member_id') ?? '');
  for (let count = 0; count < PLAYERS; count += 2)
    await Promise.all([0, 1].map(() => registerPerson(platform, 'USD', { introducer })));
  await lobby.open('/proxy/DownlineInfo');
  const rows = page.getByRole('treegrid').locator('tr[data-id]');
  await expect(rows).toHaveCount(PLAYERS);
  await rows.last().focus();
  await page.keyboard.press('Enter');
  const transfer = page.getByRole('treegrid').getByRole('link', { name: say('transfer.title') });
  await transfer.scrollIntoViewIfNeeded();
  await expectSettled(page);
  const top = () => rows.last().evaluate((row) => Math.round(row.getBoundingClientRect().top));
  const before = await top();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);

  await transfer.click();
  await expect(titleOf(page, 'transfer.title')).toBeVisible();
  await page.goBack();
  await expect(transfer).toBeVisible();
  await expect.poll(top).toBe(before);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(transfer).toBeVisible();
  await expect.poll(top).toBe(before);
});
