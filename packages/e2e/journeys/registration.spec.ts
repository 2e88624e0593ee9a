import type { Locator, Page } from '@playwright/test';
import { register } from '@tessera/wire';
import { accepted } from '../harness/accepted.ts';
import { autofill } from '../harness/autofill.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expectNoSideways } from '../harness/fits.ts';
import { createLobby, type Lobby } from '../harness/lobby.ts';
import { logInElsewhere, newPerson } from '../harness/members.ts';
import { operateOn } from '../harness/operator.ts';
import { TAG } from '../harness/run.ts';
import { CAPTCHA_ANSWER, DRAWN_WHEN_ASKED, startTessera } from '../harness/tessera.ts';
import { expect, test } from '../harness/test.ts';
import { text } from '../harness/texts.ts';

const say = (id: string, locale?: string) => text(`mf-auth:${id}`, {}, locale);
const account = (form: Locator) => form.getByLabel(say('signup.account'));
const email = (form: Locator) => form.getByLabel(say('signup.email'));
const currency = (form: Locator) => form.getByLabel(say('signup.currency'), { exact: true });
const introducer = (form: Locator) => form.getByLabel(say('signup.introducer'));

async function submit(form: Locator, locale?: string): Promise<void> {
  await form.getByLabel(say('captcha.label', locale)).fill(CAPTCHA_ANSWER);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: say('signup.submit', locale) }).click();
}

async function openForm(lobby: Lobby): Promise<Locator> {
  await lobby.open();
  const form = await lobby.openRegistration();
  await expect(account(form)).toBeVisible();
  return form;
}

test(
  'registers with fields that the browser has filled in; another currency keeps what it shows',
  { tag: [TAG.sizes, '@mf-auth'] },
  async ({ lobby, page }) => {
    const person = newPerson();
    const form = await openForm(lobby);
    await currency(form).selectOption('INR');
    await autofill(form, {
      username: person.account,
      'new-password': person.password,
      email: person.email,
      'tel-national': '5550100',
      memberTelegram: `t_${person.account}`,
      memberWhatsApp: `w_${person.account}`,
      'section-withdrawal new-password': '2580',
    });
    await currency(form).selectOption('USD');
    await expect(form.getByLabel(say('signup.phone'))).toBeHidden();
    await expect(account(form)).toHaveValue(person.account);
    await expect(email(form)).toHaveValue(person.email);
    await expect(form.locator('[name=memberTelegram]')).toHaveValue(`t_${person.account}`);
    await expectNoSideways(page);
    await submit(form);
    await expect(lobby.balance()).toBeVisible();
  },
);

test(
  'keeps what was typed over a reload, Back and a change of the language, without the password',
  { tag: [TAG.proofOnPhone, '@mf-auth'] },
  async ({ lobby, page, isPhone }) => {
    const person = newPerson();
    const form = await openForm(lobby);
    const password = form.getByLabel(say('signup.password'), { exact: true });
    await account(form).fill(person.account);
    await password.fill(person.password);
    await email(form).fill(person.email);

    await test.step('closed and opened again', async () => {
      if (isPhone) await page.goBack();
      else await page.keyboard.press('Escape');
      await expect(form).toBeHidden();
      await lobby.openRegistration();
      await expect(account(form)).toHaveValue(person.account);
      await expect(password).toHaveValue(person.password);
    });

    await test.step('reloaded', async () => {
      await page.reload({ waitUntil: 'domcontentloaded' });
      await lobby.usable();
      await lobby.openRegistration();
      await expect(account(form)).toHaveValue(person.account);
      await expect(email(form)).toHaveValue(person.email);
      await expect(password).toHaveValue('');
      const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
      expect(kept).toContain(person.account);
      expect(kept).not.toContain(person.password);
    });

    await test.step('in another language', async () => {
      await form.getByLabel(say('signup.language'), { exact: true }).selectOption('vi_VN');
      await expect(page).toHaveURL('/vi-VN');
      const again = lobby.dialog(say('signup.title', 'vi_VN'));
      await expect(again.getByLabel(say('signup.account', 'vi_VN'))).toHaveValue(person.account);
      await expect(again.getByLabel(say('signup.email', 'vi_VN'))).toHaveValue(person.email);
      await page.reload({ waitUntil: 'domcontentloaded' });
      await lobby.usable();
      await expect(again).toBeHidden();
    });
  },
);

