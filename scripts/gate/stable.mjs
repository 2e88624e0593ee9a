import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, ROOT } from '../lib/bootstrap.mjs';

const RUNS = 5;
/** This run, counted from one, has busy loops beside it. */
const BUSY_RUN = 4;
const BUSY_LOOPS = 2;

/**
 * Measures how often unchanged sources get another answer: runs `npm test` without its cache several times, one of them
 * beside busy loops, and prints each flaky and each failed test with its rate.
 * @returns {boolean} whether every run passed, and none was flaky
 */
export function measureStability({ runs = RUNS } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-stable-'));
  try {
    const results = Array.from({ length: runs }, (_, index) => testOnce(index + 1, folder));
    process.stdout.write(`\n${describeRuns(results)}\n`);
    return results.every(({ hasPassed, flaky }) => hasPassed && flaky.length === 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function testOnce(run, folder) {
  const isBusy = run === BUSY_RUN;
  const loops = Array.from({ length: isBusy ? BUSY_LOOPS : 0 }, () =>
    spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
  );
  const file = join(folder, `${run}.json`);
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
