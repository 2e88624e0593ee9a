import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

/**
 * Budgets of a project's own first code, in bytes of brotli. The first code is what is loaded before anything of
 * it shows: the shell's entry, or a remote's container and module with the parts that the home page shows. The
 * design's sum for the home page (140 kB) is printed by `npm run sizes`; see docs/decisions/005.
 */
export const BUDGET = { shell: 160_000, remote: 40_000 };

const compress = promisify(brotliCompress);

/** Dialogs and routes come later; these slots stand on the home page. */
const HOME_SLOTS = ['rail', 'header.search', 'header.wallet', 'header.account', 'announcement', 'home.main'];

/**
 * Writes `dist/sizes.json`: every script's size in brotli, the first code against its budget, and the unpacked
 * sources by package, which tells what weighs most.
 * @returns {Promise<number>} the first code in bytes
 * @throws Error naming the budget when it is not kept
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
  const report = {
    project: project.name,
    release: project.release,
    unit: 'bytes, brotli quality 11',
    budget,
    firstBytes,
    first,
    onHome: project.kind === 'shell' || HOME_SLOTS.some((slot) => outcome.parts[`slot:${slot}`]),
    files,
    sourceBytes: byPackage(stats),
  };
  writeFileSync(join(project.dir, 'dist/sizes.json'), `${JSON.stringify(report, null, 2)}\n`);
  if (firstBytes > budget) {
    throw new Error(
      `${project.name}: its first code is ${kilobytes(firstBytes)}, the budget is ${kilobytes(budget)}: load the parts that the first view does not show lazily, and see dist/sizes.json for what weighs most`,
    );
  }
  return firstBytes;
}

/** The container, the exposed module, English, and what the remote shows on the home page. */
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
  return Object.fromEntries([...sums].sort((a, b) => b[1] - a[1]));
}

async function brotliSize(bytes) {
  return (await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })).length;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
