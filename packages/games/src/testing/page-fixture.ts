import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_NAMES } from '../rules/game-code.ts';

/** A folder that looks like the built pages, so that the server's tests need no build. */
export function pageFixture(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-games-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'game.0123456789.js'), 'document.title = "game";');
  const manifest = {
    scripts: ['game.0123456789.js'],
    style: 'page.0123456789.css',
    faces: ['face.0123.woff2'],
    games: Object.fromEntries(
      GAME_NAMES.map((game) => [
        game,
        { scripts: [`${game}.0123456789.js`], style: `${game}.0123456789.css` },
      ]),
    ),
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
