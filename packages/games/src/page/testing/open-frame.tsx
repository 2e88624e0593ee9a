import { render } from 'preact';
import { act } from 'preact/test-utils';
import type { LocaleCode } from '@tessera/domain';
import type { SessionAnswer } from '../../protocol/session.ts';
import { Frame } from '../frame/Frame.tsx';
import type { GamePage, PageView } from '../game-page.ts';
import type { Api } from '../services/api.ts';
import { cell, type Cell } from '../services/cell.ts';
import { createServices, type Services } from '../services/services.ts';
import { createStore } from '../services/store.ts';
import { createWords, loadFrameCatalogue } from '../services/words.ts';
import { fitJsdom } from './browser.ts';

/** A session as the server tells it; each test says what is different in its own. */
export const SESSION: SessionAnswer = {
  bearer: 'bearer',
  mode: 'real',
  currency: 'USD',
  language: 'en_US',
  gameCode: 'ts-lines-classic-tide-1',
  gameName: 'Tidewater',
  game: 'lines',
  variant: 'classic',
  world: 'tide',
  lobbyUrl: 'http://localhost:3000/close',
  balance: '100.00',
  stakes: ['0.20', '1.00', '5.00'],
  defaultStake: '1.00',
  startedAt: 1_000_000,
  now: 1_000_000,
  returnBasisPoints: 9_658,
  maxWinMultiple: 5_000,
  fair: { nextHash: 'a'.repeat(64) },
  resumed: [],
  open: null,
  law: { autoplay: true, betsInPlay: true, quickSpins: true, netPosition: false },
  seated: true,
};

/** A game's page in its frame, in jsdom, as a test sees and uses it. */
export interface OpenFrame {
  readonly services: Services;
  readonly host: HTMLElement;
  /** What was asked of the window: `leave`, `deposit`, `openWhole`, `reload`. */
  readonly left: string[];
  readonly connected: Cell<boolean>;
  /** The server says something by itself. */
  hear(name: string, data: unknown): Promise<void>;
  /** Presses the button of this name. */
  press(name: string): Promise<void>;
  /** Lets everything that was begun come to its end. */
  settle(): Promise<void>;
  /** The open dialog's text, `undefined` where there is none. */
  dialog(): string | undefined;
  meter(name: 'balance' | 'stake'): string;
  close(): void;
}

/** Opens a game's page. Call in tests that say `@jest-environment jsdom`. */
export async function openFrame(
  page: GamePage,
  api: Api,
  changed: Partial<SessionAnswer> = {},
  view: PageView = 'whole',
): Promise<OpenFrame> {
  fitJsdom();
  const session = { ...SESSION, ...changed };
  const language: LocaleCode = session.language;
  const words = createWords(
    language,
    await loadFrameCatalogue(language),
    (await page.messages(language)).default,
  );
  const connected = cell(true);
  const listeners = new Map<string, Set<(data: unknown) => void>>();
  const left: string[] = [];
  const store = createStore(() => {
    throw new Error('a test keeps nothing beyond itself');
  }, 'test.');
  const services = createServices({
    ...{ session, page, view, words, api, windowStore: store, deviceStore: store },
    live: {
      connected,
      on(name, heard) {
        const set = listeners.get(name) ?? new Set();
        listeners.set(name, set.add(heard));
        return () => void set.delete(heard);
      },
      close: () => listeners.clear(),
    },
    leave: () => left.push('leave'),
    deposit: () => left.push('deposit'),
    openWhole: () => left.push('openWhole'),
    reload: () => left.push('reload'),
  });
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const settle = (): Promise<void> => act(() => new Promise<void>((done) => setTimeout(done)));
  await act(() => render(<Frame services={services} host={host} />, host));
  await settle();

  function button(name: string): HTMLButtonElement {
    const all = [...document.querySelectorAll('button')];
    // A dialog that is open stands before everything else.
    const found = all
      .filter((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
      .sort((a, b) => Number(Boolean(b.closest('dialog'))) - Number(Boolean(a.closest('dialog'))))[0];
    if (!found) throw new Error(`no button "${name}" among ${all.map((one) => one.textContent).join(', ')}`);
    return found;
  }
  return {
    ...{ services, host, left, connected, settle },
    async hear(name, data) {
      await act(() => listeners.get(name)?.forEach((heard) => heard(data)));
      await settle();
    },
    async press(name) {
      await act(() => button(name).click());
      await settle();
    },
    dialog: () => document.querySelector('dialog[open]')?.textContent ?? undefined,
    meter: (name) => host.querySelector(`[data-meter="${name}"]`)!.textContent,
    close: () => render(null, host),
  };
}
