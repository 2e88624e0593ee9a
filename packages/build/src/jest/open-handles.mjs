/** Includes what a project's global teardown waits for. */
const GRACE_MS = 60_000;
const TICK_MS = 1_000;

/**
 * A jest reporter that ends a run whose process stays alive after its tests, because a test left a timer, a server or
 * a child process open. Jest itself only prints a warning and waits for ever.
 */
export default class OpenHandlesReporter {
  #isWatching;
  #graceMs;

  constructor({ watch, watchAll }, { graceMs = GRACE_MS } = {}) {
    this.#isWatching = watch || watchAll;
    this.#graceMs = graceMs;
  }

  onRunComplete() {
    if (this.#isWatching) return;
    // Ticks, not the clock: a teardown that removes many files blocks this process, and that is no open resource. The timer
    // is unreferenced, so a clean run ends before the last tick.
    let ticksLeft = this.#graceMs / TICK_MS;
    setInterval(() => {
      ticksLeft -= 1;
      if (ticksLeft > 0) return;
      process.stderr.write(
        `\nAll tests are done, but their process did not end within ${this.#graceMs / 1_000} s. Open resources: ${openResources()}. ` +
          'Close them in afterEach or afterAll, which also run after a failed test or a timeout.\n',
      );
      process.exit(1);
    }, TICK_MS).unref();
  }
}

/** Lists the resources that keep the process alive, with their counts. */
function openResources() {
  const kinds = Map.groupBy(process.getActiveResourcesInfo(), (kind) => kind);
  return [...kinds].map(([kind, { length }]) => (length > 1 ? `${length} ${kind}` : kind)).join(', ');
}
