import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { inParallel } from './parallel.ts';

const compress = promisify(brotliCompress);

/** Fonts and images are compressed already. */
const TEXT = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.html', '.txt', '.map', '.webmanifest']);

/** Below this the header of the answer weighs more than what is saved. */
const WORTH_BYTES = 512;

/** Writes a `.br` beside every text file, once and at the highest quality: each is served thousands of times. */
export async function precompress(dir: string, files: readonly string[]): Promise<void> {
  const text = files.filter((file) => TEXT.has(extname(file)));
  await inParallel(text, async (file) => {
    const bytes = await readFile(join(dir, file));
    if (bytes.length < WORTH_BYTES) return;
    const packed = await compress(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    });
    if (packed.length < bytes.length) await writeFile(join(dir, `${file}.br`), packed);
  });
}
