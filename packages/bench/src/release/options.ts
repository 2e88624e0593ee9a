import { parseArgs } from 'node:util';
import { wholeNumber } from '../options.ts';

export interface ReleaseOptions {
  /** How often each measure is taken. */
  readonly rounds: number;
  readonly help: boolean;
}

/** Fewer tell too little to be written down. */
export const ROUNDS = 5;

export const RELEASE_USAGE = `npm run bench -- release: how long a remote takes from its sources to its players

  --rounds ${ROUNDS}           of each measure; medians are told
  --help

A run of ${ROUNDS} rounds or more writes docs/release-times.md. It builds in a folder of its own and releases to a site of its
own; both are gone afterwards.
`;

/** @throws Error in one line that says what was meant */
export function readReleaseOptions(args: readonly string[]): ReleaseOptions {
  const { values } = parseArgs({
    args: [...args],
    options: { rounds: { type: 'string' }, help: { type: 'boolean' } },
  });
  return { rounds: wholeNumber('--rounds', values.rounds, ROUNDS), help: values.help ?? false };
}
