/** @jest-environment jsdom */
import type { FakeShell, FakeShellOptions } from '@tessera/testing';
import { installDialog } from '@tessera/ui/testing';
import { ROULETTE_SPIN_MS } from '@tessera/domain';
import { CallError, rouletteSpin, type AnswerOf, type rouletteInfo } from '@tessera/wire';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { show } from '../test-scope.tsx';
import { revealAfterReload } from './wheel.effects.ts';
import WheelDialog from './WheelDialog.tsx';

beforeAll(installDialog);
beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const HASH = 'ab'.repeat(32);
const info: AnswerOf<typeof rouletteInfo> = {
  detail: { id: 9, drawsPerDay: 3, endAt: null, nextDrawsAt: '2026-06-02T00:00:00-04:00' },
  prizeSettings: [
    { prizeId: 1, angle: 0, amount: '0.00' },
    { prizeId: 3, angle: 180, amount: '20.00' },
  ],
  remainingDraws: 3,
  fairness: { hash: HASH },
};
const LOST = new CallError(rouletteSpin, { kind: 'network' }, '');
const WON = { prizeId: 3, remainingDraws: 2 };

function Page() {
  const [isOpen, setOpen] = useState(true);
  if (isOpen) return <WheelDialog args={{}} close={() => setOpen(false)} />;
  return <button onClick={() => setOpen(true)}>Open</button>;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
async function press(name: string) {
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name }));
  await pass(0);
}
async function open(answers: FakeShellOptions['answers'], options: FakeShellOptions = {}) {
  const shown = await show(<Page />, {
    session: 'member',
    answers: { rouletteInfo: info, ...answers },
    ...options,
  });
  await pass(0);
  return shown;
}

test.each([
  [3, { tone: 'success', text: 'Wheel: you won $20.00' }],
  [1, { tone: 'info', text: 'Wheel: no prize' }],
])('shows prize %d of a wheel that was closed while it turned, at its stop', async (prizeId, toast) => {
  const { shell } = await open({ rouletteSpin: { prizeId, remainingDraws: 2 } });
  await press('Spin');
  await pass(500);
  await press('Close');
  await pass(ROULETTE_SPIN_MS - 550);
  expect(shell.toast.shown).toEqual([]);
  expect(document.documentElement.outerHTML).not.toMatch(/you won|data-won/i);
  await pass(100);
  expect(shell.toast.shown).toEqual([toast]);
});

test.each([
  ['a guest', undefined, []],
  ['another member', { id: 8, currency: 'USD' } as const, []],
  [
    'its member, in the member’s currency',
    { id: 7, currency: 'INR' } as const,
    [{ tone: 'success', text: 'Wheel: you won ₹20.00' }],
  ],
])(
  'shows the prize of a wheel that the end of its session has closed to %s: %p',
  async (_who, next, toasts) => {
    const { shell } = await open({ rouletteSpin: WON });
    await press('Close');
    act(() => shell.session.login({ id: 7, currency: 'INR' }));
    await press('Open');
    await press('Spin');
    act(() => shell.session.end('elsewhere'));
    await press('Close');
    act(() => next && shell.session.login(next));
    await pass(ROULETTE_SPIN_MS);
    expect(shell.toast.shown).toEqual(toasts);
  },
);

test('shows the prize of a wheel that was closed while its spin was asked for, when it would have stopped', async () => {
  let respond: (answer: typeof WON) => void = () => undefined;
  const { shell } = await open({ rouletteSpin: () => new Promise((resolve) => (respond = resolve)) });
  await press('Spin');
  await press('Close');
  respond(WON);
  await pass(ROULETTE_SPIN_MS - 50);
  expect(shell.toast.shown).toEqual([]);
  await pass(100);
  expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'Wheel: you won $20.00' }]);
});

test('says that a spin has failed after its wheel was closed', async () => {
  let fail: (error: Error) => void = () => undefined;
  const { shell } = await open({ rouletteSpin: () => new Promise((_, reject) => (fail = reject)) });
  await press('Spin');
  await press('Close');
  fail(LOST);
  await pass(0);
  expect(shell.toast.shown).toMatchObject([{ tone: 'error' }]);
});

test('spins no second time while the spin of a wheel that was closed runs', async () => {
  let respond: (answer: typeof WON) => void = () => undefined;
  const { shell } = await open({ rouletteSpin: () => new Promise((resolve) => (respond = resolve)) });
  await press('Spin');
  await press('Close');
  await press('Open');
  await press('Spin');
  expect(shell.api.sentTo(rouletteSpin)).toHaveLength(1);
  respond(WON);
  await pass(ROULETTE_SPIN_MS + 1);
  expect(shell.toast.shown).toHaveLength(1);
  await press('Spin');
  expect(shell.api.sentTo(rouletteSpin)).toHaveLength(2);
});

