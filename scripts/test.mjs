import { bootstrap } from './lib/bootstrap.mjs';
await bootstrap();

const { parseArgs } = await import('node:util');
const { affectedProjects, JOURNEYS } = await import('./lib/affected.mjs');
const { ROOT, stop } = await import('./lib/bootstrap.mjs');
const { ensureChromium } = await import('./lib/chromium.mjs');
const { countsLine, countTests, forgetCounts, lastTasks, playwrightFolder } =
  await import('./lib/counts.mjs');
const { describeFailures, forgetFailures } = await import('./lib/failures.mjs');
const { ensureRedis } = await import('./lib/redis.mjs');
const { runToEnd } = await import('./lib/run.mjs');

const USAGE = `npm test: lint with import rules, types, builds with size budgets, unit, platform and browser tests, and a remote in a
repository of its own. What passed before on the same sources is not run again; its tests are counted all the same.

  --affected   what a change against main reaches, uncommitted files included; it lists the projects first.
               The journeys run where something that they run on is reached
  --no-e2e     without the browser tests

The last line is "N passed, N failed, N skipped": every test of jest, node --test and Playwright; each lint, typecheck and
build counts as one. Where something fails, the lines before it say what, and the exit code is 1.
`;

const { values } = parseArgs({
  options: {
    affected: { type: 'boolean' },
    'no-e2e': { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const startedAt = Date.now();
const failures = forgetFailures(ROOT);
forgetCounts(ROOT);
const { base, projects } = values.affected ? affected() : {};
const withBrowser = !values['no-e2e'] && (projects?.includes(JOURNEYS) ?? true);
const counts = [];
const passed = projects?.length === 0 || (await runAll());
if (passed && counts.length > 0) {
  process.stdout.write(`\nAll tests passed in ${((Date.now() - startedAt) / 60_000).toFixed(1)} min.\n`);
}
process.stdout.write(`${countsLine(countTests(ROOT, counts))}\n`);
process.exitCode = passed ? 0 : 1;

/** @returns whether all passed */
async function runAll() {
  ensureRedis();
  const chromium = withBrowser ? await ensureChromium().catch((error) => stop(error.message)) : '';
  const env = { CHROMIUM_PATH: chromium };
  // The outside test waits for npm and webpack most of its time: it fills what the others leave of the processors.
  const targets = ['lint', 'typecheck', 'test', 'unused', 'build', ...(withBrowser ? ['outside'] : [])];
  const which = projects ? ['affected', `--base=${base}`] : ['run-many'];
  const parts = [...which, '-t', ...targets, '--nxBail=false', '--parallel=2'];
  if (!phase(parts, { ...env, TESSERA_COUNTS: playwrightFolder(ROOT, 'outside') })) return false;
  // Journeys have limits of time: nothing else runs beside them.
  return (
    !withBrowser ||
    phase(['run', `${JOURNEYS}:e2e`], { ...env, TESSERA_COUNTS: playwrightFolder(ROOT, 'e2e') })
  );
}

/** Runs nx and collects its tasks. Its output is long, so the end repeats what failed. @returns whether all passed */
function phase(args, env) {
  const since = Date.now();
  const status = runToEnd('nx', [...args, '--outputStyle=static'], {
    env: { ...env, TESSERA_FAILURES: failures },
  });
  const tasks = lastTasks(ROOT, since);
  // A task that several phases need counts once.
  const known = new Set(counts.map(({ taskId }) => taskId));
  counts.push(...tasks.filter(({ taskId }) => !known.has(taskId)));
  if (status === 0) return true;
  const what = describeFailures(ROOT, since);
  process.stdout.write(`\nWhat failed:\n\n${what}\n\nnx ${args.join(' ')} failed (exit ${status}).\n`);
  if (tasks.every((task) => task.status === 0)) counts.push({ taskId: 'nx', target: 'nx', status });
  return false;
}

/** Finds what the change reaches, and says it. */
function affected() {
  const found = affectedProjects();
  if (found.error) stop(found.error);
  const since = found.base.slice(0, 9);
  process.stdout.write(
    found.projects.length === 0
      ? `Nothing that is tested has changed since ${found.branch} (${since}).\n`
      : `Changed since ${found.branch} (${since}), or using what has: ${found.projects.join(', ')}.\n`,
  );
  return found;
}
