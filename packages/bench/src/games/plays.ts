import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Frames, Watch } from './watch.ts';

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
  readonly watch: Watch;
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

/** Waits until the game's page is there. */
export const opened = (page: Page, limitMs: number): Promise<true> =>
  page.evaluate(
    (limit) =>
      globalThis.benchWait!(() => (document.querySelector('#game[data-state]') ? true : undefined), limit),
    limitMs,
  );

/** Plays a game for a while by its own main action. @returns the frames of what it showed */
export async function play(open: OpenGame): Promise<Frames> {
  const known = KNOWN[open.game] ?? ALONE;
  switch (known.as) {
    case 'table':
      return playTable(open, known.first);
    case 'rounds':
      await ready(open.page);
      await placeOf(open.page, MAIN);
      return watched(open, () => playRound(open, known.decision));
    case 'taps':
      await placeOf(open.page, known.tap);
      return watched(open, () => tap(open, known.tap));
  }
}

async function watched({ watch }: OpenGame, work: () => Promise<void>): Promise<Frames> {
  await watch.start();
  for (const end = performance.now() + WATCHED_MS; performance.now() < end;) await work();
  return watch.end();
}

async function playRound({ page }: OpenGame, decision: string | undefined): Promise<void> {
  await press(page, MAIN);
  while ((await ready(page, decision)) === 'decision') await press(page, decision!);
}

async function tap({ page }: OpenGame, selector: string): Promise<void> {
  await press(page, selector);
  await wait(TAP_EVERY_MS);
}

/** Bets while that is possible; what is watched is what comes after. */
async function playTable(open: OpenGame, first: string | undefined): Promise<Frames> {
  const { page, phase, watch } = open;
  const inPhase = (...phases: string[]) => phases.includes(phase() ?? '');
  await until(open, 'a round to end', ROUND_LIMIT_MS, () => inPhase('over', 'void'));
  await until(open, 'bets to be taken', ROUND_LIMIT_MS, () => inPhase('betting'));
  if (first !== undefined) await press(page, first);
  await press(page, MAIN);
  await until(open, 'the round to run', ROUND_LIMIT_MS, () => inPhase('running', 'over'));
  await watch.start();
  await until(open, 'the round to end', ROUND_LIMIT_MS, () => inPhase('over', 'void'));
  await wait(END_MS);
  return watch.end();
}

interface Place {
  readonly x: number;
  readonly y: number;
}
const places = new WeakMap<Page, Map<string, Place>>();

/**
 * Where a control lies, as soon as there is one. It is asked once: a finger does not ask the page whether it may, and what
 * a page is asked costs frames.
 */
async function placeOf(page: Page, selector: string): Promise<Place> {
  const known = places.get(page) ?? new Map<string, Place>();
  places.set(page, known);
  const place = known.get(selector);
  if (place) return place;
  const found = await page.evaluate(
    ({ selector, limitMs }) =>
      globalThis.benchWait!(() => {
        const control = document.querySelector(selector);
        control?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        const box = control?.getBoundingClientRect();
        if (!box || box.width === 0) return undefined;
        return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      }, limitMs),
    { selector, limitMs: LIMIT_MS },
  );
  known.set(selector, found);
  return found;
}

async function press(page: Page, selector: string): Promise<void> {
  const { x, y } = await placeOf(page, selector);
  await page.touchscreen.tap(x, y);
}

/** Waits for the end of a round or for a decision in it. */
async function ready(page: Page, decision?: string): Promise<'ready' | 'decision'> {
  return page.evaluate(
    ({ decision, limitMs }) =>
      globalThis.benchWait!(() => {
        if (document.querySelector<HTMLElement>('#game')?.dataset['state'] === 'ready') return 'ready';
        return decision !== undefined && document.querySelector(decision) ? 'decision' : undefined;
      }, limitMs),
    { decision, limitMs: ROUND_LIMIT_MS },
  );
}

/** Waits for what the page is told; nothing is asked of the page itself. */
async function until({ game }: OpenGame, what: string, limitMs: number, isIt: () => boolean): Promise<void> {
  for (const end = performance.now() + limitMs; !isIt(); await wait(LOOK_MS)) {
    if (performance.now() > end) throw new Error(`${game} was waited for in vain: ${what}`);
  }
}
