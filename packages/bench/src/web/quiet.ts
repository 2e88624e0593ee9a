import { setTimeout as wait } from 'node:timers/promises';
import { cpuSeconds } from './gateway/load.ts';

/** A server that uses less than this share of a core is quiet. */
const QUIET_SHARE = 0.1;
const STEP_S = 2;

/**
 * Waits until a server has done what it does in the background (the platform draws pictures), so that no measure
 * shares the machine with it.
 * @returns whether it was quiet within the limit
 */
export async function untilQuiet(server: string, limitS: number): Promise<boolean> {
  let before = await cpuSeconds(server);
  for (let passed = 0; passed < limitS; passed += STEP_S) {
    await wait(STEP_S * 1_000);
    const now = await cpuSeconds(server);
    if ((now - before) / STEP_S < QUIET_SHARE) return true;
    before = now;
  }
  return false;
}
