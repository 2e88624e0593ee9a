import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that looks like the built page, so that the server's tests need no build. */
export function pageFixture(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-games-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets', 'game.0123456789.js'), 'document.title = "game";');
  const manifest = {
    script: 'game.0123456789.js',
    style: 'game.0123456789.css',
    preload: ['face.0123.woff2'],
  };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  return folder;
}