test(
  'registers by a friend’s link, with another language in the middle',
  { tag: [TAG.proofOnPhone, '@mf-auth'] },
  async ({ lobby, page }) => {
    const person = newPerson();
    await lobby.open('/register?recommend_code=GRACE7');
    const form = lobby.dialog(say('signup.title'));
    await expect(introducer(form)).toHaveValue('GRACE7');
    await account(form).fill(person.account);
    await form.getByLabel(say('signup.language'), { exact: true }).selectOption('vi_VN');
    const again = lobby.dialog(say('signup.title', 'vi_VN'));
    await expect(again.locator('[name=username]')).toHaveValue(person.account);
    await expect(again.locator('[name=introducer]')).toHaveValue('GRACE7');
    const sent = accepted(page, register);
    await again.locator('[name=password]').fill(person.password);
    await again.locator('[name=checkPassword]').fill(person.password);
    await again.locator('[name=memberEmail]').fill(person.email);
    await submit(again, 'vi_VN');
    expect(await sent).toMatchObject({ introducer: 'GRACE7' });
    const balance = text('mf-lobby:wallet.balance', {}, 'vi_VN');
    await expect(page.getByRole('banner').getByText(balance)).toBeVisible();
  },
);

test(
  'registers under the agent of an agent’s link',
  { tag: [TAG.proofOnDesktop, '@mf-auth'] },
  async ({ lobby, page, platform }) => {
    const { memberId } = await logInElsewhere(platform, { account: 'agent01', password: 'agent1234' });
    const agentId = String(memberId);
    const person = newPerson();
    await lobby.open(`/register?agent_id=${agentId}`);
    const form = lobby.dialog(say('signup.title'));
    await expect(introducer(form)).toHaveValue(agentId);
    const sent = accepted(page, register);
    await autofill(form, {
      username: person.account,
      'new-password': person.password,
      email: person.email,
    });
    await submit(form);
    expect(await sent).toMatchObject({ introducer: agentId });
    await expect(lobby.balance()).toBeVisible();
  },
);

/** More stops of the Tab key than the form has. */
const MOST_STOPS = 60;

test(
  'registers by the keyboard alone, with a friend’s code that is typed',
  { tag: '@mf-auth' },
  async ({ lobby, page }) => {
    const person = newPerson();
    const typed: Readonly<Record<string, string>> = {
      username: person.account,
      password: person.password,
      checkPassword: person.password,
      memberEmail: person.email,
      introducer: 'GRACE7',
      captcha: CAPTCHA_ANSWER,
    };
    await lobby.open('/faq');
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('account.register'), exact: true })
      .focus();
    await page.keyboard.press('Enter');
    const form = lobby.dialog(say('signup.title'));
    await expect(account(form)).toBeFocused();
    await expect(form.getByLabel(say('captcha.label'))).toBeVisible();
    const sent = accepted(page, register);
    const filled = new Set<string>();
    for (let stop = 0; stop < MOST_STOPS; stop += 1) {
      const { name, type } = await page.evaluate(() => {
        const at = document.activeElement as HTMLInputElement;
        return { name: at.name ?? '', type: at.type ?? '' };
      });
      const value = typed[name];
      if (value !== undefined && !filled.has(name)) await page.keyboard.type(value);
      filled.add(name);
      if (type === 'checkbox') await page.keyboard.press('Space');
      if (type === 'submit') break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    expect([...filled]).toEqual(expect.arrayContaining(Object.keys(typed)));
    expect(await sent).toMatchObject({ introducer: 'GRACE7' });
    await expect(lobby.balance()).toBeVisible();
  },
);

