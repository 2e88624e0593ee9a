import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
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
