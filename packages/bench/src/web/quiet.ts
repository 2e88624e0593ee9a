import { setTimeout as wait } from 'node:timers/promises';
import { serverCounts } from './gateway/counts.ts';

/** A server that uses less than this share of a core is quiet. */
const QUIET_SHARE = 0.1;
const STEP_S = 2;

/**
 * Waits until a server has done what it does in the background (the platform draws pictures), so that no measure
 * shares the machine with it.
 * @returns whether it was quiet within the limit
 */
export async function untilQuiet(server: string, limitS: number): Promise<boolean> {
  let before = (await serverCounts(server)).cpuSeconds;
  for (let passed = 0; passed < limitS; passed += STEP_S) {
    await wait(STEP_S * 1_000);
    const now = (await serverCounts(server)).cpuSeconds;
    if ((now - before) / STEP_S < QUIET_SHARE) return true;
    before = now;
  }
  return false;
}
