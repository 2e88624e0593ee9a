import { codeOf, formsOf, from } from '../testing/forms.ts';
import { startTestPlatform, type TestPlatform } from '../testing/platform.ts';

const WITHOUT = { answer: '', captchaToken: '' };

let platform: TestPlatform;
afterEach(() => platform.close());

const open = async (registerCaptcha?: 'always' | 'risk' | 'never') => {
  platform = await startTestPlatform({ rateLimitFactor: 100, ...(registerCaptcha && { registerCaptcha }) });
  const forms = formsOf(platform);
  return {
    forms,
    need: async (udid: string, headers = {}) =>
      (await platform.send('captchaNeed', { udid, type: 2 }, { headers })).captcha,
  };
};

test('a registration needs a captcha unless the site says otherwise', async () => {
  const { forms, need } = await open();
  expect(await need('mine')).toBe(1);
  expect(await codeOf(forms.register(WITHOUT))).toBe('224');
});

test('a site without captchas for registrations accepts one without, and refuses a wrong one', async () => {
  const { forms, need } = await open('never');
  expect(await need('mine')).toBe(0);
  expect(await codeOf(forms.register(WITHOUT))).toBe('accepted');
  expect(await codeOf(forms.register({ answer: '0000' }))).toBe('224');
  // A login decides by its own setting.
  expect((await platform.send('captchaNeed', { udid: 'mine' })).captcha).toBe(1);
  expect((await platform.send('captchaNeed', { udid: 'mine', type: 1 })).captcha).toBe(1);
});

test('where the risk decides, a browser that has logged in from this network needs none', async () => {
  const { forms, need } = await open('risk');
  const home = from('203.0.113.7');
  expect(await need('mine', home)).toBe(1);
  expect(await codeOf(forms.register({ ...WITHOUT, udid: 'mine' }, home))).toBe('224');
  await forms.logIn('player02', { udid: 'mine' }, home);
  expect(await need('mine', home)).toBe(0);
  expect(await codeOf(forms.register({ ...WITHOUT, udid: 'mine' }, home))).toBe('accepted');
  expect(await need('other', home)).toBe(1);
});
