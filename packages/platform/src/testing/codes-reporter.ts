import { faultsOfRefusals, keepRefusals } from './answered-codes.ts';
import { testRun } from './test-run.ts';

/** What of jest's own configuration says how much of the tests is run. */
interface Run {
  readonly onlyChanged: boolean;
  readonly onlyFailures: boolean;
  readonly shard?: object;
  readonly testNamePattern?: string;
  readonly testPathPatterns: { isSet(): boolean };
}

interface Results {
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/**
 * A jest reporter that fails a whole run in which a declared code of a call was never answered, or another one was. After
 * a failed test it is not known what the test would have provoked: then what was answered is kept, and the run that
 * repeats the failed test files (scripts/gate) checks both together.
 */
export default class CodesReporter {
  readonly #isWhole: boolean;
  readonly #results = process.env.TESSERA_RESULTS;
  readonly #firstResults = process.env.TESSERA_FIRST_RESULTS;
  #error: Error | undefined;

  constructor(run: Run) {
    this.#isWhole = isWhole(run);
  }

  onRunComplete(_contexts: unknown, { numFailedTests, numRuntimeErrorTestSuites }: Results): void {
    const { root } = testRun();
    const hasFailed = numFailedTests + numRuntimeErrorTestSuites > 0;
    if (hasFailed) {
      if (this.#isWhole && this.#results) keepRefusals(root, this.#results);
      return;
    }
    const faults = this.#firstResults ? faultsOfRefusals(root, this.#firstResults) : [];
    if (this.#isWhole) faults.push(...faultsOfRefusals(root));
    if (faults.length === 0) return;
    this.#error = new Error(`the calls' codes and the tests do not agree:\n  ${faults.join('\n  ')}`);
    process.stderr.write(`\n${this.#error.message}\n`);
  }

  getLastError(): Error | undefined {
    return this.#error;
  }
}

/** Some files alone cannot provoke every code. */
function isWhole({ onlyChanged, onlyFailures, shard, testNamePattern, testPathPatterns }: Run): boolean {
  const isNarrowed = onlyChanged || onlyFailures || shard !== undefined || Boolean(testNamePattern);
  return !isNarrowed && !testPathPatterns.isSet();
}
