import { createInterface } from 'node:readline';

/** The levels of the servers' log lines, as numbers in their JSON, and of the setting LOG_LEVEL. */
const LEVELS = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60, silent: Infinity };

/**
 * Copies a server's standard output to the terminal, after its name: each whole line of at least this level. A line
 * that is no log entry, such as "ready at …", counts as `info`.
 * @param level a value of LOG_LEVEL; without one, or with one that no server accepts, all lines are shown
 */
export function showLog(output, terminal, { name, level }) {
  const least = LEVELS[level] ?? 0;
  showLines(output, terminal, { name, isShown: (line) => levelOf(line) >= least });
}

/** Copies whole lines of a server's output to the terminal, after its name. */
export function showLines(output, terminal, { name, isShown = () => true }) {
  const lines = createInterface({ input: output, crlfDelay: Infinity });
  lines.on('line', (line) => {
    if (line && isShown(line)) terminal.write(`${name}: ${line}\n`);
  });
}

function levelOf(line) {
  if (!line.startsWith('{')) return LEVELS.info;
  try {
    const { level } = JSON.parse(line);
    return typeof level === 'number' ? level : LEVELS.info;
  } catch {
    return LEVELS.info;
  }
}
