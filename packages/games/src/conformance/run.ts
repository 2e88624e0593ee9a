import type { Bench } from './bench.ts';
import { CHECKS } from './checks.ts';

export interface Result {
  readonly part: string;
  readonly name: string;
  /** What was otherwise; missing where nothing was. */
  readonly deviation?: string;
  readonly ms: number;
}

/** Tries every sentence of the protocol on a platform, one after the other. */
export async function tryPlatform(bench: Bench, onResult: (result: Result) => void = () => undefined) {
  const results: Result[] = [];
  for (const [part, checks] of Object.entries(CHECKS)) {
    for (const check of checks) {
      const began = performance.now();
      const deviation = await check.run(bench).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      );
      const ms = performance.now() - began;
      const result = { part, name: check.name, ms, ...(deviation === undefined ? {} : { deviation }) };
      results.push(result);
      onResult(result);
    }
  }
  return results;
}

/** A line of the table. */
export function lineOf({ part, name, deviation, ms }: Result): string {
  const mark = deviation === undefined ? 'ok  ' : 'FAIL';
  const line = `${mark}  ${part.padEnd(12)} ${name} (${ms.toFixed(0)} ms)`;
  return deviation === undefined ? line : `${line}\n      ${' '.repeat(12)} ${deviation}`;
}
