import { bootstrap } from './lib/bootstrap.mjs';
bootstrap();

const { ensureChromium } = await import('./lib/chromium.mjs');
const { ensureRedis } = await import('./lib/redis.mjs');
const { stop } = await import('./lib/bootstrap.mjs');
const { run } = await import('./lib/run.mjs');

const USAGE = `npm test: lint with import rules, types, builds with size budgets, unit, platform and browser tests, and a remote in a
repository of its own

  --no-e2e   without the browser tests
`;

if (process.argv.includes('--help')) {
  process.stdout.write(USAGE);
  process.exit(0);
}

const began = Date.now();
ensureRedis();
run('nx', ['run-many', '-t', 'lint', 'typecheck', 'test', 'build', '--outputStyle=static', '--nxBail=false']);
if (!process.argv.includes('--no-e2e')) {
  const chromium = await ensureChromium().catch((error) => stop(error.message));
  run('nx', ['run', '@tessera/e2e:e2e', '--outputStyle=static'], { env: { CHROMIUM_PATH: chromium } });
  run('nx', ['run', '@tessera/e2e:outside', '--outputStyle=static'], { env: { CHROMIUM_PATH: chromium } });
}
process.stdout.write(`All tests passed in ${((Date.now() - began) / 60_000).toFixed(1)} min.\n`);
