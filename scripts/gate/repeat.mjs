import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment } from '../lib/bootstrap.mjs';
import { readResults } from './failures.mjs';
import { readJourneys, testList } from './journeys.mjs';
import { lastLines, lastTasks } from './nx-run.mjs';

const OUTPUT_LINES = 15;
/** A task that does not end by itself is killed. The longest, the journeys, may take 50 minutes. */
const TASK_LIMIT_MS = 50 * 60_000;

/** @typedef {{ hasPassed: boolean, message?: string, durationMs: number, counts: object }} Second the second run of a failure */

/**
 * Runs what failed once more: each project by itself, with one worker and nothing beside it.
 * @param {import('./failures.mjs').Failure[]} failures
 * @param results the folder of the first run's results
 * @param env of the tests
 * @returns {Map<import('./failures.mjs').Failure, Second>}
 */
export function repeatAlone(root, failures, results, env) {
  const groups = Map.groupBy(failures, ({ kind, task }) => `${kind} ${task.taskId}`);
  return new Map(
    [...groups.values()].flatMap((group) => {
      const run = { file: repeatFiles, journey: repeatJourneys, task: repeatTask }[group[0].kind];
      return run({ root, group, task: group[0].task, results, env });
    }),
  );
}

function repeatFiles({ root, group, task, results, env }) {
  const folder = join(results, 'repeated');
  rmSync(folder, { recursive: true, force: true });
  const files = group.map(({ file }) => file);
  const isNode = task.projectName === 'scripts';
  const [command, args] = isNode
    ? [process.execPath, ['scripts/gate/node-tests.mjs', '--alone', ...files]]
    : ['npm', ['run', 'test', '-w', task.projectName, '--', '--runInBand', '--runTestsByPath', ...files]];
  const { status, output } = execute(root, command, args, {
    ...env,
    TESSERA_RESULTS: folder,
    TESSERA_FIRST_RESULTS: results,
    TEST_COUNTS: undefined,
  });
  const second = new Map((readResults(folder).get(task.projectName) ?? []).map((file) => [file.file, file]));
  const hasFailedFile = [...second.values()].some(({ failures }) => failures.length > 0);
  return group.map((failure) => {
    const result = second.get(failure.file);
    // Without a failed file, the run as a whole failed.
    const hasPassed = result?.failures.length === 0 && (status === 0 || hasFailedFile);
    return [
      failure,
      {
        hasPassed,
        message: result?.failures[0]?.message ?? lastLines(output, OUTPUT_LINES),
        durationMs: result?.durationMs ?? 0,
        counts: result ?? failure.counts,
      },
    ];
  });
}

function repeatJourneys({ root, group, task, results, env }) {
  const folder = join(results, 'repeated-journeys');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const list = join(folder, 'tests.txt');
  writeFileSync(list, testList(group.map(({ journey }) => journey)).join('\n'));
  const { status, output } = execute(
    root,
    'npm',
    [
      ...['run', task.target, '-w', task.projectName, '--'],
      ...['--test-list', list, '--workers', '1', '--trace', 'retain-on-failure'],
      // Beside the first run's folder, whose pictures say why it failed.
      ...['--output', `test-results/repeated-${task.target}`],
    ],
    { ...env, TESSERA_COUNTS: folder },
  );
  const report = readJourneys(folder);
  const hasFailed = (report?.journeys ?? []).some(({ outcome }) => outcome !== 'passed');
  return group.map((failure) => {
    const journey = report?.journeys.find((one) => idOf(one) === idOf(failure.journey));
    const hasPassed =
      journey?.outcome === 'passed' && report.errors.length === 0 && (status === 0 || hasFailed);
    return [
      failure,
      {
        hasPassed,
        message: journey?.message ?? report?.errors[0] ?? lastLines(output, OUTPUT_LINES),
        durationMs: journey?.durationMs ?? 0,
        counts: { passed: hasPassed ? 1 : 0, failed: hasPassed ? 0 : 1, skipped: 0 },
      },
    ];
  });
}

const idOf = ({ size, file, titles }) => [size, file, ...titles].join(' › ');

function repeatTask({ root, group: [failure], task, env }) {
  const startedAt = Date.now();
  const { status } = execute(
    root,
    'nx',
    ['run', task.taskId, '--skip-nx-cache', '--outputStyle=static'],
    env,
  );
  const ran = lastTasks(root, startedAt).find(({ taskId }) => taskId === task.taskId) ?? task;
  return [
    [
      failure,
      {
        hasPassed: status === 0,
        message: ran.output,
        durationMs: Date.now() - startedAt,
        counts: failure.counts,
      },
    ],
  ];
}

/** Runs a command to its end, shows its output and returns it with the exit code. */
function execute(root, command, args, env) {
  process.stdout.write(`\nOnce more, alone: ${[command, ...args].join(' ')}\n\n`);
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    env: { ...environment(), ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1 << 28,
    timeout: TASK_LIMIT_MS,
    killSignal: 'SIGKILL',
  });
  const output = `${stdout ?? ''}${stderr ?? ''}`;
  process.stdout.write(output);
  return { status, output };
}
