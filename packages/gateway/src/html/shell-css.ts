import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compactCss } from './css.ts';
import type { PublishedShell } from '../releases/documents.ts';
import { releaseFolder, SHELL, type ReleaseFolders } from '../releases/folders.ts';

/** The live shell's style sheets as one text for inlining: the first paint waits for no second request. */
export function shellCssSource(folders: ReleaseFolders): (shell: PublishedShell) => Promise<string> {
  let known: { readonly release: string; readonly css: Promise<string> } | undefined;
  return (shell) => {
    if (known?.release !== shell.release) known = { release: shell.release, css: read(folders, shell) };
    const { css } = known;
    // One that could not be read is asked for again.
    css.catch(() => (known = undefined));
    return css;
  };
}

async function read(folders: ReleaseFolders, { release, baseUrl, styles }: PublishedShell): Promise<string> {
  const folder = releaseFolder(folders, SHELL, release);
  const sheets = await Promise.all(styles.map((file) => readFile(join(folder, file), 'utf8')));
  // Addresses in a sheet are relative to it, and it moves into the page.
  return compactCss(sheets.join('')).replace(/url\((?!data:|https?:|\/|["'])/g, `url(${baseUrl}`);
}
