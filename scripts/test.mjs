import { bootstrap } from './lib/bootstrap.mjs';
await bootstrap();

const { writeFileSync } = await import('node:fs');
const { parseArgs } = await import('node:util');
const { affectedProjects, JOURNEYS } = await import('./lib/affected.mjs');
const { ROOT, stop } = await import('./lib/bootstrap.mjs');
const { ensureChromium } = await import('./lib/chromium.mjs');
const { countsLine, playwrightFolder } = await import('./gate/counts.mjs');
const { runGate } = await import('./gate/gate.mjs');
const { lockGate } = await import('./gate/lock.mjs');
const { ensureRedis } = await import('./lib/redis.mjs');

const USAGE = `npm test: lint with import rules, types, builds with size budgets, unit, platform and browser tests, and a remote in a
repository of its own. What passed before on the same sources is not run again; its tests are counted all the same.

  --affected   what a change against main reaches, uncommitted files included; it lists the projects first.
               The journeys run where something that they run on is reached
  --no-e2e     without the browser tests
  --no-cache   runs what passed before, too

All parts run, whatever fails. Then each failed test file and journey runs once more, alone: what passes then is flaky and
does not fail the run. The last 60 lines say what failed with its error, and what was flaky. The last line is
"N passed, N failed, N skipped": every test of jest, node --test and Playwright; each lint, typecheck and build counts as one.
The exit code is 1 where something failed.
`;

const { values } = parseArgs({
  options: {
    affected: { type: 'boolean' },
    'no-e2e': { type: 'boolean' },
    'no-cache': { type: 'boolean' },
    help: { type: 'boolean' },
  },
});
if (values.help) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const startedAt = Date.now();
const { base, projects } = values.affected ? affected() : {};
const withBrowser = !values['no-e2e'] && (projects?.includes(JOURNEYS) ?? true);
if (projects?.length === 0) {
  process.stdout.write(`${countsLine({ passed: 0, failed: 0, skipped: 0 })}\n`);
} else {
  await test();
}

async function test() {
  try {
    lockGate(ROOT);
  } catch (error) {
    stop(error.message);
  }
  ensureRedis();
  const chromium = withBrowser ? await ensureChromium().catch((error) => stop(error.message)) : '';
  const result = runGate({ root: ROOT, phases: phases(), env: { CHROMIUM_PATH: chromium } });
  const { hasPassed, counts, lines } = result;
  const { TESSERA_GATE_RESULT: file } = process.env;
  if (file) writeFileSync(file, JSON.stringify(result));
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  const verdict = hasPassed ? `All tests passed in ${minutes} min.` : `Failed after ${minutes} min.`;
  process.stdout.write([...lines, verdict, countsLine(counts), ''].join('\n'));
  process.exitCode = hasPassed ? 0 : 1;
}

function phases() {
  // The outside test waits for npm and webpack most of its time: it fills what the others leave of the processors.
  const targets = ['lint', 'typecheck', 'test', 'unused', 'build', ...(withBrowser ? ['outside'] : [])];
  const which = projects ? ['affected', `--base=${base}`] : ['run-many'];
  const parts = {
    args: [...which, '-t', ...targets, '--nxBail=false', '--parallel=2'],
    env: { TESSERA_COUNTS: playwrightFolder(ROOT, 'outside') },
  };
  // Journeys have limits of time: nothing else runs beside them.
  const journeys = {
    args: ['run', `${JOURNEYS}:e2e`],
    env: { TESSERA_COUNTS: playwrightFolder(ROOT, 'e2e') },
  };
  const all = withBrowser ? [parts, journeys] : [parts];
  if (!values['no-cache']) return all;
  return all.map(({ args, env }) => ({ args: [...args, '--skip-nx-cache'], env }));
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
