import { spawnSync } from 'node:child_process';

/** The longest test files take about a minute and a half on a quiet machine. */
const FILE_LIMIT_MS = 600_000;

/**
 * A jest reporter that ends a run in which a test file blocks its worker: jest's own limits need a worker that still
 * handles its timers.
 */
export default class StuckFilesReporter {
  #isWatching;
  #limitMs;
  #timers = new Map();

  constructor({ watch, watchAll }, { limitMs = FILE_LIMIT_MS } = {}) {
    this.#isWatching = watch || watchAll;
    this.#limitMs = limitMs;
  }

  onTestFileStart({ path }) {
    if (this.#isWatching) return;
    const timer = setTimeout(() => {
      process.stderr.write(
        `\n${path} did not end within ${this.#limitMs / 1_000} s. Its worker is blocked, so the run ends here; files after it did not run.\n`,
      );
      killChildren();
      process.exit(1);
    }, this.#limitMs);
    this.#timers.set(path, timer.unref());
  }

  onTestFileResult({ path }) {
    clearTimeout(this.#timers.get(path));
    this.#timers.delete(path);
  }
}

/** A blocked worker does not see that its parent has ended. */
function killChildren() {
  if (process.platform === 'win32') spawnSync('taskkill', ['/T', '/F', '/PID', String(process.pid)]);
  else spawnSync('pkill', ['-KILL', '-P', String(process.pid)]);
}
