/** @jest-environment jsdom */
import { ARENA } from '../../games/duel/rules/duel.ts';
import { commitmentOf, drawsOf } from '@tessera/domain/fairness';
import type { RoundAnswer } from '../answers.ts';
import type { GamePage } from '../game-page.ts';
import { fitJsdom } from '../testing/browser.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { untilDrawn } from '../testing/until-drawn.ts';
import { openFrame, type OpenFrame } from '../testing/open-frame.tsx';

const page: GamePage = {
  Game: () => <main />,
  Help: () => <p />,
  RoundLine: () => <>the duel</>,
  messages: () => Promise.resolve({ default: {} }),
};
// Seeds are read with it.
fitJsdom();
const seed = 'd0e1'.padStart(64, '0');
const salt = 'duel-arena 7';
const outcome = ARENA.draw(drawsOf(seed, salt));
const ROUND = {
  ...{ roundId: 'r', requestId: 'request-1', stake: '1.00', staked: '1.00', choice: [], actions: [] },
  ...{ over: true, payout: '0.00', returned: '0', balance: '9.00', at: 0, rulesVersion: ARENA.version },
  view: { number: 7, outcome, takenOutMs: null },
  fair: { hash: commitmentOf(seed), seed, salt, nextHash: null },
} satisfies RoundAnswer;

let frame: OpenFrame;
async function open(round: RoundAnswer, nextHash: string | null = null): Promise<void> {
  const api = { ...fakeServer(undefined as never).api, history: () => Promise.resolve([round as never]) };
  frame = await openFrame(page, api, { game: 'duel', variant: 'arena', fair: { nextHash } });
  await frame.press('Fairness');
}
/** The check loads the game's rules before it answers. */
async function check(): Promise<void> {
  await frame.press('Check');
  await untilDrawn(
    () => frame.dialog()!.includes('The seed has this fingerprint.'),
    'the answer of the check',
  );
}
afterEach(() => frame.close());

test('what a table mixes in is no player’s words', async () => {
  await open(ROUND);
  expect(frame.dialog()).toContain('Number that is mixed induel-arena 7');
  expect(frame.dialog()).not.toContain('Your own words');
});

test('where the player’s words are mixed in, they are called so', async () => {
  await open(ROUND, 'b'.repeat(64));
  expect(frame.dialog()).toContain('Your own wordsduel-arena 7');
});

test('a round is checked by the rules that it was played by', async () => {
  await open(ROUND);
  await check();
  expect(frame.dialog()).toContain('The seed has this fingerprint.');
  expect(frame.dialog()).toContain('The rules give the same round and the same payout.');
});

test('a round by other rules is told as such, not as wrong; its fingerprint is checked', async () => {
  await open({ ...ROUND, rulesVersion: ARENA.version - 1, view: null });
  expect(frame.dialog()).toContain('Played by other rules');
  expect(frame.dialog()).not.toContain('the duel');
  await check();
  expect(frame.dialog()).toContain('The seed has this fingerprint.');
  expect(frame.dialog()).toContain('This round was played by other rules than those of this page.');
  expect(frame.dialog()).not.toContain('another round or another payout');
});

test('the address of the page that checks any round says by which rules it was played', async () => {
  await open(ROUND);
  const { href } = document.querySelector<HTMLAnchorElement>('.fair-values a')!;
  expect(new URLSearchParams(href.split('#')[1]).get('version')).toBe(String(ARENA.version));
});
