import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAll, writeFaces, writeStyle } from './build/files.mjs';
import { buildScript } from './build/script.mjs';

/** Builds the games' pages into `dist/`: hashed assets, their brotli form, and the manifest that the server reads. */

const here = import.meta.dirname;
/** It is built beside its place and put there whole: a server that starts meanwhile finds the one before. */
const place = join(here, 'dist');
const dist = join(here, 'node_modules', '.cache', `dist-${process.pid}`);
const assets = join(dist, 'assets');
/** kB of 1,000 bytes, brotli: all that a game's page loads before it is played. */
const FIRST_CODE_BUDGET_KB = 150;

const pageOf = (game) => join(here, 'src', 'games', game, 'page');
const games = readdirSync(join(here, 'src', 'games')).filter((game) =>
  existsSync(join(pageOf(game), 'index.tsx')),
);

mkdirSync(assets, { recursive: true });
const faces = writeFaces(assets);
const style = writeStyle(
  assets,
  'page',
  join(here, 'src/page/style'),
  faces.map(({ rule }) => rule).join(''),
);
const styles = new Map(games.map((game) => [game, writeStyle(assets, game, pageOf(game))]));
const scripts = await buildScript(here, assets, games);

const manifest = {
  scripts: scripts.entry,
  style,
  faces: faces.map(({ name }) => name),
  games: Object.fromEntries(
    games.map((game) => [game, { scripts: scripts.games.get(game), style: styles.get(game) ?? null }]),
  ),
};
writeFileSync(join(dist, 'manifest.json'), JSON.stringify(manifest, null, 2));

const sizes = compressAll(assets);
const kilobytes = (bytes) => (bytes / 1_000).toFixed(1);
const sum = (names) => names.reduce((total, name) => total + (name ? sizes.get(name) : 0), 0);
const largest = (pattern) =>
  Math.max(0, ...[...sizes].filter(([name]) => pattern.test(name)).map(([, size]) => size));
const frame = sum([...scripts.entry, style, ...scripts.live]) + largest(/^words-/);
console.log(`every game: ${kilobytes(frame)} kB brotli (frame, live connection, style, catalogue)`);
const firstOf = {};
for (const game of games) {
  const own =
    sum([...scripts.games.get(game), styles.get(game)]) +
    largest(new RegExp(`_games_${game}_page_messages_`)) +
    // The worker that draws its sprites.
    largest(new RegExp(`^${game}-sprites\\.`)) +
    // One of the worlds is drawn, where each has art of its own.
    largest(new RegExp(`_games_${game}_page_.*_themes_`));
  const first = frame + own;
  firstOf[game] = first;
  console.log(
    `${game}: its own ${kilobytes(own)} kB, first code ${kilobytes(first)} kB of ${FIRST_CODE_BUDGET_KB}`,
  );
  if (first > FIRST_CODE_BUDGET_KB * 1_000) {
    console.error(`${game}: the first code is over its budget: load something later.`);
    process.exitCode = 1;
  }
}
// For whoever asks what the pages cost: `npm run bench -- games`.
const budget = FIRST_CODE_BUDGET_KB * 1_000;
writeFileSync(join(dist, 'sizes.json'), JSON.stringify({ budget, frame, games: firstOf }, null, 2));

rmSync(place, { recursive: true, force: true });
renameSync(dist, place);
