import { expect, type Locator, type Page } from '@playwright/test';
import { CAPTCHA_ANSWER } from './tessera.ts';
import type { Person } from './members.ts';
import { text } from './texts.ts';

const POLLING_MS = 50;

/** The lobby as its players see it: its parts, and how to reach them on this size of screen. */
export interface Lobby {
  /** Goes to a path and waits until the page is usable: what the server has rendered does nothing by itself. */
  readonly open: (path?: string) => Promise<void>;
  /** Waits until the page is usable, where something else has loaded it. */
  readonly usable: () => Promise<void>;
  /** Goes to a path of which a part will never be usable. */
  readonly openWithFault: (path?: string) => Promise<void>;
  /** Waits until React has this control in its hands. */
  readonly takenOver: (control: Locator) => Promise<void>;
  /** The shelf of that name. */
  readonly shelf: (name: string) => Locator;
  /** The card of a game, by its name; of one list where it is given. */
  readonly card: (game: string, within?: Locator) => Locator;
  /** The login button of this size of screen. */
  readonly loginButton: () => Locator;
  /** Presses the login button; resolves to the dialog. */
  readonly openLogin: () => Promise<Locator>;
  /** @param answer to the captcha's picture where one is shown; the right one by default */
  readonly fillLogin: (person: Person, answer?: string) => Promise<void>;
  readonly logIn: (person: Person) => Promise<void>;
  readonly logOut: () => Promise<void>;
  /** Chooses an item of the member's menu. */
  readonly fromAccountMenu: (item: string) => Promise<void>;
  readonly openRegistration: () => Promise<Locator>;
  readonly register: (person: Person) => Promise<void>;
  /** Types into the search, with its results open. */
  readonly search: (words: string) => Promise<void>;
  /** As a guest, by what the card offers beside the demo. */
  readonly playForReal: (game: string) => Promise<void>;
  readonly balance: () => Locator;
  /** Puts the focus into the search without a pointer. @returns its input */
  readonly openSearchByKeyboard: () => Promise<Locator>;
  readonly dialog: (title: string) => Locator;
  /** A dialog that asks something. */
  readonly question: (title: string) => Locator;
}

/** In the page: React has this control in its hands. */
function isTakenOver(control: Element): boolean {
  return Object.keys(control).some((key) => key.startsWith('__reactProps$'));
}

/** In the page: React has all controls of the frame and of the first screen in its hands. */
function isAlive(): boolean {
  const controls = document.querySelectorAll(':is(header, nav, main) :is(a, button, input)');
  return [...controls]
    .filter((control) => control.getBoundingClientRect().top < innerHeight)
    .every((control) => Object.keys(control).some((key) => key.startsWith('__reactProps$')));
}

export function createLobby(page: Page, isPhone: boolean): Lobby {
  const dialog = (title: string) => page.getByRole('dialog', { name: title });
  const bar = page.getByRole('banner');
  const bottom = page.getByRole('navigation', { name: text('shell:nav.label') });
  const account = bar.getByRole('button', { name: new RegExp(`^${text('mf-auth:account.menu')}`) });

  const loginButton = () =>
    (isPhone ? bottom : bar).getByRole('button', { name: text('mf-auth:account.login'), exact: true });

  const takenOver = (control: Locator) => expect.poll(() => control.evaluate(isTakenOver)).toBe(true);

  async function openLogin(): Promise<Locator> {
    // Where the page was opened with a fault, its frame may not have been taken over yet.
    await takenOver(loginButton());
    await loginButton().click();
    return dialog(text('mf-auth:login.title'));
  }

  async function fillLogin({ account: name, password }: Person, answer = CAPTCHA_ANSWER): Promise<void> {
    const form = dialog(text('mf-auth:login.title'));
    await form.getByLabel(text('mf-auth:login.account')).fill(name);
    await form.getByLabel(text('mf-auth:login.password'), { exact: true }).fill(password);
    const digits = form.getByLabel(text('mf-auth:captcha.label'));
    if (await digits.isVisible()) await digits.fill(answer);
    await form.getByRole('button', { name: text('mf-auth:login.submit'), exact: true }).click();
  }

  async function fromAccountMenu(item: string): Promise<void> {
    await account.click();
    await page.getByRole('menuitem', { name: item }).click();
  }

  async function openRegistration(): Promise<Locator> {
    const place = isPhone ? bottom : bar;
    await place.getByRole('button', { name: text('mf-auth:account.register'), exact: true }).click();
    return dialog(text('mf-auth:signup.title'));
  }

  async function openWithFault(path = '/'): Promise<void> {
    // A hint whose file hangs would hold the page's load event.
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('main')).toBeVisible();
  }

  async function usable(): Promise<void> {
    // Not at every frame: each check lays the page out, and would delay what it waits for.
    await page.waitForFunction(isAlive, undefined, { polling: POLLING_MS });
  }

  return {
    openWithFault,
    takenOver,
    usable,
    async open(path) {
      await openWithFault(path);
      await usable();
    },
    shelf: (name) => page.getByRole('region', { name, exact: true }),
    card: (game, within) =>
      (within ?? page.getByRole('main')).getByRole('article').filter({ hasText: game }).first(),
    loginButton,
    openLogin,
    fillLogin,
    async logIn(person) {
      await openLogin();
      await fillLogin(person);
      await expect(account).toBeVisible();
    },
    async logOut() {
      await fromAccountMenu(text('mf-auth:account.logout'));
      await expect(account).toBeHidden();
    },
    fromAccountMenu,
    openRegistration,
    async register({ account: name, password, email }) {
      const form = await openRegistration();
      await form.getByLabel(text('mf-auth:signup.account')).fill(name);
      await form.getByLabel(text('mf-auth:signup.password'), { exact: true }).fill(password);
      await form.getByLabel(text('mf-auth:signup.checkPassword'), { exact: true }).fill(password);
      await form.getByLabel(text('mf-auth:signup.email')).fill(email);
      await form.getByLabel(text('mf-auth:captcha.label')).fill(CAPTCHA_ANSWER);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: text('mf-auth:signup.submit') }).click();
      await expect(account).toBeVisible();
      await page.getByRole('button', { name: text('mf-member-center:limits.invite_no') }).click();
    },
    async search(words) {
      if (isPhone) await bottom.getByRole('button', { name: text('shell:nav.search') }).click();
      await page.getByRole('combobox', { name: text('mf-lobby:search.label') }).fill(words);
    },
    async playForReal(game) {
      const item = page.getByRole('main').getByRole('listitem').filter({ hasText: game }).first();
      const open = item.getByRole('button').first();
      if (isPhone) {
        // A finger that stays down.
        await open.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
        await dialog(game)
          .getByRole('button', { name: text('mf-lobby:play.real'), exact: true })
          .click();
        return;
      }
      await open.hover();
      await item.getByRole('button', { name: text('mf-lobby:play.real_named', { game }) }).click();
    },
    async openSearchByKeyboard() {
      const input = page.getByRole('combobox', { name: text('mf-lobby:search.label') });
      if (isPhone) {
        await bottom.getByRole('button', { name: text('shell:nav.search') }).focus();
        await page.keyboard.press('Enter');
      } else {
        await page.keyboard.press('/');
      }
      await expect(input).toBeFocused();
      return input;
    },
    balance: () => bar.getByText(text('mf-lobby:wallet.balance')).locator('..'),
    dialog,
    question: (title) => page.getByRole('alertdialog', { name: title }),
  };
}
