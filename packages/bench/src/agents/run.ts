import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@tessera/e2e/servers';
import { describeMachine, loadAverage } from '../machine.ts';
import { postgresVersion } from '../platform/postgres.ts';
import { tableOf } from '../rows.ts';
import { consoleTable } from '../table.ts';
import { agentsDocument } from './document.ts';
import { measureAgents } from './measure.ts';
import { AGENTS_USAGE, isWhole, readAgentsOptions } from './options.ts';

const DOCUMENT = 'docs/measurements/agents.md';

/** `npm run bench -- agents`. @returns the exit code: 0 when every bar is kept */
export async function runAgents(args: readonly string[]): Promise<number> {
  const options = readAgentsOptions(args);
  if (options.help) {
    process.stdout.write(AGENTS_USAGE);
    return 0;
  }
  const before = loadAverage();
  const rows = await measureAgents(options, (line) => process.stdout.write(`  ${line}\n`));
  process.stdout.write(`\n${consoleTable(tableOf(rows))}\n`);
  const load = { before, after: loadAverage() };
  const text = agentsDocument({
    rows,
    machine: describeMachine(),
    postgres: postgresVersion(),
    load,
    options,
  });
  if (isWhole(options) || options.write) {
    await writeFile(join(ROOT, DOCUMENT), text);
    process.stdout.write(`\nwritten to ${DOCUMENT}\n`);
  }
  return rows.some(({ verdict }) => verdict === 'FAIL') ? 1 : 0;
}
