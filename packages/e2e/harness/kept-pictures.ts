import { copyFile, link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './servers.ts';

/** Where pictures outlive a run: as they are drawn, or with stand-ins among them, for journeys that look at none (harness/stand-ins.ts). */
export type Pictures = 'media' | 'media-of-journeys';

const mediaOf = (dataDir: string) => join(dataDir, 'media');
const keptAt = (pictures: Pictures) => join(ROOT, 'node_modules/.cache/tessera', pictures);

/**
 * Gives a site's data directory the pictures of earlier runs: drawing all of them takes minutes, and each is named by a hash
 * of its content, so an old one is never wrong. Each site has a folder of its own, so that runs do not meet in one.
 */
export async function takePictures(dataDir: string, pictures: Pictures): Promise<void> {
  const media = mediaOf(dataDir);
  await mkdir(media, { recursive: true });
  // Of a run that has a second site: its first one has the most.
  const ofTheRun = process.env['SITE_DATA_DIR'];
  const sources = [keptAt(pictures), join(ROOT, '.data/media')];
  if (ofTheRun && pictures === 'media-of-journeys') sources.unshift(mediaOf(ofTheRun));
  for (const source of sources) {
    const names = await filesOf(source);
    for (const name of names) await share(join(source, name), join(media, name));
    if (names.length > 0) return;
  }
}

/** Keeps the pictures that a site has drawn, once its servers have ended. */
export async function keepPictures(dataDir: string, pictures: Pictures): Promise<void> {
  const kept = keptAt(pictures);
  await mkdir(kept, { recursive: true });
  const known = new Set(await filesOf(kept));
  for (const name of await filesOf(mediaOf(dataDir))) {
    // Lists of the pictures change, pictures do not.
    if (known.has(name) && !name.endsWith('.json')) continue;
    // Complete or not there: another run may be reading.
    const beside = join(kept, `${name}.${process.pid}.new`);
    await rm(beside, { force: true });
    await share(join(mediaOf(dataDir), name), beside);
    await rename(beside, join(kept, name));
  }
}

/** Its files, without those that are still being written. */
async function filesOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.new')).map(({ name }) => name);
}

/** A second name of the same file, or a copy on another disk: a file is replaced and never written to. */
async function share(from: string, to: string): Promise<void> {
  await link(from, to).catch(() => copyFile(from, to));
}
