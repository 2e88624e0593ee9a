/** A project's global teardown is part of it. */
const PATIENCE_MS = 60_000;

/**
 * A jest reporter that ends a run whose tests are over and whose process does not end, as one where a test has left a
 * timer, a server or a process of its own: jest says so and waits for ever, and what waits for jest, too.
 */
export default class LingeringReporter {
  #isWatching;
  #patienceMs;

  constructor({ watch, watchAll }, { patienceMs = PATIENCE_MS } = {}) {
    this.#isWatching = watch || watchAll;
    this.#patienceMs = patienceMs;
  }

  onRunComplete() {
    if (this.#isWatching) return;
    // It holds nothing up itself: where all is tidy, the process ends before.
    setTimeout(() => {
      process.stderr.write(
        `\nAll tests are over, and their process did not end within ${this.#patienceMs / 1_000} s. It is held by: ${held()}. ` +
          'A test has left something open: close it in afterEach or afterAll, also where the test fails or is too late.\n',
      );
      process.exit(1);
    }, this.#patienceMs).unref();
  }
}

/** What keeps the process, each kind with its number. */
function held() {
  const kinds = Map.groupBy(process.getActiveResourcesInfo(), (kind) => kind);
  return [...kinds].map(([kind, { length }]) => (length > 1 ? `${length} ${kind}` : kind)).join(', ');
}
