import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '@tessera/e2e/servers';
import { describeMachine } from '../machine.ts';
import { tableOf } from '../rows.ts';
import { consoleTable, markdownTable } from '../table.ts';
import { chromiumVersion } from '../web/browser/load.ts';
import { measurePages } from './measure.ts';

const DOCUMENT = 'docs/measurements/public-pages.md';

const USAGE = `npm run bench -- pages: Lighthouse's accessibility, best practices and SEO of every public page, on desktops and phones

  --only /faq,/app     these pages alone
  --help

A run of everything writes ${DOCUMENT}. Exits with 1 when a page has less than 100.
`;

/** `npm run bench -- pages`. @returns the exit code: 0 when every page has the best scores */
export async function runPages(args: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...args],
    options: { only: { type: 'string' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(USAGE);
    return 0;
  }
  const rows = await measurePages(values.only, (line) => process.stdout.write(`  ${line}\n`));
  process.stdout.write(`\n${consoleTable(tableOf(rows))}\n`);
  const hasRun = rows.every(({ verdict }) => verdict !== 'not measured');
  if (values.only === undefined && hasRun) {
    const { node, sources, date } = describeMachine();
    const table = markdownTable(tableOf(rows));
    const browser = await chromiumVersion();
    await writeFile(
      join(ROOT, DOCUMENT),
      `# Public pages

Lighthouse's scores of every page that search engines may list, for guests of the sample site: those of its site map, and one
of each page with an id. A row has the lowest of accessibility, best practices and SEO. Written by \`npm run bench -- pages\`.

${table}

Measured on ${date} with Node ${node}, Chromium ${browser}, sources ${sources}.
`,
    );
    process.stdout.write(`\nwritten to ${DOCUMENT}\n`);
  }
  return rows.every(({ verdict }) => verdict === 'pass') ? 0 : 1;
}
