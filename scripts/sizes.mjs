import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, ROOT } from './lib/bootstrap.mjs';
await bootstrap();
const { APPS } = await import('./lib/builds.mjs');

const USAGE = `npm run sizes: compares the sizes of the built apps, in kB brotli, with the budgets of docs/architecture.md

  --libraries   also lists the source size of each package in an app
`;

/** Budget of all JavaScript in the home page's first view. */
const FIRST_VIEW_BUDGET = 140_000;

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const reports = APPS.map((app) => join(ROOT, app, 'dist/sizes.json'))
  .filter(existsSync)
  .map((file) => JSON.parse(readFileSync(file, 'utf8')));

for (const { project, firstBytes, budget, onHome, sourceBytes } of reports) {
  const verdict = firstBytes > budget ? 'OVER' : 'ok';
  process.stdout.write(
    `${project.padEnd(18)} initial code ${kilobytes(firstBytes).padStart(9)} of ${kilobytes(budget).padStart(9)}  ${verdict.padEnd(4)} ${onHome ? 'on the home page' : ''}\n`,
  );
  if (process.argv.includes('--libraries')) {
    for (const [name, bytes] of Object.entries(sourceBytes).slice(0, 15)) {
      process.stdout.write(`    ${name.padEnd(44)} ${kilobytes(bytes).padStart(11)}\n`);
    }
  }
}
const total = reports.filter((one) => one.onHome).reduce((sum, one) => sum + one.firstBytes, 0);
process.stdout.write(
  `${'first view of home'.padEnd(18)}            ${kilobytes(total).padStart(9)} of ${kilobytes(FIRST_VIEW_BUDGET).padStart(9)}  ${total > FIRST_VIEW_BUDGET ? 'OVER' : 'ok'}\n`,
);
