/** @jest-environment jsdom */
import { act } from 'preact/test-utils';
import { formatMoney } from '@tessera/i18n/formats';
import type { RoundAnswer } from '../answers.ts';
import type { GamePage } from '../game-page.ts';
import { fitJsdom } from '../testing/browser.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { openFrame, type OpenFrame, type SESSION } from '../testing/open-frame.tsx';

const page: GamePage = {
  Game: () => <main />,
  Help: () => <p />,
  RoundLine: () => <>a round</>,
  messages: () => Promise.resolve({ default: {} }),
};
const NOW = Date.parse('2026-03-01T18:25:00Z');
const ROUND = {
  ...{ roundId: 'r', requestId: 'request-1', stake: '1.00', staked: '1.00', choice: [], actions: [] },
  ...{ over: true, payout: '0.00', returned: '0', balance: '9.00', at: NOW - 300_000, rulesVersion: 1 },
  view: {},
  fair: { hash: 'a'.repeat(64), seed: null, salt: '', nextHash: null },
} satisfies RoundAnswer;

let frame: OpenFrame;
async function open(
  panel: string | undefined,
  changed: Partial<typeof SESSION>,
  round = ROUND,
): Promise<void> {
  fitJsdom();
  const api = { ...fakeServer(undefined as never).api, history: () => Promise.resolve([round as never]) };
  frame = await openFrame(page, api, { now: NOW, startedAt: NOW, ...changed });
  if (panel) await frame.press(panel);
}
afterEach(() => {
  frame.close();
  jest.useRealTimers();
});
const timeOf = (): string => document.querySelector('dialog time')!.textContent.replaceAll('\u202f', ' ');

test.each(['History', 'Fairness'])(
  'the panel “%s” shows a round’s time on the clock of the site',
  async (panel) => {
    await open(panel, { timeZone: 'Asia/Kathmandu' });
    expect(timeOf()).toBe('12:05:00 AM');
  },
);

test('a round of yesterday, by the calendar of the site, shows its day', async () => {
  await open('History', { timeZone: 'Asia/Kathmandu' }, { ...ROUND, at: NOW - 3_600_000 });
  expect(timeOf()).toBe('Mar 1, 11:10 PM');
});

test('the session’s clock does not jump with the clock of the device', async () => {
  jest.useFakeTimers({ advanceTimers: 1, doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  await open(undefined, { startedAt: NOW - 60_000 });
  jest.setSystemTime(Date.now() + 3_600_000);
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(frame.host.querySelector('[role="timer"]')!.textContent).toMatch(/^01:0\d$/);
});

test.each([
  ['vi_VN', 'vi-VN', 'VND', '1234567'],
  ['bn_BD', 'bn-BD', 'BDT', '-1234.50'],
  ['my_MM', 'my-MM', 'MMK', '1234567.00'],
] as const)('amounts are written as the lobby writes them in %s', async (language, tag, currency, amount) => {
  const stakes = { stakes: ['2000'], defaultStake: '2000' };
  await open(undefined, { language, currency, balance: amount, ...stakes });
  expect(frame.services.money.write(amount)).toBe(formatMoney(amount, currency, tag));
  expect(frame.host.textContent).not.toMatch(/[^\P{Nd}0-9]/u);
});
