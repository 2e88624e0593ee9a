import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';

const QUALITY = 82;
const making = new Map<string, Promise<void>>();

/** The name of a picture's copy for those who preview a link, of which most read no AVIF; `undefined` for a drawing. */
export const sharedName = (name: string): string | undefined =>
  name.endsWith('.avif') ? name.replace(/avif$/, 'jpg') : undefined;

/** Returns the name of the picture that a copy is made of. */
export const originalName = (name: string): string => name.replace(/\.jpg$/, '.avif');

/** Makes the JPEG copy of a picture beside it, once: later requests find the file. */
export function makeSharedPicture(original: string, copy: string): Promise<void> {
  if (existsSync(copy)) return Promise.resolve();
  const running = making.get(copy);
  if (running) return running;
  const started = convert(original, copy).finally(() => making.delete(copy));
  making.set(copy, started);
  return started;
}

async function convert(original: string, copy: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  const beside = `${copy}.${process.pid}.new`;
  await writeFile(beside, await sharp(original).jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer());
  await rename(beside, copy);
}
