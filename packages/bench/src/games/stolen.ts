import { readFileSync } from 'node:fs';

/** What this machine's processors have done since it started, in their own ticks. */
interface Ticks {
  /** Wanted by this machine, and given to others on the same host. */
  readonly stolen: number;
  readonly all: number;
}

/** Where `guest` begins: it is counted in `user` already. */
const KINDS = 8;

/** @param stat the text of `/proc/stat` @throws RangeError where that is something else */
export function ticksOf(stat: string): Ticks {
  const [name, ...ticks] = stat.split('\n', 1)[0]!.split(/\s+/);
  const kinds = ticks.slice(0, KINDS).map(Number);
  const stolen = kinds[KINDS - 1];
  if (name !== 'cpu' || stolen === undefined || kinds.some(Number.isNaN))
    throw new RangeError(`/proc/stat does not begin with what all processors did: "${stat.slice(0, 80)}"`);
  return { stolen, all: kinds.reduce((sum, one) => sum + one, 0) };
}

/** Percent between the two. */
export function stolenBetween(before: Ticks, after: Ticks): number {
  const all = after.all - before.all;
  return all === 0 ? 0 : (100 * (after.stolen - before.stolen)) / all;
}

/**
 * From now on: how much of a virtual machine's processors its host gave to others while they were wanted.
 * @returns asks for the percent so far; 0 where nobody tells, which is everywhere but on Linux
 */
export function watchStolen(): () => number {
  const before = read();
  return () => {
    const after = read();
    return before && after ? stolenBetween(before, after) : 0;
  };
}

function read(): Ticks | undefined {
  return process.platform === 'linux' ? ticksOf(readFileSync('/proc/stat', 'utf8')) : undefined;
}
