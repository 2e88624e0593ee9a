import { spawnSync } from 'node:child_process';
import { environment } from '../lib/bootstrap.mjs';
import { addCounts, countTests, forgetCounts } from './counts.mjs';
import { failedTask, forgetResults, listFailures } from './failures.mjs';
import { durationOf, lastTasks, plannedTasks } from './nx-run.mjs';
import { repeatAlone } from './repeat.mjs';
import { summarise } from './summary.mjs';

/** With more test files and journeys than this to repeat, something is wrong with the whole. */
const MOST_REPEATED = 20;

/**
 * Runs the phases of `npm test` one after another, all of them, and repeats alone what failed: what passes then is flaky
 * and does not fail the run (docs/decisions/064-gate.md).
 * @param {{ args: string[], env?: Record<string, string> }[]} phases arguments of nx
 * @param env of all phases and of what is repeated
 * @returns {{ hasPassed: boolean, counts: { passed: number, failed: number, skipped: number }, flaky: string[],
 * failed: string[], lines: string[] }} `flaky` and `failed`: names; `lines`: the end of the output, with errors
 */
export function runGate({ root, phases, env = {} }) {
  const results = forgetResults(root);
  forgetCounts(root);
  /** The last result of each task: several phases may need the same build. @type {Map<string, object>} */
  const tasks = new Map();
  /** The tasks that a failed one kept from running, with the variables of their phase. */
  const leftOut = new Map();
  /** Builds that failed in one phase and passed in a later one. */
  const flaky = [];
  const failed = [];
  const run = (phase) => {
    const { status, ran, missing } = runPhase(root, phase, { ...env, TESSERA_RESULTS: results });
    for (const task of ran) {
      const earlier = tasks.get(task.taskId);
      if (task.status === 0 && earlier && earlier.status !== 0) {
        flaky.push({ ...failedTask(root, earlier), aloneMs: durationOf(task) });
      }
      tasks.set(task.taskId, { ...task, phaseEnv: phase.env });
      leftOut.delete(task.taskId);
    }
    for (const taskId of missing) leftOut.set(taskId, phase.env);
    if (status !== 0 && [...tasks.values()].every((task) => task.status === 0) && missing.length === 0) {
      failed.push({
        name: `nx ${phase.args.join(' ')}`,
        message: `exit ${status}, and no task of it failed`,
      });
    }
  };
  for (const phase of phases) run(phase);
  if (flaky.length > 0) {
    for (const [taskId, phaseEnv] of [...leftOut]) run({ args: ['run', taskId], env: phaseEnv });
  }

  const all = [...tasks.values()];
  const failures = listFailures(root, all);
  const repeated = mayRepeat(failures) ? repeatAll(root, failures, results, env) : new Map();
  for (const failure of failures) {
    const second = repeated.get(failure);
    if (second?.hasPassed) flaky.push({ ...failure, aloneMs: second.durationMs });
    else failed.push({ name: failure.name, message: second?.message || failure.message });
  }
  return {
    hasPassed: failed.length === 0 && leftOut.size === 0,
    counts: countAll(root, all, repeated),
    flaky: flaky.map(({ name }) => name),
    failed: failed.map(({ name }) => name),
    lines: summarise({
      failed,
      leftOut: [...leftOut.keys()],
      flaky,
      notes: whyNotRepeated(failures),
    }),
  };
}

/** Runs nx to its end and returns its exit code, the tasks that ran, and those that a failed one kept from running. */
function runPhase(root, { args, env }, commonEnv) {
  const since = Date.now();
  const { status } = spawnSync('nx', [...args, '--outputStyle=static'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...environment(), ...commonEnv, ...env },
  });
  const ran = lastTasks(root, since);
  const known = new Set(ran.map(({ taskId }) => taskId));
  const missing = status === 0 ? [] : plannedTasks(root, args).filter((taskId) => !known.has(taskId));
  return { status, ran, missing };
}

const mayRepeat = (failures) =>
  failures.length <= MOST_REPEATED && failures.every(({ isRepeatable }) => isRepeatable);

function whyNotRepeated(failures) {
  if (failures.length === 0 || mayRepeat(failures)) return [];
  return [
    failures.every(({ isRepeatable }) => isRepeatable)
      ? `Nothing was repeated: ${failures.length} test files and journeys failed, more than ${MOST_REPEATED}.`
      : 'Nothing was repeated: lint, types, builds and unused exports give the same answer again.',
  ];
}

function repeatAll(root, failures, results, env) {
  const byPhase = Map.groupBy(failures, ({ task }) => task.phaseEnv);
  return new Map(
    [...byPhase].flatMap(([phaseEnv, group]) => [
      ...repeatAlone(root, group, results, { ...env, ...phaseEnv }),
    ]),
  );
}

/** Counts the tests of all tasks; what was repeated counts by its second run. */
function countAll(root, tasks, repeated) {
  const passedWhole = new Set(
    [...repeated]
      .filter(([{ kind }, { hasPassed }]) => kind === 'task' && hasPassed)
      .map(([{ task }]) => task.taskId),
  );
  const counts = countTests(
    root,
    tasks.map((task) => (passedWhole.has(task.taskId) ? { ...task, status: 0 } : task)),
  );
  return [...repeated]
    .filter(([{ kind }]) => kind !== 'task')
    .reduce((sum, [failure, second]) => {
      const { passed, failed, skipped } = failure.counts;
      return addCounts(addCounts(sum, second.counts), {
        passed: -passed,
        failed: -failed,
        skipped: -skipped,
      });
    }, counts);
}
