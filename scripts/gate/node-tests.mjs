import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { parseArgs } from 'node:util';
import nodeReporter from './node-reporter.mjs';

/** A test that takes longer has failed. The longest ones start the whole site. */
const TEST_LIMIT_MS = Number(process.env.NODE_TEST_LIMIT_MS ?? 300_000);
/** A run that takes longer is ended: a test that blocks its process cannot be interrupted. */
const RUN_LIMIT_MS = 6 * TEST_LIMIT_MS;

/** Runs node's tests with this repository's reporters and limits. Arguments: `--alone` (one file after another), patterns. */
const { values, positionals } = parseArgs({
  options: { alone: { type: 'boolean' } },
  allowPositionals: true,
});
const limit = new AbortController();
const events = run({
  globPatterns: positionals,
  concurrency: !values.alone,
  signal: limit.signal,
  // For the processes of the test files.
  execArgv: [`--test-timeout=${TEST_LIMIT_MS}`, `--import=${new URL('end-of-tests.mjs', import.meta.url)}`],
});
setTimeout(() => {
  process.stderr.write(`The tests did not end within ${RUN_LIMIT_MS / 1_000} s and were stopped.\n`);
  limit.abort();
}, RUN_LIMIT_MS).unref();
events.on('test:fail', () => (process.exitCode = 1));
events.compose(new spec()).pipe(process.stdout);
events.compose(nodeReporter).resume();