test('repeats a spin whose answer was lost when the wheel is opened after a reload, and shows its prize', async () => {
  const document = { drafts: new Map<string, string>(), kept: new Map() };
  const before = await open({ rouletteSpin: LOST }, document);
  await press('Spin');
  const [lost] = before.shell.api.sent.slice(-1);
  expect(lost).toMatchObject({ name: rouletteSpin.name, payload: { id: 9, hash: HASH } });
  cleanup();
  // The platform has drawn: its next spin has another commitment.
  const next = { ...info, fairness: { hash: 'cd'.repeat(32) } };
  const { shell } = await open({ rouletteInfo: next, rouletteSpin: WON }, document);
  expect(shell.api.sent.filter(({ name }) => name === rouletteSpin.name)).toEqual([lost]);
  await pass(ROULETTE_SPIN_MS);
  expect([...document.drafts.keys()]).toEqual([]);
  expect(screen.getByText('You won $20.00')).toBeVisible();
});

test('shows the prize of a repeated spin also where it was the last of its prize', async () => {
  const document = { drafts: new Map<string, string>(), kept: new Map() };
  await open({ rouletteSpin: LOST }, document);
  await press('Spin');
  cleanup();
  const without = { ...info, prizeSettings: info.prizeSettings.slice(0, 1) };
  await open({ rouletteInfo: without, rouletteSpin: { ...WON, amount: '20.00' } }, document);
  await pass(ROULETTE_SPIN_MS);
  expect(screen.getByText('You won $20.00')).toBeVisible();
});

describe('a page that was reloaded while the wheel turned', () => {
  /** Spins, and returns what the browser keeps at the reload. */
  async function spinAndReload() {
    const document = { drafts: new Map<string, string>(), kept: new Map() };
    const { shell } = await open({ rouletteSpin: WON }, document);
    await press('Spin');
    await pass(500);
    const browser = { drafts: new Map(document.drafts), kept: new Map(document.kept) };
    cleanup();
    return { browser, sent: shell.api.sent.slice(-1) };
  }
  const spins = ({ api }: FakeShell) => api.sent.filter(({ name }) => name === rouletteSpin.name);

  test.each([
    ['of its answer', { ...WON, amount: '20.00' }],
    ['of the wheel, where the answer has no amount', WON],
  ])('shows the prize %s by a toast, when the wheel would have stopped', async (_, rouletteSpin) => {
    const { browser, sent } = await spinAndReload();
    const options = { session: 'member', answers: { rouletteInfo: info, rouletteSpin }, ...browser } as const;
    const { shell, scope, signal } = await show(null, options);
    revealAfterReload(scope, signal);
    await pass(ROULETTE_SPIN_MS - 50);
    expect(spins(shell)).toEqual(sent);
    expect(shell.toast.shown).toEqual([]);
    expect(JSON.stringify([[...browser.drafts], [...browser.kept]])).not.toMatch(/20\.00|prize/i);
    await pass(100);
    expect(shell.toast.shown).toEqual([{ tone: 'success', text: 'Wheel: you won $20.00' }]);
    expect([...browser.drafts.keys()]).toEqual([]);
  });

  test('shows it on the wheel where that is opened first, and by no toast', async () => {
    const { browser, sent } = await spinAndReload();
    const { shell, scope, signal } = await open({ rouletteSpin: WON }, browser);
    revealAfterReload(scope, signal);
    await pass(ROULETTE_SPIN_MS);
    expect(screen.getByText('You won $20.00')).toBeVisible();
    await pass(ROULETTE_SPIN_MS);
    expect(spins(shell)).toEqual(sent);
    expect(shell.toast.shown).toEqual([]);
  });

  test('lets a wheel that is opened meanwhile wait, and spins with another key afterwards', async () => {
    const { browser, sent } = await spinAndReload();
    const { shell, scope, signal } = await show(<Page />, {
      session: 'member',
      answers: {
        rouletteInfo: () => new Promise((resolve) => setTimeout(resolve, 10, info)),
        rouletteSpin: WON,
      },
      ...browser,
    });
    revealAfterReload(scope, signal);
    await pass(100);
    await press('Spin');
    expect(spins(shell)).toEqual(sent);
    await pass(ROULETTE_SPIN_MS);
    expect(shell.toast.shown).toHaveLength(1);
    await press('Spin');
    expect(new Set(spins(shell).map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  });
});

test('repeats no spin of another wheel, or of long ago', async () => {
  const document = { drafts: new Map<string, string>(), kept: new Map() };
  await open({ rouletteSpin: LOST }, document);
  await press('Spin');
  cleanup();
  const another = { ...info, detail: { ...info.detail, id: 10 } };
  const replaced = await open({ rouletteInfo: another }, document);
  expect(replaced.shell.api.sentTo(rouletteSpin)).toEqual([]);
  cleanup();
  await pass(11 * 60_000);
  const later = await open({}, document);
  expect(later.shell.api.sentTo(rouletteSpin)).toEqual([]);
});
