import { codeOf, formsOf } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';
import { until } from '../testing/until.ts';
import { startMailServer, startSmsGateway, type MailServer, type SmsGateway } from './servers.fixture.ts';

let platform: TestPlatform;
let mail: MailServer;
let gateway: SmsGateway;
beforeAll(async () => {
  [mail, gateway] = await Promise.all([startMailServer(), startSmsGateway()]);
  platform = await startTestPlatform({
    smtp: { url: mail.url, from: 'no-reply@example.com' },
    smsGateway: { url: gateway.url, key: 'a key' },
  });
});
afterAll(async () => {
  await platform.close();
  await Promise.all([mail.close(), gateway.close()]);
});

/** Waits until something has arrived. */
async function arrived<T>(received: readonly T[]): Promise<T> {
  await until(() => received.length > 0);
  return received[0] as T;
}

test('codes of a running platform leave by the mail server and by the SMS gateway', async () => {
  const forms = formsOf(platform);
  const { memberAccount: account } = await forms.register({ memberPhone: '5550188' });
  const memberEmail = `${account}@example.com`;
  await platform.send('passwordForgot', { account, memberEmail, siteId: 1, ...(await forms.captcha(1)) });
  const { to, data } = await arrived(mail.received);
  expect(to).toBe(memberEmail);
  const code = /^Subject: (\d{6}) /m.exec(data)?.[1] ?? '';
  const form = { account, memberEmail, code, password: 'fresh123' };
  expect(await codeOf(platform.send('passwordReset', form))).toBe('accepted');

  const sms = { memberPhone: '5550199', currency: 'USD', type: 'register_member', siteId: 1 } as const;
  await platform.send('registerSms', { ...sms, ...(await forms.captcha(2)) });
  expect((await arrived(gateway.received)).body).toMatchObject({
    to: '5550199',
    text: expect.stringMatching(/^Tessera: \d{6} is your code/) as string,
  });
});
