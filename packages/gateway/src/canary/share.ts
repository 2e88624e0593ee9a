import { createHash } from 'node:crypto';

/** 2^48: as many bits of the hash as a number keeps without loss. */
const RANGE = 2 ** 48;

/**
 * Where a visitor stands for a release, from 0 to below 1, evenly spread and always the same. Who is early for one
 * release is not early for the next one.
 */
export function placeOf(visitor: string, part: string, release: string): number {
  const hash = createHash('sha256').update(`${visitor}\n${part}\n${release}`).digest();
  return hash.readUIntBE(0, 6) / RANGE;
}

/** Whether a visitor gets the canary; who is in stays in while the share grows. @param share from 0 to 1 */
export function isInCanary(
  visitor: string,
  canary: { readonly part: string; readonly release: string; readonly share: number },
): boolean {
  return placeOf(visitor, canary.part, canary.release) < canary.share;
}