test(
  'shows the agreement and the terms over the form',
  { tag: [TAG.proofOnDesktop, '@mf-auth'] },
  async ({ lobby, page, isPhone }) => {
    const form = await openForm(lobby);
    await account(form).fill('typed123');
    for (const topic of ['service', 'terms'] as const) {
      await test.step(topic, async () => {
        const link = form.getByRole('link', { name: say(`signup.agreement.${topic}`) });
        await link.focus();
        await page.keyboard.press('Enter');
        const legal = lobby.dialog(say(`legal.${topic}`));
        await expect(legal.locator('p').first()).toBeVisible();
        await expectNoSideways(page);
        await expectAccessible(page, `the ${topic} text`);
        if (isPhone) await page.goBack();
        else await page.keyboard.press('Escape');
        await expect(legal).toBeHidden();
        await expect(form).toBeVisible();
        await expect(link).toBeFocused();
      });
    }
    await expect(form.getByRole('checkbox')).not.toBeChecked();
    await expect(account(form)).toHaveValue('typed123');
  },
);

test(
  'registers under the agent of an agent’s own host, in the host’s currency',
  { tag: [TAG.proofOnPhone, '@mf-auth'] },
  async ({ lobby, page, context, baseURL }) => {
    const host = new URL(baseURL!);
    host.hostname = 'agent.localhost';
    await lobby.open(host.href);
    const form = await lobby.openRegistration();
    await expect(introducer(form)).toHaveValue(/^\d+$/);
    await expect(introducer(form)).toHaveAttribute('readonly');
    await expect(currency(form)).toHaveValue('USD');
    const agentId = await introducer(form).inputValue();
    const cookies = await context.cookies(host.href);
    expect(cookies.find(({ name }) => name === 'agent_domain_id')?.value).toBe(agentId);
    const person = newPerson();
    const sent = accepted(page, register);
    await autofill(form, {
      username: person.account,
      'new-password': person.password,
      email: person.email,
    });
    await submit(form);
    expect(await sent).toMatchObject({ introducer: agentId });
    await expect(lobby.balance()).toBeVisible();
  },
);

test(
  'reports a registration that an advertisement brought',
  { tag: '@mf-auth' },
  async ({ lobby, page, context }) => {
    await lobby.open('/?fbclid=IwAR1_journey');
    await expect(page).toHaveURL('/');
    const adCookies = async () =>
      (await context.cookies()).filter(({ name }) => name === '_fbp' || name === '_fbc');
    // The code that sets them is loaded first.
    await expect.poll(async () => (await adCookies()).length).toBe(2);
    const [fbc, fbp] = (await adCookies()).sort((a, b) => a.name.localeCompare(b.name));
    expect(fbc?.value).toMatch(/^fb\.1\.\d+\.IwAR1_journey$/);
    expect(fbp?.value).toMatch(/^fb\.1\.\d+\.\d+$/);
    const reported = page.waitForRequest((request) => request.url().endsWith('/api/fb_tracking'));
    await lobby.register(newPerson());
    expect((await reported).postDataJSON()).toMatchObject({
      event_name: 'sign_up_complete',
      event_id: expect.stringMatching(/^\d+$/),
      fbp: fbp?.value,
      fbc: fbc?.value,
    });
  },
);

/** A site of its own, since `/register` leads to the dialog on the run's site. */
test('registers on the page of a site that has one', { tag: '@mf-auth' }, async ({ page, isPhone }) => {
  const tessera = await startTessera(DRAWN_WHEN_ASKED, {}, 'media-of-journeys');
  try {
    await operateOn(tessera.dataDir, 'site set', '--register-route', 'page');
    const site = await tessera.restartGateway();
    await registerOnPage(page, createLobby(page, isPhone), site);
  } finally {
    // A page that is open would miss its site.
    await page.close();
    await tessera.stop();
  }
});

async function registerOnPage(page: Page, lobby: Lobby, site: string): Promise<void> {
  const person = newPerson();
  await lobby.open(`${site}/register`);
  await expect(page).toHaveURL(`${site}/register`);
  await expect(page).toHaveTitle(new RegExp(say('route.register.title')));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: say('signup.title') })).toBeVisible();
  await account(main).fill(person.account);
  await expectNoSideways(page);
  await expectAccessible(page, 'the page of the registration');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(account(main)).toHaveValue(person.account);
  await autofill(main, { 'new-password': person.password, email: person.email });
  await submit(main);
  await expect(lobby.balance()).toBeVisible();
  await expect(page).toHaveURL(`${site}/`);
}
