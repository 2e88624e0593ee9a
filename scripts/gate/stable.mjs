import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, ROOT } from '../lib/bootstrap.mjs';

const RUNS = 5;
/** This run, counted from one, has busy loops beside it. */
const BUSY_RUN = 4;
const BUSY_LOOPS = 2;

/**
 * Measures how often unchanged sources get another answer: runs `npm test` without its cache several times, one of them
 * beside busy loops, and prints each flaky and each failed test with its rate. A measurement that was interrupted goes on
 * after its last whole run, while the sources are those of the same commit. What the journeys of an unstable run saw is kept.
 * @returns {boolean} whether every run passed, and none was flaky
 */
export function measureStability() {
  const sources = sourcesOf(ROOT);
  const folder = folderOf(sources);
  mkdirSync(folder, { recursive: true });
  const results = continueRuns(folder, RUNS, (run, file) => {
    const result = testOnce(run, file);
    if (!isStable(result)) keepPictures(join(ROOT, '.cache', 'stability-pictures', sources, String(run)));
    return result;
  });
  process.stdout.write(`\n${describeRuns(results)}\n`);
  rmSync(folder, { recursive: true });
  return results.every(isStable);
}

const isStable = ({ hasPassed, flaky }) => hasPassed && flaky.length === 0;

/** Copies the pictures and pages of the failed journeys, which the next run would remove. */
function keepPictures(folder) {
  const pictures = join(ROOT, 'packages/e2e/test-results');
  if (!existsSync(pictures)) return;
  rmSync(folder, { recursive: true, force: true });
  cpSync(pictures, folder, { recursive: true });
  process.stdout.write(`\nPictures of the failed journeys: ${folder}\n`);
}

const folderOf = (sources) => join(ROOT, '.cache', 'stability', sources);

/** Returns the commit; `changed` where files differ from it, which is never the same twice. */
function sourcesOf(cwd) {
  const git = (...args) => spawnSync('git', args, { cwd, encoding: 'utf8' });
  const { status, stdout } = git('status', '--porcelain');
  if (status === 0 && stdout === '') return git('rev-parse', 'HEAD').stdout.trim();
  rmSync(folderOf('changed'), { recursive: true, force: true });
  return 'changed';
}

/**
 * Returns each run's result: the one that the folder has, or else of the run itself, which the folder then has.
 * @param {string} folder
 * @param {number} runs
 * @param {(run: number, file: string) => object} runOnce `run` counts from one; `file`: where the gate may write its result
 */
export function continueRuns(folder, runs, runOnce) {
  return Array.from({ length: runs }, (_, index) => {
    const file = join(folder, `${index + 1}.json`);
    if (!existsSync(file)) {
      const result = runOnce(index + 1, join(folder, 'gate.json'));
      writeFileSync(file, JSON.stringify(result));
    }
    return JSON.parse(readFileSync(file, 'utf8'));
  });
}

function testOnce(run, file) {
  const isBusy = run === BUSY_RUN;
  const loops = Array.from({ length: isBusy ? BUSY_LOOPS : 0 }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  const startedAt = Date.now();
  try {
    spawnSync(process.execPath, ['scripts/test.mjs', '--no-cache'], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...environment(), TESSERA_GATE_RESULT: file },
    });
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
  }
  return {
    run,
    isBusy,
    minutes: (Date.now() - startedAt) / 60_000,
    ...JSON.parse(readFileSync(file, 'utf8')),
  };
}

/**
 * Returns Markdown: a row for each run, and one for each test that was flaky or failed.
 * @param {{ run: number, isBusy: boolean, minutes: number, hasPassed: boolean, counts: object, flaky: string[], failed: string[] }[]} results
 */
export function describeRuns(results) {
  const rows = results.map(({ run, isBusy, minutes, hasPassed, counts, flaky }) =>
    row(
      `${run}${isBusy ? ` (${BUSY_LOOPS} busy loops)` : ''}`,
      hasPassed ? 'passed' : 'failed',
      minutes.toFixed(1),
      `${counts.passed} / ${counts.failed} / ${counts.skipped}`,
      flaky.length,
    ),
  );
  const unstable = new Map();
  for (const { flaky, failed } of results) {
    for (const [names, kind] of [
      [flaky, 'flaky'],
      [failed, 'failed'],
    ]) {
      for (const name of names) {
        const seen = unstable.get(name) ?? { flaky: 0, failed: 0 };
        unstable.set(name, { ...seen, [kind]: seen[kind] + 1 });
      }
    }
  }
  const tests = [...unstable].map(([name, { flaky, failed }]) =>
    row(name, `${flaky} of ${results.length}`, `${failed} of ${results.length}`),
  );
  return [
    row('run', 'result', 'minutes', 'passed / failed / skipped', 'flaky'),
    row('---', '---', '---', '---', '---'),
    ...rows,
    '',
    ...(tests.length === 0
      ? ['No test was flaky or failed.']
      : [row('test', 'flaky', 'failed'), row('---', '---', '---'), ...tests]),
  ].join('\n');
}

const row = (...cells) => `| ${cells.join(' | ')} |`;
