import type { Page } from '@playwright/test';
import type { CurrencyCode } from '@tessera/domain';
import { captcha, login, register, type AnswerOf, type PayloadOf } from '@tessera/wire';
import { randomBytes } from 'node:crypto';
import { createApi, createApiFrom, newNetwork, type Api } from './api.ts';
import { CAPTCHA_ANSWER } from './tessera.ts';

export const SITE_ID = 1;
export const DEVICE = {
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

/** Returns a person whom the site does not know yet. */
export function newPerson(): Person {
  const account = `p${randomBytes(4).toString('hex')}`;
  return { account, password: 'play1234', email: `${account}@example.com` };
}

/** Sites of these currencies ask for a name, by which they know a bank account. */
const NAMES: Partial<Record<CurrencyCode, string>> = { RMB: '陈美', VND: 'Nguyen' };

type GivenFields = Omit<Partial<PayloadOf<typeof register>>, 'answer' | 'captchaToken'>;

/**
 * Registers a person by the wire, for journeys that are not about the registration form.
 * @param given further fields of the form, such as the introducer: an agent's id or a recommend code
 * @param network that the person registers from; the captcha is solved elsewhere, as few are given to one network at once
 */
export async function registerPerson(
  platform: string,
  currency?: CurrencyCode,
  given?: GivenFields,
  network?: string,
): Promise<Person> {
  const person = newPerson();
  await registerAs(person, platform, currency, given, network);
  return person;
}

/** Registers a new person as {@link registerPerson} does. @returns the session that a registration starts */
export const registerSession = (
  platform: string,
  currency?: CurrencyCode,
): Promise<AnswerOf<typeof register>> => registerAs(newPerson(), platform, currency);

async function registerAs(
  person: Person,
  platform: string,
  currency: CurrencyCode = 'USD',
  given: GivenFields = {},
  network?: string,
): Promise<AnswerOf<typeof register>> {
  const api = createApiFrom(platform, network);
  return api.send(register, {
    ...DEVICE,
    siteId: SITE_ID,
    memberAccount: person.account,
    memberEmail: person.email,
    memberCurrency: currency,
    memberName: NAMES[currency],
    password: person.password,
    checkPassword: person.password,
    ...(await answeredCaptcha(network === undefined ? api : createApiFrom(platform, newNetwork()), 2)),
    ...given,
  });
}

/** A login by the wire: another device of the same member. */
export async function logInElsewhere(
  platform: string,
  person: Pick<Person, 'account' | 'password'>,
  network?: string,
): Promise<AnswerOf<typeof login>> {
  const api = createApiFrom(platform, network);
  const { account, password } = person;
  return api.send(login, {
    ...DEVICE,
    siteId: SITE_ID,
    account,
    password,
    ...(await answeredCaptcha(api, 1)),
  });
}

/** Returns the fields of a solved captcha. */
export async function answeredCaptcha(api: Api, type: 1 | 2) {
  const { token } = await api.send(captcha, { type, siteId: SITE_ID });
  return { captchaToken: token, answer: CAPTCHA_ANSWER };
}

/** The wire as the member of this page: with the page's own token, so it is no second login. */
export async function apiOf(page: Page, platform: string): Promise<Api> {
  const token = await page.evaluate(() => localStorage.getItem('token'));
  if (!token) throw new Error('no member is logged in on this page');
  return createApi(platform, token);
}

/** Logs a new person in on this page's browser, for journeys that are not about the login form. */
export async function logInByWire(page: Page, platform: string): Promise<Person> {
  const person = await registerPerson(platform);
  await bringSession(page, await logInElsewhere(platform, person));
  return person;
}

/** Brings a session into this page's browser. @param site its address, if it is not the run's */
export async function bringSession(
  page: Page,
  session: AnswerOf<typeof login | typeof register>,
  site = '',
): Promise<void> {
  const { token, memberId, memberAccount, memberCurrency } = session;
  const saved = {
    token,
    member_id: String(memberId),
    member_account: memberAccount,
    currency: memberCurrency,
  };
  // A document of this site that runs no code which reads the storage.
  await page.goto(`${site}/robots.txt`);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, saved);
}
