import { callUrl, captcha, login } from '@tessera/wire';
import { registerPerson } from '../harness/members.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

/** What the login is sent with in place of what is right, and what the form then says; all codes are in login.codes.test.ts. */
const LOGINS = [
  { wrong: 'captcha', answer: '0000', says: text('mf-auth:verify_failed') },
  { wrong: 'password', password: 'play4321', says: text('mf-auth:login.account_error') },
  { wrong: 'account', account: 'nosuchplayer', says: text('mf-auth:login.account_error') },
] as const;

test(
  'shows the platform’s refusal at the login, and can be sent again',
  { tag: ['@mf-auth'] },
  async ({ lobby, page, platform, problems }) => {
    problems.expect(new RegExp(`^http 4\\d\\d POST .*${callUrl(login)}$`));
    const person = await registerPerson(platform);
    await lobby.open('/faq');
    const nextCaptcha = () => page.waitForResponse((response) => response.url().endsWith(callUrl(captcha)));
    const first = nextCaptcha();
    const form = await lobby.openLogin();
    await first;
    for (const { wrong, says, answer, ...change } of LOGINS.map((row) => ({ answer: undefined, ...row }))) {
      await test.step(wrong, async () => {
        const next = nextCaptcha();
        await lobby.fillLogin({ ...person, ...change }, answer);
        await expect(form.getByText(says)).toBeVisible();
        await next;
      });
    }
    await lobby.fillLogin(person);
    await expect(lobby.balance()).toBeVisible();
  },
);
