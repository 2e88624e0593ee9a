import { cpus } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';

/** A machine that does less than this share of what it could is idle. */
const IDLE_SHARE = 0.15;
const STEP_MS = 2_000;
const LIMIT_MS = 180_000;

/** Waits until nobody works on this machine, so that no measure shares it; says so where somebody always does. */
export async function untilIdle(say: (line: string) => void): Promise<void> {
  let before = spent();
  for (let passed = 0; passed < LIMIT_MS; passed += STEP_MS) {
    await wait(STEP_MS);
    const now = spent();
    const share = (now.busy - before.busy) / (now.all - before.all);
    if (share < IDLE_SHARE) return;
    before = now;
  }
  say(`the machine has been busy for ${LIMIT_MS / 1_000} s: frames will be late, rates too low`);
}

/** Of all cores since their start, in milliseconds. */
function spent(): { readonly busy: number; readonly all: number } {
  let [busy, all] = [0, 0];
  for (const { times } of cpus()) {
    const { user, nice, sys, idle, irq } = times;
    busy += user + nice + sys + irq;
    all += user + nice + sys + irq + idle;
  }
  return { busy, all };
}
