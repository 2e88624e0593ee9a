import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/**
 * Budgets of a project's initial code, in bytes of brotli: the shell's entry, or a remote's container, module and
 * parts of the home page. `npm run sizes` prints the sum for the home page (budget 140 kB); see docs/decisions/005.
 */
export const BUDGET = { shell: 160_000, remote: 40_000 };

/**
 * Budgets of each route, slot and dialog by its remote, in bytes of brotli: all scripts that it needs beside the
 * remote's module. What a part loads later by an `import()` of its own does not count.
 */
const PART_BUDGETS = { 'mf-promotions': 25_000 };

const compress = promisify(brotliCompress);

/** Slots of the home page. Dialogs and routes load later. */
const HOME_SLOTS = ['rail', 'header.search', 'header.wallet', 'header.account', 'announcement', 'home.main'];

/**
 * Writes `dist/sizes.json`: every script's size in brotli, the initial code against its budget, and the source size
 * of each package.
 * @returns {Promise<number>} size of the initial code in bytes
 * @throws Error if the budget, or that of a part, is exceeded
 */
export async function writeSizes(project, stats, outcome) {
  const folder = join(project.dir, 'dist/browser');
  const files = {};
  for (const { name } of stats.compilation.getAssets().filter((asset) => asset.name.endsWith('.js'))) {
    files[name] = await brotliSize(readFileSync(join(folder, name)));
  }
  const first =
    project.kind === 'shell'
      ? [...outcome.scripts, ...(outcome.parts['messages:en_US'] ?? [])]
      : firstFiles(outcome.parts);
  const firstBytes = first.reduce((sum, file) => sum + files[file], 0);
  const budget = BUDGET[project.kind];
  const partBudget = PART_BUDGETS[project.name];
  const report = {
    project: project.name,
    release: project.release,
    unit: 'bytes, brotli quality 11',
    budget,
    firstBytes,
    first,
    onHome: project.kind === 'shell' || HOME_SLOTS.some((slot) => outcome.parts[`slot:${slot}`]),
    files,
    ...(partBudget !== undefined && { partBudget, parts: sizesOfParts(outcome.parts, files) }),
    sourceBytes: byPackage(stats),
  };
  writeFileSync(join(project.dir, 'dist/sizes.json'), `${JSON.stringify(report, null, 2)}\n`);
  if (firstBytes > budget) {
    throw new Error(
      `${project.name}: the initial code is ${kilobytes(firstBytes)}, above its budget of ${kilobytes(budget)}: load parts lazily that the first view does not show, and see dist/sizes.json for the largest packages`,
    );
  }
  const large = Object.entries(report.parts ?? {}).filter(([, bytes]) => bytes > partBudget);
  if (large.length > 0) {
    const sizes = large.map(([part, bytes]) => `${part} ${kilobytes(bytes)}`).join(', ');
    throw new Error(
      `${project.name}: parts are above their budget of ${kilobytes(partBudget)}: ${sizes}: load lazily what they do not show at once`,
    );
  }
  return firstBytes;
}

/** Returns the size of each route, slot and dialog in bytes of brotli. @param files the size of each script */
export function sizesOfParts(parts, files) {
  const own = Object.entries(parts).filter(([part]) => /^(route|slot|dialog):/.test(part));
  return Object.fromEntries(
    own.map(([part, scripts]) => [part, scripts.reduce((sum, file) => sum + files[file], 0)]),
  );
}

/** Files of the container, the exposed module, the English messages and the parts of the home page. */
function firstFiles(parts) {
  const wanted = ['module', 'messages:en_US', ...HOME_SLOTS.map((slot) => `slot:${slot}`)];
  return [...new Set(['entry.js', ...wanted.flatMap((part) => parts[part] ?? [])])];
}

function byPackage({ compilation }) {
  const sums = new Map();
  for (const module of [...compilation.modules].flatMap((one) => (one.modules ? [...one.modules] : [one]))) {
    const path = module.resource ?? module.identifier();
    const owner =
      /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ??
      /packages\/[^/]+/.exec(path)?.[0] ??
      'own sources';
    sums.set(owner, (sums.get(owner) ?? 0) + module.size());
  }
  return Object.fromEntries(
    [...sums].sort(([one, size], [other, otherSize]) => otherSize - size || (one < other ? -1 : 1)),
  );
}

async function brotliSize(bytes) {
  return (await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
