import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { createLobby } from '../harness/lobby.ts';
import { logInByWire } from '../harness/members.ts';
import { TAG } from '../harness/run.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, values?: Readonly<Record<string, string | number>>) =>
  text(`mf-member-center:${id}`, values);

test(
  'sets a limit and takes a break, which ends early nowhere',
  { tag: [TAG.proofOnDesktop, '@mf-member-center'] },
  async ({ lobby, page, platform }) => {
    await logInByWire(page, platform);
    await lobby.open('/user/Limits');
    const form = page.getByRole('form', { name: say('limits.form') });
    await form.getByLabel(say('wallet.amount')).fill('50');
    await form.getByRole('button', { name: say('limits.setAmount', { amount: '$50.00' }) }).click();
    const month = page.getByRole('progressbar', { name: new RegExp(say('limits.month')) });
    await expect(month).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, 'the limits');

    await lobby.open('/user/Breaks');
    await page.getByRole('button', { name: say('breaks.start') }).click();
    await lobby
      .question(say('breaks.timeOut'))
      .getByRole('button', { name: say('breaks.start') })
      .click();
    const began = say('breaks.now', { when: '#' }).split('#')[0] ?? '';
    await expect(page.getByText(began)).toBeVisible();
    await expectNoSideways(page);
    await expectAccessible(page, 'the breaks');
  },
);

test(
  'an exclusion ends the session in another tab, and the login then offers the records',
  { tag: ['@mf-member-center', '@mf-auth'] },
  async ({ lobby, page, context, platform, problems }) => {
    problems.expect(/^http 40[13] /);
    const person = await logInByWire(page, platform);
    const other = await context.newPage();
    const otherLobby = createLobby(other, false);
    await otherLobby.open();
    await expect(otherLobby.balance()).toBeVisible();

    await lobby.open('/user/Breaks');
    const form = page.getByRole('form', { name: say('breaks.exclude') });
    await form.getByLabel(say('account.password')).fill(person.password);
    await form.getByRole('button', { name: say('breaks.excludeNow') }).click();
    await lobby
      .question(say('breaks.exclude'))
      .getByRole('button', { name: say('breaks.excludeNow') })
      .click();
    await expect(otherLobby.balance()).toBeHidden();

    await otherLobby.openLogin();
    await otherLobby.fillLogin(person);
    await other.getByRole('button', { name: text('mf-auth:records.open') }).click();
    await expect(otherLobby.balance()).toBeVisible();
    await otherLobby.open('/user/Withdrawal');
    await expect(other.getByText(say('recordsOnly.text'))).toBeVisible();
  },
);
