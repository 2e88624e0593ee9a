import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** How long a play of a game that is played alone, or goes on without end, is watched at least. */
const WATCHED_MS = 10_000;
/** The end of a table's round is shown, too. */
const END_MS = 2_500;
/** From a draw to the next one is a minute; the highest rise takes one. */
const ROUND_LIMIT_MS = 150_000;
const LIMIT_MS = 30_000;
const LOOK_MS = 200;
const TAP_EVERY_MS = 400;

const MAIN = '.main:not([aria-disabled="true"])';

/** What there is to know of a game to play it, beside its main action. */
type Known =
  /** One round after the other; the main action that stands for a decision in an open one. */
  | { readonly as: 'rounds'; readonly decision?: string }
  /** A table's round; what is pressed before the main action can be. */
  | { readonly as: 'table'; readonly first?: string }
  /** What is pressed again and again, as long as it is watched. */
  | { readonly as: 'taps'; readonly tap: string };

const KNOWN: Readonly<Record<string, Known>> = {
  blackjack: { as: 'rounds', decision: `.bj-decisions ${MAIN}` },
  roulette: { as: 'table', first: '[data-spot]' },
  crash: { as: 'table' },
  lottery: { as: 'table', first: '.ticket-tools button' },
  race: { as: 'table', first: '[data-spot]' },
  duel: { as: 'table', first: '.bet:not([aria-disabled="true"])' },
  fishing: { as: 'taps', tap: MAIN },
  sportsbook: { as: 'taps', tap: '.key:not([aria-disabled="true"])' },
};
const ALONE: Known = { as: 'rounds' };

/** A game that is open, with what it was told of its table. */
export interface OpenGame {
  readonly game: string;
  readonly page: Page;
  /** Of the table, if it has one. */
  readonly phase: () => string | undefined;
}

/** Hears what the page is told. Called before it is opened. */
export function hearTable(page: Page): () => string | undefined {
  let phase: string | undefined;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const told = /^42(\["table",.*)$/s.exec(String(payload))?.[1];
      if (told !== undefined) phase = (JSON.parse(told) as [string, { phase: string }])[1].phase;
    }),
  );
  return () => phase;
}

/** Plays a game for a while by its own main action. @returns milliseconds between the frames of what it showed */
export async function play(open: OpenGame): Promise<number[]> {
  const known = KNOWN[open.game] ?? ALONE;
  switch (known.as) {
    case 'table':
      return playTable(open, known.first);
    case 'rounds':
      return watch(open, () => playRound(open, known.decision));
    case 'taps':
      return watch(open, () => tap(open, known.tap));
  }
}

async function watch(open: OpenGame, work: () => Promise<void>): Promise<number[]> {
  await until(open, 'to be ready', LIMIT_MS, isReady);
  await newFrames(open.page);
  for (const end = performance.now() + WATCHED_MS; performance.now() < end;) await work();
  return frames(open.page);
}

async function playRound(open: OpenGame, decision: string | undefined): Promise<void> {
  await press(open.page, MAIN);
  await until(open, 'the end of the round', ROUND_LIMIT_MS, async () => {
    if (await isReady(open)) return true;
    if (decision !== undefined) await pressIfIt(open.page, decision);
    return false;
  });
}

async function tap({ page }: OpenGame, selector: string): Promise<void> {
  await pressIfIt(page, selector);
  await wait(TAP_EVERY_MS);
}

/** Bets while that is possible; what is watched is what comes after. */
async function playTable(open: OpenGame, first: string | undefined): Promise<number[]> {
  const { page, phase } = open;
  const inPhase = (...phases: string[]) => Promise.resolve(phases.includes(phase() ?? ''));
  await until(open, 'a round to end', ROUND_LIMIT_MS, () => inPhase('over', 'void'));
  await until(open, 'bets to be taken', ROUND_LIMIT_MS, () => inPhase('betting'));
  if (first !== undefined) await press(page, first);
  await press(page, MAIN);
  await until(open, 'the round to run', ROUND_LIMIT_MS, () => inPhase('running', 'over'));
  await newFrames(page);
  await until(open, 'the round to end', ROUND_LIMIT_MS, () => inPhase('over', 'void'));
  await wait(END_MS);
  return frames(page);
}

const press = (page: Page, selector: string): Promise<void> =>
  page.locator(selector).first().click({ timeout: LIMIT_MS });

/** It may be gone by the time that it is pressed. */
async function pressIfIt(page: Page, selector: string): Promise<void> {
  if ((await page.locator(selector).count()) > 0) await press(page, selector).catch(() => undefined);
}

const isReady = async ({ page }: OpenGame): Promise<boolean> =>
  (await page.locator('#game').getAttribute('data-state')) === 'ready';

const newFrames = (page: Page): Promise<void> => page.evaluate(() => void window.benchFrames!.splice(0));
const frames = (page: Page): Promise<number[]> => page.evaluate(() => window.benchFrames!.slice());

/** Looks now and again, and seldom: each look costs the page something. */
async function until(
  open: OpenGame,
  what: string,
  limitMs: number,
  isIt: (open: OpenGame) => Promise<boolean>,
): Promise<void> {
  for (const end = performance.now() + limitMs; !(await isIt(open)); await wait(LOOK_MS)) {
    if (performance.now() > end) throw new Error(`${open.game} was waited for in vain: ${what}`);
  }
}
