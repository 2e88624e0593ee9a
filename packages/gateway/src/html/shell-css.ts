import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compactCss } from './css.ts';
import type { PublishedShell } from '../releases/documents.ts';
import { releaseFolder, SHELL, type ReleaseFolders } from '../releases/folders.ts';

/** The live one, a canary, and those that they have just replaced. */
const KEPT = 4;

/** A shell's style sheets as one text for inlining: the first paint waits for no second request. */
export function shellCssSource(folders: ReleaseFolders): (shell: PublishedShell) => Promise<string> {
  const known = new Map<string, Promise<string>>();
  return (shell) => {
    const { release } = shell;
    const css = known.get(release) ?? read(folders, shell);
    // What was asked for last is forgotten last.
    known.delete(release);
    known.set(release, css);
    for (const oldest of known.keys()) {
      if (known.size <= KEPT) break;
      known.delete(oldest);
    }
    // One that could not be read is asked for again.
    css.catch(() => known.delete(release));
    return css;
  };
}

async function read(folders: ReleaseFolders, { release, baseUrl, styles }: PublishedShell): Promise<string> {
  const folder = releaseFolder(folders, SHELL, release);
  const sheets = await Promise.all(styles.map((file) => readFile(join(folder, file), 'utf8')));
  // Addresses in a sheet are relative to it, and it moves into the page.
  return compactCss(sheets.join('')).replace(/url\((?!data:|https?:|\/|["'])/g, `url(${baseUrl}`);
}
