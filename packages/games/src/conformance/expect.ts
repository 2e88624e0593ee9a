import { isDeepStrictEqual } from 'node:util';

/** What a platform does otherwise than the protocol says. */
export class Deviation extends Error {
  override readonly name = 'Deviation';
}

/** As it would come over a wire: what an answer's objects were made by does not count. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

/** @param found plain JSON, or `undefined` @throws Deviation */
export function same(what: string, found: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(plain(found), plain(wanted))) return;
  throw new Deviation(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/** @throws Deviation */
export function oneOf(what: string, found: string, wanted: readonly string[]): void {
  if (wanted.includes(found)) return;
  throw new Deviation(`${what}: ${found} instead of ${wanted.join(' or ')}`);
}
