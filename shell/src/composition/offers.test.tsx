/** @jest-environment jsdom */
import '@tessera/testing/dom';
import '@testing-library/jest-dom';
import {
  defineConfig,
  type DialogOutcome,
  type DialogProps,
  type Registry,
  type Release,
  type Shell,
} from '@tessera/contracts';
import { createRemote, OfferedSlot, ScopeProvider } from '@tessera/kit';
import { act, render, screen } from '@testing-library/react';
import { createPage } from '../boot/page.ts';
import { DialogHost } from '../layout/DialogHost.tsx';
import { ServicesContext } from '../layout/services.context.ts';
import { createTestBrowser } from '../services/testing/environment.fixture.ts';
import { INITIAL } from '../services/testing/services.fixture.ts';
import { aRelease } from '../services/vitals/release.fixture.ts';
import { ACTIVATE_LIMIT_MS, LOAD_LIMIT_MS } from './composition.ts';
import { CompositionContext } from './context.ts';
import type { LoadContainer } from './federation.ts';
import { PART_LIMIT_MS } from './parts.ts';

/** The declarations of the types-only file of `mf-b`. */
declare module '@tessera/contracts' {
  interface OfferedDialogs {
    'mf-b:wheel': { args: { source: string }; result: 'won' };
  }
  interface OfferedSlots {
    'mf-b:tile': { gameId: number };
  }
  interface OfferedEvents {
    'mf-b:spinRequested': { spins: number };
    'mf-b:prizeWon': { amount: string };
  }
}

const configA = defineConfig({
  name: 'mf-a',
  contract: '^1.4.0',
  slots: [{ slot: 'mf-b:tile', order: 1 }],
  wakes: ['mf-b:prizeWon'],
});
const configB = defineConfig({
  name: 'mf-b',
  contract: '^1.4.0',
  dialogs: ['mf-b:wheel'],
  wakes: ['mf-b:spinRequested'],
});
const messages = async () => ({ default: {} });
type Wheel = DialogProps<'mf-b:wheel'>;
const never = () => new Promise<never>(() => undefined);

/** The remote that uses the offers, and contributes to the owner's slot. */
const remoteA = (activate?: (shell: Shell) => void) =>
  createRemote({
    config: configA,
    messages,
    activate: ({ shell }) => activate?.(shell),
    slots: { 'mf-b:tile': async () => ({ default: ({ gameId }) => <p>Tile of game {gameId}</p> }) },
  });

/** The owner of the offers. */
const remoteB = (
  wheel: () => Promise<{ default: (props: Wheel) => React.ReactNode }>,
  activate?: (shell: Shell) => void | Promise<void>,
) =>
  createRemote({
    config: configB,
    messages,
    activate: ({ shell }) => activate?.(shell),
    dialogs: { 'mf-b:wheel': wheel },
  });

const Wheel = ({ args, close }: Wheel) => (
  <button type="button" onClick={() => close('won')}>
    Wheel from {args.source}
  </button>
);

/** Opens a page without its layout: real services, composition and dialogs; only the containers are passed in. */
async function open(containers: Record<string, LoadContainer>) {
  const configs = { 'mf-a': configA, 'mf-b': configB };
  const releaseOf = (name: 'mf-a' | 'mf-b'): Release => ({
    ...aRelease(name, '1', configs[name]),
    shared: {},
  });
  const names = Object.keys(containers).filter((name) => name === 'mf-a' || name === 'mf-b');
  const registry: Registry = {
    remotes: names.map((name) => ({ name, live: releaseOf(name), previous: null })),
  };
  const life = new AbortController();
  const page = createPage(
    {
      initial: INITIAL,
      registry,
      environment: createTestBrowser('http://localhost').openTab(),
      nonce: undefined,
      pathname: '/',
      loadContainer: (release, attempt) => containers[release.config.name]!(release, attempt),
      firstScreenOf: () => undefined,
    },
    life.signal,
  );
  const { services, composition, parts } = page;
  const scope = await page.scope;
  render(
    <ServicesContext value={services}>
      <CompositionContext value={{ composition, parts, onPartError: () => undefined }}>
        <ScopeProvider scope={scope}>
          <DialogHost />
          <main>
            <OfferedSlot name="mf-b:tile" props={{ gameId: 7 }} />
          </main>
        </ScopeProvider>
      </CompositionContext>
    </ServicesContext>,
  );
  const shown = jest.spyOn(services.toast, 'show');
  return { offers: services.offers, composition, shown };
}

const advance = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

function openWheel(offers: Shell['offers']) {
  let outcome: Promise<DialogOutcome> | undefined;
  act(() => void (outcome = offers.openDialog('mf-b:wheel', { source: 'home' })));
  return outcome;
}

