import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Beside what nx and the test runners write during a run. */
const FILE = '.nx/gate.lock';

/**
 * Reserves a clone for one run of `npm test`, until this process ends: two runs would mix their results and counts.
 * @throws Error when another run has it
 */
export function lockGate(root) {
  const file = join(root, FILE);
  mkdirSync(dirname(file), { recursive: true });
  if (!create(file)) {
    const pid = Number(readFileSync(file, 'utf8'));
    if (isRunning(pid)) {
      throw new Error(
        `Another npm test (process ${pid}) runs in this clone, and their results would mix. Wait for it, or run this one in a clone of its own. If process ${pid} is something else, delete ${FILE}.`,
      );
    }
    // Its run was killed.
    rmSync(file, { force: true });
    if (!create(file)) return lockGate(root);
  }
  process.once('exit', () => rmSync(file, { force: true }));
}

/** Returns whether the file was created: it is another run's otherwise. */
function create(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isRunning(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
