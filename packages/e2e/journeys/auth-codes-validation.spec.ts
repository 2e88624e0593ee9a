import {
  doubleValidation,
  doubleValidationOf,
  doubleValidationSkip,
  login,
  transferReset,
  transferVerify,
} from '@tessera/wire';
import { TAG } from '../harness/run.ts';
import { createApiFrom } from '../harness/api.ts';
import { answeredCaptcha, DEVICE, logInElsewhere } from '../harness/members.ts';
import { operate } from '../harness/operator.ts';
import {
  ASKED,
  blocked,
  each,
  expectCodes,
  expectRefusals,
  leaveLocked,
  lockedFor,
  logIn,
  openForm,
  OWN_WORDS,
  reachStep,
  submit,
  test,
  TRANSFERRED,
  usePicture,
  type Row,
  type Visitor,
} from '../harness/refusals.ts';
import { expect } from '../harness/test.ts';

// One after the other: each closes a sample's account for a while.
test.describe.configure({ mode: 'default' });

test(
  'shows every refusal of the double validation',
  { tag: [TAG.proof, '@mf-auth'] },
  async ({ platform, visitors }) => {
    const ipNetwork = blocked();
    const network = await lockedFor(async (from) => {
      const api = createApiFrom(platform, from);
      const asked = doubleValidationOf(
        await logInElsewhere(platform, ASKED, from).catch((error: unknown) => error),
      );
      const { answer: captchaAnswer, captchaToken } = await answeredCaptcha(api, 1);
      const memberLoginId = asked?.memberLoginId ?? '';
      await api.send(doubleValidation, {
        ...DEVICE,
        memberLoginId,
        answer: 'No One',
        captchaAnswer,
        captchaToken,
      });
    });
    const again: readonly Row[] = [
      { code: '103', says: 'verify_failed', on: 'captcha', change: { captcha_answer: ' ' } },
      { code: '104', says: 'verify_failed', on: 'captcha', change: { captcha_token: 'none' } },
      { code: '105', says: 'verify_failed', on: 'captcha', change: { captcha_answer: '0000' } },
      { code: '106', says: 'login.ip_error', network: await ipNetwork },
      { code: '202', says: 'lock.double_validation', isLock: true, network },
      { code: '206', says: 'double.verify_failed', change: { answer: ' ' } },
      { code: '205', says: 'double.verify_failed' },
    ];
    const over: readonly Row[] = [
      { code: '998', says: 'double.double_validation_faild' },
      { code: '101', says: OWN_WORDS, change: { member_login_id: 'none' } },
      { code: '102', says: OWN_WORDS },
    ];
    expectCodes(doubleValidation, [...again, ...over]);
    const title = 'login.differentDevice.title';
    const answer = async (visitor: Visitor) => {
      const form = visitor.dialog(title);
      await form.locator('[data-autofocus]').fill('No One');
      await submit(visitor, form);
    };
    const reach = () => each(visitors, (visitor) => reachStep(visitor, ASKED, title));
    await each(visitors, (visitor) => openForm(visitor, 'login'));
    const first: Row = { code: '107', says: 'login.differentDevice.why' };
    await test.step('login 107', () =>
      expectRefusals(visitors, login, first, (visitor) => logIn(visitor, ASKED)));
    await each(visitors, (visitor) => usePicture(visitor, visitor.dialog(title)));
    for (const row of again) {
      await test.step(row.code, async () => {
        await expectRefusals(visitors, doubleValidation, row, answer);
        if (row.isLock) await leaveLocked(visitors, ASKED, title);
      });
    }
    await test.step('the last try', async () => {
      await expectRefusals(visitors, doubleValidation, again.at(-1)!, answer);
      await expectRefusals(visitors, doubleValidation, over[0]!, answer);
    });
    await reach();
    await test.step('101', () => expectRefusals(visitors, doubleValidation, over[1]!, answer));
    await reach();
    await test.step('skip 101', () => {
      const row: Row = { code: '101', says: 'double.account_error', change: { member_login_id: 'none' } };
      return expectRefusals(visitors, doubleValidationSkip, row, ({ say, dialog }) =>
        dialog(title)
          .getByRole('button', { name: say('double.skip') })
          .click(),
      );
    });
    await reach();
    await test.step('102', () =>
      withDisabled(ASKED.account, () => expectRefusals(visitors, doubleValidation, over[2]!, answer)));
  },
);

/** A sample is other journeys' too. */
async function withDisabled(account: string, act: () => Promise<void>): Promise<void> {
  await operate('members disable', '--member', account);
  try {
    await act();
  } finally {
    await operate('members enable', '--member', account);
  }
}

test(
  'shows every refusal of the transfer validation',
  { tag: [TAG.proof, '@mf-auth'] },
  async ({ platform, visitors }) => {
    const says = 'signup.error_verify_pls_reVerify';
    const proof = { memberEmail: 'player05@example.com', withdrawPassword: '1357' };
    const [ip, network] = await Promise.all([
      blocked(),
      lockedFor(async (from) => {
        const api = createApiFrom(platform, from);
        const wrong = { account: TRANSFERRED.account, ...proof, withdrawPassword: '0000' };
        await api.send(transferVerify, { ...wrong, ...(await answeredCaptcha(api, 1)) });
      }),
    ]);
    const verify: readonly Row[] = [
      { code: '101', says, change: { withdraw_password: '0000' } },
      { code: '201', says, change: { answer: '0000' } },
      { code: '202', says, change: { captcha_token: 'none' } },
      { code: '203', says: 'lock.proof', isLock: true, network },
      { code: '204', says, network: ip },
    ];
    const reset: readonly Row[] = [
      { code: '201', says, change: { password: 'letters' } },
      { code: '202', says, change: { password: TRANSFERRED.password } },
      { code: '203', says, network: ip },
      { code: '204', says, change: { password: 'letmein1' } },
      { code: '101', says, change: { token: 'none' } },
    ];
    const disabled: Row = { code: '102', says };
    expectCodes(transferVerify, [...verify, disabled]);
    expectCodes(transferReset, [...reset, disabled]);
    const title = 'login.transfer.title';
    const prove = async (visitor: Visitor) => {
      const form = visitor.dialog(title);
      await form.locator('[name=withdrawPassword]').fill(proof.withdrawPassword);
      await form.locator('[name=email]').fill(proof.memberEmail);
      await submit(visitor, form);
    };
    const choose = async (visitor: Visitor) => {
      const form = visitor.dialog(title);
      await form.locator('[name=password]').fill('fresh4321');
      await form.locator('[name=checkPassword]').fill('fresh4321');
      await submit(visitor, form);
    };
    const reachReset = () =>
      each(visitors, async (visitor) => {
        await prove(visitor);
        await expect(visitor.dialog(title).locator('[name=checkPassword]')).toBeVisible();
      });
    await each(visitors, async (visitor) => {
      await reachStep(visitor, TRANSFERRED, title);
      await usePicture(visitor, visitor.dialog(title));
    });
    for (const row of verify) {
      await test.step(`verify ${row.code}`, async () => {
        await expectRefusals(visitors, transferVerify, row, prove);
        if (row.isLock) await leaveLocked(visitors, TRANSFERRED, title);
      });
    }
    await reachReset();
    for (const row of reset)
      await test.step(`reset ${row.code}`, () => expectRefusals(visitors, transferReset, row, choose));
    await reachReset();
    await withDisabled(TRANSFERRED.account, async () => {
      await test.step('reset 102', () => expectRefusals(visitors, transferReset, disabled, choose));
      await test.step('verify 102', () => expectRefusals(visitors, transferVerify, disabled, prove));
    });
  },
);
