import type { Browser, Locator, Page } from '@playwright/test';
import { bearer, callUrl, HEADERS, type Call } from '@tessera/wire';
import { randomUUID } from 'node:crypto';
import { newNetwork } from './api.ts';
import { createLobby } from './lobby.ts';
import type { Person } from './members.ts';
import { operate } from './operator.ts';
import type { Problems } from './problems.ts';
import { CAPTCHA_ANSWER } from './tessera.ts';
import { expect, test as base } from './test.ts';
import { text } from './texts.ts';

/** In English and in another language and script: by address and by catalogue. */
const LANGUAGES = [
  { path: '', locale: 'en_US' },
  { path: '/hi-IN', locale: 'hi_IN' },
] as const;

/** Shown in the platform's own words. */
export const OWN_WORDS = 'own words';

/** The place of a time in words, such as the end of a lock: it is not compared. */
const TIME = '(time)';

/** What a row gives: for all visitors, or for each. */
type Given<V, T> = T | ((visitor: V) => Promise<T> | T);

/** A refusal, and what the form then shows. */
export interface Row<V extends Visitor = Visitor> {
  readonly code: string;
  /** A message of the test's app, or {@link OWN_WORDS}. */
  readonly says: string;
  readonly values?: Readonly<Record<string, string>>;
  /** The form's button is disabled until the lock's end. */
  readonly isLock?: boolean;
  /** The name of the input that describes itself by these words; else they are a notice or a toast. */
  readonly on?: string;
  /** Brings the platform to this refusal. */
  readonly prepare?: (visitor: V) => Promise<unknown>;
  /** Replaces fields of the call on its way, by their wire names: the form itself does not send what it knows to be wrong. */
  readonly change?: Given<V, object>;
  /** The network that the call comes from; by default one without a history. */
  readonly network?: Given<V, string>;
  /** The token that the call is sent with: of a member in a state in which the page offers no such call. */
  readonly token?: Given<V, string>;
  /** The call is answered on its way: the platform cannot be brought to this refusal in the time of a journey. */
  readonly isAnsweredInPage?: boolean;
}

/** A page in one language. */
export interface Visitor {
  readonly page: Page;
  /** In front of the paths of the visitor's language. */
  readonly path: string;
  readonly say: (id: string, values?: Readonly<Record<string, string | number>>) => string;
  readonly dialog: (titleId: string) => Locator;
}

/** Whose messages the rows name. */
type SpeakingApp = 'mf-auth' | 'mf-member-center' | 'mf-agent';

/** A test with a page in each language. */
export const test = base.extend<{ readonly app: SpeakingApp; readonly visitors: Visitor[] }>({
  app: ['mf-auth', { option: true }],
  visitors: async ({ app, browser, problems, baseURL }, use) => {
    const visitors = await openVisitors(browser, problems, baseURL ?? '', app);
    await use(visitors);
    await Promise.all(visitors.map(({ page }) => page.context().close()));
  },
});

/** Opens a page in each language. @param site its address, if it is not the run's */
export async function openVisitors(
  browser: Browser,
  problems: Problems,
  site: string,
  app: SpeakingApp = 'mf-auth',
): Promise<Visitor[]> {
  // Some refusals have a status of their own.
  problems.expect(/^http 4\d\d POST .*\/api\//);
  return Promise.all(
    LANGUAGES.map(async ({ path, locale }) => {
      const context = await browser.newContext({ baseURL: site });
      await problems.watch(context);
      const page = await context.newPage();
      const say: Visitor['say'] = (id, values) => text(`${app}:${id}`, values, locale);
      await createLobby(page, false).open(`${path}/faq`);
      return { page, path, say, dialog: (titleId) => page.getByRole('dialog', { name: say(titleId) }) };
    }),
  );
}

/** Opens the login or the registration from the bar. */
export async function openForm({ page, say, dialog }: Visitor, form: 'login' | 'register'): Promise<Locator> {
  const button = page.getByRole('banner').getByRole('button', { name: say(`account.${form}`), exact: true });
  await button.click();
  const opened = dialog(form === 'login' ? 'login.title' : 'signup.title');
  await expect(opened.locator('[name=username]')).toBeVisible();
  return opened;
}

/** Shows the captcha's picture in place of the proof of work, whose refusals have a text of their own. */
export async function usePicture({ say }: Visitor, form: Locator): Promise<void> {
  await form.getByRole('button', { name: say('captcha.usePicture') }).click();
}

/** Types the digits of the picture, if the form shows one. */
export async function fillCaptcha({ say }: Visitor, form: Locator): Promise<void> {
  const digits = form.locator('[name=captcha]');
  if (!(await digits.isVisible())) return;
  await expect(form.getByRole('img', { name: say('captcha.picture') })).toBeVisible();
  await digits.fill(CAPTCHA_ANSWER);
}

/** Expects rows for all codes of a call. @param elsewhere those that another journey shows */
export function expectCodes<V extends Visitor>(
  call: Call,
  rows: readonly Row<V>[],
  elsewhere: readonly string[] = [],
): void {
  const shown = new Set([...rows.map(({ code }) => code), ...elsewhere]);
  expect([...shown].sort(), call.name).toEqual(Object.keys(call.codes ?? {}).sort());
}

/** Sends the call as the row says, and looks for its words. @returns the words */
async function expectRefusal<V extends Visitor>(
  visitor: V,
  { call, row, send }: { readonly call: Call; readonly row: Row<V>; readonly send: () => Promise<unknown> },
): Promise<string> {
  const { page, say } = visitor;
  await row.prepare?.(visitor);
  await sendChanged(visitor, call, row);
  const [response] = await Promise.all([page.waitForResponse(`**${callUrl(call)}`), send()]);
  const { code, message } = (await response.json()) as { readonly code: string; readonly message: string };
  expect(code, `${call.name} is answered with ${code}`).toBe(row.code);
  const said = row.says === OWN_WORDS ? message : say(row.says, { code, ...row.values, time: TIME });
  const pieces = said.split(TIME).map((piece) => piece.trim());
  const words = pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest));
  const shown =
    row.on === undefined
      ? expect(page.getByText(words).first()).toBeVisible()
      : expect(page.locator(`:is([role=dialog], main) [name=${row.on}]`)).toHaveAccessibleDescription(words);
  await shown;
  return words;
}

