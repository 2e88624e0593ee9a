import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { bankAccountAdd, editWithdrawPassword, responsibleExclude } from '@tessera/wire';
import { createApi } from '../harness/api.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import type { Lobby } from '../harness/lobby.ts';
import { logInByWire, logInElsewhere, registerPerson, type Person } from '../harness/members.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-member-center:${id}`, values);
const TAGS = { tag: [TAG.proofOnPhone, '@mf-member-center', '@mf-auth'] };
/** The login that is refused, and calls that a records-only session does not have. */
const REFUSED = /^http 40[13] /;
const DIGITS = '2468';

interface Visitor {
  readonly page: Page;
  readonly lobby: Lobby;
  readonly isPhone: boolean;
}

/**
 * Logs in by the form, whose refusal offers the records.
 * @returns the page with the withdrawal: a window of its own on the desktop
 */
async function enterRecords({ page, lobby, isPhone }: Visitor, person: Person): Promise<Page> {
  await lobby.openLogin();
  await lobby.fillLogin(person);
  const open = page.getByRole('button', { name: text('mf-auth:records.open') });
  const [opened] = await Promise.all([isPhone ? page : page.waitForEvent('popup'), open.click()]);
  await expect(opened).toHaveURL('/user/Withdrawal');
  await expect(opened.getByText(say('recordsOnly.text'))).toBeVisible();
  return opened;
}

/** The member's entries, with the welcome money. */
async function expectRecords(page: Page, lobby: Lobby): Promise<void> {
  await lobby.open('/user/Transaction');
  await page.getByRole('tab', { name: say('history.cash') }).click();
  await expect(page.getByRole('table', { name: say('history.cash') })).toContainText(say('cash.welcome'));
}

test(
  'an excluded member (103) enters the records, withdraws, and is offered no game',
  TAGS,
  async ({ lobby, page, platform, problems, isPhone }) => {
    problems.expect(REFUSED);
    const person = await registerPerson(platform);
    const api = createApi(platform, (await logInElsewhere(platform, person)).token);
    await api.send(editWithdrawPassword, { password: person.password, withdrawPassword: DIGITS });
    await api.send(bankAccountAdd, {
      bankName: 'First Bank',
      holderName: 'Ana Li',
      accountNumber: String(randomInt(10 ** 9, 10 ** 10)),
      branchCode: '021000021',
      withdrawPassword: DIGITS,
    });
    await api.send(responsibleExclude, { length: '6_months', password: person.password });

    await lobby.open();
    const centre = await enterRecords({ page, lobby, isPhone }, person);
    await expectNoSideways(centre);
    await expectAccessible(centre, 'a withdrawal of a records-only session');
    await centre.getByRole('textbox', { name: say('wallet.amount') }).fill('120');
    await centre.getByLabel(say('info.withdrawPassword')).fill(DIGITS);
    await centre.getByRole('button', { name: say('withdrawal.doAmount', { amount: '$120.00' }) }).click();
    await expect(centre.getByRole('list', { name: say('payment.withdrawal'), exact: true })).toContainText(
      say('withdrawal.review'),
    );
    await expectRecords(page, lobby);

    await lobby.open();
    await expect(lobby.balance()).toBeVisible();
    await expect(lobby.shelf(text('mf-lobby:shelf.hot'))).toBeHidden();
    await lobby.open('/discount');
    await expect(page.getByText(text('mf-promotions:list.empty'))).toBeVisible();
  },
);

test(
  'a member who has closed the account (102) enters its records',
  TAGS,
  async ({ lobby, page, platform, problems, isPhone }) => {
    problems.expect(REFUSED);
    const person = await logInByWire(page, platform);
    await lobby.open('/user/Data');
    await page.getByRole('button', { name: say('close.start') }).click();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: say('close.confirm') }).click();
    await expect(lobby.balance()).toBeHidden();

    await lobby.open();
    await enterRecords({ page, lobby, isPhone }, person);
    await expectRecords(page, lobby);
  },
);
