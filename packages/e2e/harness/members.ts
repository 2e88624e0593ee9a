import type { Page } from '@playwright/test';
import type { CurrencyCode } from '@tessera/domain';
import { captcha, login, register, type AnswerOf } from '@tessera/wire';
import { randomBytes } from 'node:crypto';
import { createApi, type Api } from './api.ts';
import { CAPTCHA_ANSWER } from './tessera.ts';

const SITE_ID = 1;
const DEVICE = {
  device: 1,
  host: 'localhost',
  system: 'e2e',
  systemVersion: '1',
  browser: 'e2e',
  udid: 'e2e',
} as const;

export interface Person {
  readonly account: string;
  readonly password: string;
  readonly email: string;
}

/** Somebody whom the site does not know yet. */
export function newPerson(): Person {
  const account = `p${randomBytes(4).toString('hex')}`;
  return { account, password: 'play1234', email: `${account}@example.com` };
}

/** Registers somebody by the wire, for journeys that are not about registering. */
export async function registerPerson(platform: string, currency: CurrencyCode = 'USD'): Promise<Person> {
  const person = newPerson();
  const api = createApi(platform);
  await api.send(register, {
    ...DEVICE,
    siteId: SITE_ID,
    memberAccount: person.account,
    memberEmail: person.email,
    memberCurrency: currency,
    password: person.password,
    checkPassword: person.password,
    ...(await answeredCaptcha(api, 2)),
  });
  return person;
}

/** A login by the wire: another device of the same member. */
export async function logInElsewhere(platform: string, person: Person): Promise<AnswerOf<typeof login>> {
  const api = createApi(platform);
  const { account, password } = person;
  return api.send(login, {
    ...DEVICE,
    siteId: SITE_ID,
    account,
    password,
    ...(await answeredCaptcha(api, 1)),
  });
}

async function answeredCaptcha(api: Api, type: 1 | 2) {
  const { token } = await api.send(captcha, { type, siteId: SITE_ID });
  return { captchaToken: token, answer: CAPTCHA_ANSWER };
}

/** The wire as the member of this page: with the page's own token, so it is no second login. */
export async function apiOf(page: Page, platform: string): Promise<Api> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  if (!token) throw new Error('nobody is logged in on this page');
  return createApi(platform, token);
}

/** Has somebody logged in on this page's browser, for journeys that are not about logging in. */
export async function logInByWire(page: Page, platform: string): Promise<Person> {
  const person = await registerPerson(platform);
  const { token, memberId, memberAccount, memberCurrency } = await logInElsewhere(platform, person);
  const saved = {
    token,
    member_id: String(memberId),
    member_account: memberAccount,
    currency: memberCurrency,
  };
  // Of this site, and none of its pages: nobody is there yet who would look at the storage.
  await page.goto('/robots.txt');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, saved);
  return person;
}
