import type { LaunchFailure } from './launch.machine.ts';

/** Returns the failure for a status pushed over the member's channel (spec §8 Forward status). */
export function failureOfStatus(code: string): LaunchFailure {
  const short = code.slice(-3);
  if (short === '957') return { kind: 'transferDisabled' };
  if (short === '961') return { kind: 'paused' };
  if (short === '203') return { kind: 'maintenance', interval: undefined };
  return { kind: 'refused', message: '' };
}
