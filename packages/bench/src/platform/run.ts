import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@tessera/e2e/servers';
import { describeMachine, loadAverage } from '../machine.ts';
import { consoleTable } from '../table.ts';
import { platformDocument, platformTable } from './document.ts';
import { measurePlatform } from './measure.ts';
import { isWhole, PLATFORM_USAGE, readPlatformOptions } from './options.ts';
import { postgresVersion } from './postgres.ts';

const DOCUMENT = 'docs/platform-load.md';

/** `npm run bench -- platform`. @returns the exit code */
export async function runPlatform(args: readonly string[]): Promise<number> {
  const options = readPlatformOptions(args);
  if (options.help) {
    process.stdout.write(PLATFORM_USAGE);
    return 0;
  }
  const machine = describeMachine();
  const before = loadAverage();
  const rows = await measurePlatform(options, (line) => process.stdout.write(`  ${line}\n`));
  process.stdout.write(`\n${consoleTable(platformTable(rows))}\n`);
  if (isWhole(options)) {
    const load = { before, after: loadAverage() };
    const text = platformDocument({ rows, machine, postgres: postgresVersion(), load, options });
    await writeFile(join(ROOT, DOCUMENT), text);
    process.stdout.write(`\nwritten to ${DOCUMENT}\n`);
  }
  return 0;
}
