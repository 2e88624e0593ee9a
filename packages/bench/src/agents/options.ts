import { parseArgs } from 'node:util';
import { wholeNumber } from '../options.ts';

export interface AgentsOptions {
  readonly members: number;
  readonly bets: number;
  readonly days: number;
  /** How many branches are opened. */
  readonly drills: number;
  /** How often the cost of a round is measured. */
  readonly rounds: number;
  /** The document is written although the run is smaller. */
  readonly write: boolean;
  readonly help: boolean;
}

const WHOLE = { members: 100_000, bets: 10_000_000, days: 90, drills: 200, rounds: 9 } as const;

export const AGENTS_USAGE = `npm run bench -- agents: what agents' figures cost, beside bare queries of the same data

  --members ${WHOLE.members}   over 8 levels
  --bets ${WHOLE.bets}    that they have made
  --days ${WHOLE.days}          over which the bets are spread
  --drills ${WHOLE.drills}       branches that are opened
  --rounds ${WHOLE.rounds}         of settled rounds, with figures and without
  --write            writes the document of a smaller run too
  --help

A run of that size writes docs/measurements/agents.md. A tenth of the bets takes a quarter of an hour on two busy cores.
`;

/** @throws Error in one line that says what was meant */
export function readAgentsOptions(args: readonly string[]): AgentsOptions {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      members: text,
      bets: text,
      days: text,
      drills: text,
      rounds: text,
      write: { type: 'boolean' },
      help: { type: 'boolean' },
    },
  });
  return {
    members: wholeNumber('--members', values.members, WHOLE.members),
    bets: wholeNumber('--bets', values.bets, WHOLE.bets),
    days: wholeNumber('--days', values.days, WHOLE.days),
    drills: wholeNumber('--drills', values.drills, WHOLE.drills),
    rounds: wholeNumber('--rounds', values.rounds, WHOLE.rounds),
    write: values.write ?? false,
    help: values.help ?? false,
  };
}

/** Whether the run is large enough to be written down. */
export const isWhole = (options: AgentsOptions): boolean =>
  (Object.keys(WHOLE) as (keyof typeof WHOLE)[]).every((key) => options[key] >= WHOLE[key]);
