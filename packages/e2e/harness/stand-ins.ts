import { gameSearch } from '@tessera/wire';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createApi } from './api.ts';
import type { Tessera } from './tessera.ts';
import { START_MS } from './limits.ts';

const PAGE_SIZE = 100;
const COVER = /\/media\/(cover-[\w-]+-(\d+)\.[0-9a-f]+\.avif)/g;

/**
 * Gives every game's cover that is not drawn yet a real cover of its size in its place. To draw hundreds of them takes a core
 * for minutes, and no journey looks at what a cover shows: packages/platform's tests do.
 */
export async function standInForCovers({ site, platform, dataDir }: Tessera): Promise<void> {
  const folder = join(dataDir, 'media');
  const drawn = new Set(await readdir(folder));
  const samples = new Map<string, Uint8Array>();
  for (const [name, width] of await coversOf(platform)) {
    if (drawn.has(name)) continue;
    const known = samples.get(width);
    if (known) {
      // One that is drawn meanwhile is the better one.
      await writeFile(join(folder, name), known, { flag: 'wx' }).catch(ignoreExisting);
      continue;
    }
    samples.set(width, await draw(`${site}/media/${name}`));
  }
}

/** File names of all covers with their widths. */
async function coversOf(platform: string): Promise<ReadonlyMap<string, string>> {
  const api = createApi(platform);
  const covers = new Map<string, string>();
  for (let page = 1; ; page += 1) {
    const { list } = await api.send(gameSearch, {
      siteId: 1,
      currency: 'USD',
      supportDevice: 1,
      count: PAGE_SIZE,
      page,
    });
    for (const [, name, width] of JSON.stringify(list).matchAll(COVER)) covers.set(name!, width!);
    if (list.length < PAGE_SIZE) return covers;
  }
}

/** Asks for a picture until it is drawn. */
async function draw(url: string): Promise<Uint8Array> {
  const end = Date.now() + START_MS;
  for (;;) {
    const answer = await fetch(url);
    if (answer.ok) return new Uint8Array(await answer.arrayBuffer());
    if (Date.now() > end) throw new Error(`${url} was not drawn: ${answer.status}`);
  }
}

function ignoreExisting(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
}
