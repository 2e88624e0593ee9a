import { bootstrap } from './lib/bootstrap.mjs';
await bootstrap();

const { ensureChromium } = await import('./lib/chromium.mjs');
const { describeFailures, forgetFailures } = await import('./lib/failures.mjs');
const { ensureRedis } = await import('./lib/redis.mjs');
const { ROOT, stop } = await import('./lib/bootstrap.mjs');
const { runToEnd } = await import('./lib/run.mjs');

const USAGE = `npm test: lint with import rules, types, builds with size budgets, unit, platform and browser tests, and a remote in a
repository of its own. Where something fails, the last lines say what.

  --no-e2e   without the browser tests
`;

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const began = Date.now();
const failures = forgetFailures(ROOT);
ensureRedis();
phase(['run-many', '-t', 'lint', 'typecheck', 'test', 'build', '--nxBail=false']);
if (!process.argv.includes('--no-e2e')) {
  const chromium = await ensureChromium().catch((error) => stop(error.message));
  phase(['run', '@tessera/e2e:e2e'], { CHROMIUM_PATH: chromium });
  phase(['run', '@tessera/e2e:outside'], { CHROMIUM_PATH: chromium });
}
process.stdout.write(`All tests passed in ${((Date.now() - began) / 60_000).toFixed(1)} min.\n`);

/** Runs nx. Where that fails, its output is long: what failed is said once more, at its end, and all is over. */
function phase(args, env = {}) {
  const since = Date.now();
  const status = runToEnd('nx', [...args, '--outputStyle=static'], {
    env: { ...env, TESSERA_FAILURES: failures },
  });
  if (status === 0) return;
  process.stdout.write(`\nWhat failed:\n\n${describeFailures(ROOT, since)}\n\n`);
  stop(`nx ${args.join(' ')} failed (exit ${status}).`);
}
