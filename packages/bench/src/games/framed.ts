import type { Browser } from '@playwright/test';
import { SIZES } from '@tessera/e2e/browser';
import { using } from '../ending.ts';
import { broken, type Row } from '../rows.ts';
import { LOAD_LIMIT_MS, PROFILE } from '../web/browser/load.ts';
import { rowsOf } from './frame-rows.ts';
import { openHouse } from './house.ts';
import { untilIdle } from './idle.ts';
import { playsLeftAlone, type LeftAlone } from './left-alone.ts';
import type { GamesOptions } from './options.ts';
import { hearTable, opened, play } from './plays.ts';
import { installWait } from './waits.probe.ts';
import { watchSlowed } from './watch.ts';

type Say = (line: string) => void;

/** Frames of each of these games, played on a phone whose processor is slowed down. */
export function frameRows(
  browser: Browser,
  games: readonly string[],
  { rounds }: GamesOptions,
  say: Say,
): Promise<Row[]> {
  say('starting the games by themselves');
  return using(
    openHouse,
    (house) => house.stop(),
    async ({ addresses }) => {
      await untilIdle(say);
      const rows: Row[] = [];
      for (const game of games) {
        const address = addresses.get(game);
        if (address === undefined) throw new Error(`the games' server has no ${game}`);
        try {
          rows.push(...rowsOf(game, await framesOf(browser, game, address, rounds, say)));
        } catch (error) {
          rows.push(broken(`${game}: frames`, error instanceof Error ? error.message : String(error)));
        }
      }
      return rows;
    },
  );
}

async function framesOf(
  browser: Browser,
  game: string,
  address: string,
  rounds: number,
  say: Say,
): Promise<LeftAlone> {
  const context = await browser.newContext({ ...SIZES.phone, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const phase = hearTable(page);
    await page.addInitScript(installWait);
    await page.goto(address, { timeout: LOAD_LIMIT_MS });
    await opened(page, LOAD_LIMIT_MS);
    const watch = await watchSlowed(page, PROFILE.cpuFactor);
    return await playsLeftAlone(rounds, (round) => {
      say(`${game}, play ${round} of ${Math.max(round, rounds)}`);
      return play({ game, page, phase, watch });
    });
  } finally {
    await context.close();
  }
}
