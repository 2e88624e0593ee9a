import { extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** Fonts and images are compressed already. */
const TEXT = new Set(['.js', '.mjs', '.css', '.json', '.svg', '.html', '.txt', '.map', '.webmanifest']);

/** Below this the header of the answer weighs more than what is saved. */
const WORTH_BYTES = 512;

/** Whether a file is one that is kept packed beside itself, where that is smaller. */
export function isPackable(file: string): boolean {
  return TEXT.has(extname(file));
}

/**
 * The file in brotli of the highest quality, once for thousands of times that it is served.
 * @returns `undefined` where it is not worth it
 */
export async function packed(file: string, bytes: Uint8Array): Promise<Buffer | undefined> {
  if (!isPackable(file) || bytes.length < WORTH_BYTES) return undefined;
  const smaller = await compress(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
  return smaller.length < bytes.length ? smaller : undefined;
}
