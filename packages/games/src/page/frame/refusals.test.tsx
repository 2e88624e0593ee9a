/** @jest-environment jsdom */
import { LOCALE_CODES } from '@tessera/domain';
import { GAME_CODES } from '../../protocol/codes.ts';
import type { GamePage } from '../game-page.ts';
import { fitJsdom } from '../testing/browser.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { openFrame } from '../testing/open-frame.tsx';
import { refusalScreen } from './refusals.ts';

const page: GamePage = {
  Game: () => <main />,
  Help: () => <p />,
  RoundLine: () => <></>,
  messages: () => Promise.resolve({ default: {} }),
};
/** Why money is not staked, each for a reason that the player has to know apart from the others. */
const REASONS = [
  GAME_CODES.balanceTooLow,
  GAME_CODES.limitReached,
  GAME_CODES.playPaused,
  GAME_CODES.realityCheckDue,
  GAME_CODES.maintenance,
  GAME_CODES.transferDisabled,
  GAME_CODES.bonusStake,
  GAME_CODES.platformUnreachable,
];

beforeEach(fitJsdom);

test.each(LOCALE_CODES)(
  '%s: each reason why nothing is staked is told by words of its own',
  async (language) => {
    const frame = await openFrame(page, fakeServer(undefined as never).api, { language });
    const shown: string[] = [];
    for (const code of REASONS) {
      const decided = frame.services.refusals.ask(code);
      await frame.settle();
      const dialog = frame.dialog()!;
      const { title, text, ways } = refusalScreen(code);
      expect(dialog).toContain(frame.services.words(title));
      // Up to the first place that is filled in.
      expect(dialog).toContain(frame.services.words(text).split('{')[0]);
      shown.push(dialog);
      frame.services.refusals.shown.value!.decide(ways[0]!.decision);
      await decided;
    }
    expect(new Set(shown).size).toBe(REASONS.length);
    frame.close();
  },
);

test('each has a sign of its own, and a way out', () => {
  const screens = REASONS.map(refusalScreen);
  expect(new Set(screens.map(({ icon }) => icon)).size).toBe(REASONS.length);
  for (const { ways } of screens) expect(ways.length).toBeGreaterThan(0);
});

test('what is certainly not done is not asked for again: only who did not answer is', () => {
  const asksAgain = REASONS.filter((code) =>
    refusalScreen(code).ways.some(({ decision }) => decision === 'retry'),
  );
  expect(asksAgain).toEqual([GAME_CODES.platformUnreachable]);
});

test('a balance that is too low leads to the lobby’s deposits; demo credits do not', async () => {
  const frame = await openFrame(page, fakeServer(undefined as never).api, { mode: 'real' });
  const decided = frame.services.refusals.ask(GAME_CODES.balanceTooLow);
  await frame.settle();
  await frame.press('Deposit');
  expect(await decided).toBe('dismiss');
  expect(frame.left).toEqual(['deposit']);
  frame.close();
  const demo = await openFrame(page, fakeServer(undefined as never).api, { mode: 'demo' });
  void demo.services.refusals.ask(GAME_CODES.balanceTooLow);
  await demo.settle();
  await expect(demo.press('Deposit')).rejects.toThrow('no button "Deposit"');
  demo.close();
});
