import { ROOT } from '@tessera/e2e/servers';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { consoleTable } from '../table.ts';
import { describeMachine, loadAverage } from '../machine.ts';
import { chromiumVersion } from './browser/load.ts';
import { isWhole, readWebOptions, WEB_USAGE } from './options.ts';
import { performanceDocument } from './document.ts';
import { tableOf } from '../rows.ts';
import { measureWeb } from './web.ts';

const DOCUMENT = 'docs/performance.md';

/** `npm run bench -- web`. @returns the exit code */
export async function runWeb(args: readonly string[]): Promise<number> {
  const options = readWebOptions(args);
  if (options.help) {
    process.stdout.write(WEB_USAGE);
    return 0;
  }
  const machine = { ...describeMachine(), chromium: await chromiumVersion() };
  const before = loadAverage();
  const rows = await measureWeb(options, (line) => process.stdout.write(`  ${line}\n`));
  process.stdout.write(`\n${consoleTable(tableOf(rows))}\n`);
  if (isWhole(options)) {
    const load = { before, after: loadAverage() };
    const text = performanceDocument({ rows, machine, load, rounds: options.rounds });
    await writeFile(join(ROOT, DOCUMENT), text);
    process.stdout.write(`\nwritten to ${DOCUMENT}\n`);
  }
  return rows.some(({ verdict }) => verdict === 'FAIL') ? 1 : 0;
}
