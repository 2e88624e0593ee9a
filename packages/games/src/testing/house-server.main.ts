import { randomUUID } from 'node:crypto';
import { GAMES } from '../games/index.ts';
import { CLASSIC } from '../games/crash/rules/crash.ts';
import { EUROPEAN } from '../games/roulette/rules/roulette.ts';
import type { TableRules } from '../rules/table-rules.ts';
import { readSettings } from '../server/settings.ts';
import { startGames } from '../server/start.ts';
import { pageFixture } from './page-fixture.ts';

/**
 * A games' server in a process of its own with the house's own games: what they draw and pay is theirs, how long bets are
 * taken, and how long the ball rolls, is the proof's. It says who and where it is, and can be killed.
 */
const bettingMs = Number(process.env.BETTING_MS);
const PAUSE_MS = 1_000;
const ROLL_MS = 2_000;
const sooner = { bettingMs, pauseMs: PAUSE_MS };
const id = randomUUID();
const { url } = await startGames({
  ...readSettings(process.env),
  host: '127.0.0.1',
  clientDir: pageFixture(),
  games: {
    ...GAMES,
    roulette: { european: { ...(EUROPEAN as TableRules), ...sooner, runMs: () => ROLL_MS } },
    crash: { classic: { ...(CLASSIC as TableRules), ...sooner } },
  },
  server: id,
});
process.stdout.write(`${JSON.stringify({ id, url })}\n`);
