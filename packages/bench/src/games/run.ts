import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@tessera/e2e/servers';
import { using } from '../ending.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { measured, tableOf, type Row } from '../rows.ts';
import { consoleTable } from '../table.ts';
import { chromiumVersion, launchBrowser } from '../web/browser/load.ts';
import { postgresVersion } from '../platform/postgres.ts';
import { gamesDocument } from './document.ts';
import { frameRows } from './framed.ts';
import { GAMES_USAGE, isWhole, readGamesOptions, type GamesOptions } from './options.ts';
import { settledRows } from './settled.ts';
import { readSizes, sizeRows } from './sizes.ts';

const DOCUMENT = 'docs/games-performance.md';

type Say = (line: string) => void;

/** `npm run bench -- games`. @returns the exit code */
export async function runGames(args: readonly string[]): Promise<number> {
  const options = readGamesOptions(args);
  if (options.help) {
    process.stdout.write(GAMES_USAGE);
    return 0;
  }
  const machine = { ...describeMachine(), chromium: await chromiumVersion() };
  const before = loadAverage();
  const rows = await measureGames(options, (line) => process.stdout.write(`  ${line}\n`));
  process.stdout.write(`\n${consoleTable(tableOf(rows))}\n`);
  if (isWhole(options)) {
    const load = { before, after: loadAverage() };
    const text = gamesDocument({ rows, machine, postgres: postgresVersion(), load, options });
    await writeFile(join(ROOT, DOCUMENT), text);
    process.stdout.write(`\nwritten to ${DOCUMENT}\n`);
  }
  return rows.some(({ verdict }) => verdict === 'FAIL') ? 1 : 0;
}

async function measureGames(options: GamesOptions, say: Say): Promise<Row[]> {
  const { only } = options;
  const sizes = readSizes();
  const games = Object.keys(sizes.games).filter((game) => options.games?.has(game) ?? true);
  const unknown = [...(options.games ?? [])].find((game) => !games.includes(game));
  if (unknown !== undefined) throw new Error(`no page was built of "${unknown}"`);
  const rows: Row[] = [];
  if (only.has('settled')) rows.push(...(await measured('Settled rounds', () => settledRows(options, say))));
  if (only.has('sizes')) rows.push(...sizeRows(sizes, games));
  if (only.has('frames')) {
    const measure = () =>
      using(
        launchBrowser,
        (browser) => browser.close(),
        (browser) => frameRows(browser, games, options, say),
      );
    rows.push(...(await measured('Frames', measure)));
  }
  return rows;
}
