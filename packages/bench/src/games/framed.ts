import type { Browser } from '@playwright/test';
import { SIZES } from '@tessera/e2e/browser';
import { using } from '../ending.ts';
import { broken, limited, written, type Row } from '../rows.ts';
import { LOAD_LIMIT_MS, PROFILE } from '../web/browser/load.ts';
import { feltOf, type Felt } from './felt.ts';
import { installFrameProbe } from './frames.probe.ts';
import { openHouse } from './house.ts';
import { untilIdle } from './idle.ts';
import type { GamesOptions } from './options.ts';
import { hearTable, play } from './plays.ts';

/** Percent of all frames. */
const LEAST = { inTime: 95, nearly: 99 } as const;

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
          rows.push(...rowsOf(game, await feltIn(browser, game, address, rounds, say)));
        } catch (error) {
          rows.push(broken(`${game}: frames`, error instanceof Error ? error.message : String(error)));
        }
      }
      return rows;
    },
  );
}

async function feltIn(
  browser: Browser,
  game: string,
  address: string,
  rounds: number,
  say: Say,
): Promise<Felt[]> {
  const context = await browser.newContext({ ...SIZES.phone, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const phase = hearTable(page);
    await page.goto(address, { timeout: LOAD_LIMIT_MS });
    await page.locator('#game[data-state]').waitFor({ timeout: LOAD_LIMIT_MS });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: PROFILE.cpuFactor });
    await page.evaluate(installFrameProbe);
    const felt: Felt[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      say(`${game}, play ${round} of ${rounds}`);
      felt.push(feltOf(await play({ game, page, phase })));
    }
    return felt;
  } finally {
    await context.close();
  }
}

function rowsOf(game: string, felt: readonly Felt[]): Row[] {
  const all = (of: (one: Felt) => number, unit: 'ms' | 'count' = 'ms') => written(felt.map(of), unit);
  return [
    limited({
      what: `${game}: frames in time`,
      unit: '%',
      ours: felt.map(({ inTime }) => inTime),
      bar: { least: LEAST.inTime },
      note: `median ${all((one) => one.median)}, p95 ${all((one) => one.p95)}, p99 ${all((one) => one.p99)}`,
    }),
    limited({
      what: `${game}: frames in time, or one late`,
      unit: '%',
      ours: felt.map(({ nearly }) => nearly),
      bar: { least: LEAST.nearly },
      note: `of ${all((one) => one.frames, 'count')} frames a play`,
    }),
  ];
}
