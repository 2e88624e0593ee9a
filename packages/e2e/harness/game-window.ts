import { expect, type FrameLocator, type Page, type Response } from '@playwright/test';
import { text } from './texts.ts';
import { ROUND_MS } from './limits.ts';

/** One of the house's games, wherever it is played. */
export interface Game {
  /** The balance in units of the currency. */
  readonly balance: () => Promise<number>;
  /**
   * Plays one round of reels, or of blackjack to its cautious end, and gives what came of it, once the game shows the
   * balance after it.
   */
  readonly playRound: () => Promise<Round>;
  /** Presses the game's own way out. */
  readonly leave: () => Promise<void>;
}

/** A game in a window of its own. */
export interface GameWindow extends Game {
  readonly page: Page;
  /** Closes the game by its own button. */
  readonly close: () => Promise<void>;
}

export interface Round {
  readonly stake: number;
  readonly payout: number;
  readonly before: number;
  readonly after: number;
}

/** Waits until the game can be played. @param opening does what opens the game's window */
export async function openGame(page: Page, opening: () => Promise<void>): Promise<GameWindow> {
  const [window] = await Promise.all([page.waitForEvent('popup'), opening()]);
  const game = await gameIn(window, window);
  return {
    ...game,
    page: window,
    async close() {
      const closed = window.waitForEvent('close');
      // The window may be gone before the click resolves.
      await game.leave().catch((error: unknown) => {
        if (!window.isClosed()) throw error;
      });
      await closed;
    },
  };
}

/**
 * Waits until the game can be played.
 * @param place the document of the game: a page of its own, or a frame
 * @param page that the place is of
 */
export async function gameIn(place: Page | FrameLocator, page: Page): Promise<Game> {
  const root = place.locator('#game');
  await expect(root).toHaveAttribute('data-state', 'ready');
  const meter = place.locator('[data-meter="balance"]');
  const balance = async () => amountOf(await meter.innerText());
  const button = (id: Parameters<typeof text>[0]) =>
    place.getByRole('button', { name: text(id), exact: true });

  return {
    balance,
    async playRound() {
      const before = await balance();
      const started = page.waitForResponse((response) => new URL(response.url()).pathname === '/rounds');
      await button('game:spin').or(button('game-blackjack:deal')).click();
      let round = await roundOf(await started);
      while (!round.over) {
        const decided = page.waitForResponse((response) => response.url().endsWith('/actions'));
        await button('game-blackjack:stand').or(button('game-blackjack:decline')).click();
        round = await roundOf(await decided);
      }
      const [stake, payout, after] = [round.staked, round.payout, round.balance].map(Number) as [
        number,
        number,
        number,
      ];
      // A long bonus shows itself to its end before the next round.
      await expect(root).toHaveAttribute('data-state', 'ready', { timeout: ROUND_MS });
      await expect.poll(balance).toBeCloseTo(after, 2);
      return { stake, payout, before, after };
    },
    leave: () => place.getByRole('button', { name: text('games:close'), exact: true }).click(),
  };
}

interface PlayedRound {
  readonly over: boolean;
  readonly staked: string;
  readonly payout: string | null;
  readonly balance: string;
}

const roundOf = async (response: Response) => ((await response.json()) as { data: PlayedRound }).data;

/** `$1,234.50` → 1234.5, of money written the English way; of several amounts the last, which is the one that is read out. */
export function amountOf(written: string): number {
  const amount = written.match(/\d[\d,]*(?:\.\d+)?/g)?.at(-1);
  if (!amount) throw new Error(`"${written}" has no amount`);
  return Number(amount.replaceAll(',', ''));
}