beforeAll(() => Object.assign(globalThis, { TESSERA_PROVIDES: {} }));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('knows the dialogs that the page’s remotes offer, before their code is loaded', async () => {
  const { offers } = await open({ 'mf-a': never, 'mf-b': never });
  expect(offers.hasDialog?.('mf-b:wheel')).toBe(true);
  expect(offers.hasDialog?.('mf-b:other')).toBe(false);
});

test('opens a dialog of another remote and returns its result', async () => {
  let shellOfA: Shell | undefined;
  const { composition } = await open({
    'mf-a': async () => remoteA((shell) => (shellOfA = shell)),
    'mf-b': async () => remoteB(async () => ({ default: Wheel })),
  });
  await act(() => composition.load('mf-a'));
  const outcome = openWheel(shellOfA!.offers);
  await advance();
  act(() => screen.getByRole('button', { name: 'Wheel from home' }).click());
  await expect(outcome).resolves.toEqual({ status: 'closed', result: 'won' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('closes a dismissed dialog without a result', async () => {
  const Dismissed = ({ close }: Wheel) => <button onClick={() => close()}>Close</button>;
  const { offers } = await open({ 'mf-b': async () => remoteB(async () => ({ default: Dismissed })) });
  const outcome = openWheel(offers);
  await advance();
  act(() => screen.getByRole('button').click());
  await expect(outcome).resolves.toEqual({ status: 'closed' });
});

test.each<[string, Record<string, LoadContainer>, number]>([
  ['the owner is absent', { 'mf-a': async () => remoteA() }, 0],
  ['the container fails', { 'mf-b': () => Promise.reject(new Error('404')) }, 0],
  ['the container hangs', { 'mf-b': never }, LOAD_LIMIT_MS],
  ['the activation hangs', { 'mf-b': async () => remoteB(never, never) }, ACTIVATE_LIMIT_MS],
  ['the dialog’s code fails', { 'mf-b': async () => remoteB(() => Promise.reject(new Error('404'))) }, 0],
  ['the dialog’s code hangs', { 'mf-b': async () => remoteB(never) }, PART_LIMIT_MS],
  [
    'the dialog throws while it renders',
    {
      'mf-b': async () =>
        remoteB(async () => ({
          default: () => {
            throw new Error('broken');
          },
        })),
    },
    0,
  ],
])('answers that a dialog is unavailable when %s, and shows nothing itself', async (_, containers, ms) => {
  const silent = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { offers, shown } = await open(containers);
  const outcome = openWheel(offers);
  await advance(ms);
  await advance();
  await expect(outcome).resolves.toEqual({ status: 'unavailable' });
  expect(shown).not.toHaveBeenCalled();
  silent.mockRestore();
});

test('loads the remotes that an event wakes, and then delivers it', async () => {
  const received: unknown[] = [];
  const { offers } = await open({
    'mf-a': async () =>
      remoteA(({ offers: own }) => void own.on('mf-b:prizeWon', (won) => received.push(won))),
    'mf-b': async () =>
      remoteB(never, ({ offers: own }) => {
        own.on('mf-b:spinRequested', ({ spins }) => {
          received.push(spins);
          void own.emit('mf-b:prizeWon', { amount: '5.00' });
        });
      }),
  });
  const delivery = offers.emit('mf-b:spinRequested', { spins: 2 });
  await advance();
  await expect(delivery).resolves.toEqual({ status: 'delivered' });
  expect(received).toEqual([2, { amount: '5.00' }]);
});

test.each<[string, Record<string, LoadContainer>, number]>([
  ['the owner is absent', {}, 0],
  ['the owner fails', { 'mf-b': () => Promise.reject(new Error('404')) }, 0],
  ['the owner hangs', { 'mf-b': never }, LOAD_LIMIT_MS],
  ['the owner does not listen', { 'mf-b': async () => remoteB(never) }, 0],
])('answers that an event is unavailable when %s', async (_, containers, ms) => {
  const { offers, shown } = await open(containers);
  const delivery = offers.emit('mf-b:spinRequested', { spins: 1 });
  await advance(ms);
  await expect(delivery).resolves.toEqual({ status: 'unavailable' });
  expect(shown).not.toHaveBeenCalled();
});

test('shows the parts of other remotes in an offered slot, with the owner’s props', async () => {
  await open({ 'mf-a': async () => remoteA() });
  await advance();
  expect(screen.getByText('Tile of game 7')).toBeVisible();
});

test.each<[string, Record<string, LoadContainer>]>([
  ['no remote contributes to it', {}],
  ['the contribution fails', { 'mf-a': () => Promise.reject(new Error('404')) }],
])('leaves an offered slot empty when %s', async (_, containers) => {
  await open(containers);
  await advance();
  expect(screen.getByRole('main')).toBeEmptyDOMElement();
});