/** Has each visitor refused by this row; the words are in two languages. */
export async function expectRefusals<V extends Visitor>(
  visitors: readonly V[],
  call: Call,
  row: Row<V>,
  send: (visitor: V) => Promise<unknown>,
): Promise<void> {
  const words = await Promise.all(
    visitors.map((visitor) => expectRefusal(visitor, { call, row, send: () => send(visitor) })),
  );
  expect(new Set(words).size, `${call.name} ${row.code} in ${words.join(' | ')}`).toBe(visitors.length);
}

/**
 * Has each visitor refused by each row, which are all codes of the call.
 * @param elsewhere codes of the call that another journey shows
 */
export async function expectAllRefusals<V extends Visitor>(
  visitors: readonly V[],
  call: Call,
  rows: readonly Row<V>[],
  send: (visitor: V) => Promise<unknown>,
  elsewhere: readonly string[] = [],
): Promise<void> {
  expectCodes(call, rows, elsewhere);
  for (const row of rows) {
    await test.step(`${call.name} ${row.code}`, () => expectRefusals(visitors, call, row, send));
  }
}

/** Resolves what a row gives for a visitor. */
const forVisitor = async <V, T extends object | string>(
  given: Given<V, T> | undefined,
  visitor: V,
): Promise<T | undefined> => (typeof given === 'function' ? given(visitor) : given);

async function sendChanged<V extends Visitor>(visitor: V, call: Call, row: Row<V>): Promise<void> {
  const change = await forVisitor(row.change, visitor);
  const network = (await forVisitor(row.network, visitor)) ?? newNetwork();
  const token = await forVisitor(row.token, visitor);
  await visitor.page.route(
    `**${callUrl(call)}`,
    async (route) => {
      if (row.isAnsweredInPage)
        return route.fulfill({ json: { code: row.code, message: call.codes?.[row.code] ?? '', data: null } });
      const request = route.request();
      const headers = {
        ...(await request.allHeaders()),
        'x-forwarded-for': network,
        // The form repeats its key; this is another request.
        ...(call.idempotent ? {} : { [HEADERS.idempotencyKey.toLowerCase()]: randomUUID() }),
        ...(token === undefined ? {} : { [HEADERS.authorization.toLowerCase()]: bearer(token) }),
      };
      if (!change) return route.continue({ headers });
      const sent = request.postDataJSON() as object;
      return route.continue({ headers, postData: JSON.stringify({ ...sent, ...change }) });
    },
    { times: 1 },
  );
}

/** Samples of the seed: one is asked a question on a new device, one was transferred from another system. */
export const ASKED = { account: 'player04', password: 'play1234' };
export const TRANSFERRED = { account: 'player05', password: 'play1234' };
/** Wrong secrets from one network that lock what they are tried on (`auth/lockout.ts`). */
const FAILURES_TO_LOCK = 6;

/** Keeps a network out. */
export async function blocked(kind: 'blocked' | 'region' | 'anonymiser' = 'blocked'): Promise<string> {
  const network = newNetwork();
  await operate('address-rules add', '--network', network, '--kind', kind);
  return network;
}

/** Tries something wrong until it is locked for a network. @returns the network */
export async function lockedFor(attempt: (network: string) => Promise<unknown>): Promise<string> {
  const network = newNetwork();
  for (let tries = 0; tries < FAILURES_TO_LOCK; tries += 1)
    await attempt(network).catch((error: unknown) => error);
  return network;
}

/** Leaves a step whose form is locked, and reaches it again. */
export async function leaveLocked(
  visitors: readonly Visitor[],
  person: Pick<Person, 'account' | 'password'>,
  title: string,
) {
  await each(visitors, async (visitor) => {
    await visitor
      .dialog(title)
      .getByRole('button', { name: visitor.say('login.back') })
      .click();
    await reachStep(visitor, person, title);
  });
}

/** Lets all visitors do the same at once. */
export const each = <V extends Visitor>(visitors: readonly V[], act: (visitor: V) => Promise<unknown>) =>
  Promise.all(visitors.map(act));

/** Sends a form, with the digits of the picture. */
export async function submit(visitor: Visitor, form: Locator): Promise<void> {
  await fillCaptcha(visitor, form);
  await form.locator('[type=submit]').click();
}

/** Sends the login form, once it has its captcha; what follows is the caller's. */
export async function logIn(visitor: Visitor, { account, password }: Pick<Person, 'account' | 'password'>) {
  const form = visitor.dialog('login.title');
  const usesWork = form.getByRole('button', { name: visitor.say('captcha.usePicture') });
  await expect(usesWork.or(form.locator('[name=captcha]'))).toBeVisible();
  await form.locator('[name=username]').fill(account);
  await form.locator('[name=password]').fill(password);
  await submit(visitor, form);
}

/** Opens the login and goes on to the step that it needs. */
export async function reachStep(
  visitor: Visitor,
  person: Pick<Person, 'account' | 'password'>,
  title: string,
) {
  const form = visitor.dialog('login.title');
  if (!(await form.isVisible())) await openForm(visitor, 'login');
  await logIn(visitor, person);
  await expect(visitor.dialog(title)).toBeVisible();
}
