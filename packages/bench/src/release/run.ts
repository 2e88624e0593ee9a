import { ROOT } from '@tessera/e2e/servers';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describeMachine, loadAverage } from '../machine.ts';
import { consoleTable } from '../table.ts';
import { releaseDocument, releaseTable } from './document.ts';
import { measureRelease, REMOTE } from './measure.ts';
import { readReleaseOptions, RELEASE_USAGE, ROUNDS } from './options.ts';

const DOCUMENT = 'docs/release-times.md';

/** `npm run bench -- release`. @returns the exit code */
export async function runRelease(args: readonly string[]): Promise<number> {
  const { rounds, help } = readReleaseOptions(args);
  if (help) {
    process.stdout.write(RELEASE_USAGE);
    return 0;
  }
  const machine = describeMachine();
  const before = loadAverage();
  const rows = await measureRelease(rounds, (line) => process.stdout.write(`  ${line}\n`));
  process.stdout.write(`\n${consoleTable(releaseTable(rows))}\n`);
  if (rounds >= ROUNDS) {
    const load = { before, after: loadAverage() };
    await writeFile(join(ROOT, DOCUMENT), releaseDocument({ rows, remote: REMOTE, machine, load, rounds }));
    process.stdout.write(`\nwritten to ${DOCUMENT}\n`);
  }
  return 0;
}
