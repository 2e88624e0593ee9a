import { isCallError, isRefusal, maintenanceOf } from '@tessera/wire';
import type { LaunchFailure } from './launch.machine.ts';

/** Returns the reason to show for a failed play or demo call (spec §8 Play). */
export function failureOf(error: unknown): LaunchFailure {
  if (isRefusal(error, '203')) return { kind: 'maintenance', interval: maintenanceOf(error) };
  if (isRefusal(error, '404')) return { kind: 'closed' };
  if (isRefusal(error, '957')) return { kind: 'transferDisabled' };
  // Only a refusal's message is written for players, not that of a timeout or a schema error.
  const message = isCallError(error) && isRefusal(error) ? error.message : '';
  if (isRefusal(error, '961')) return { kind: 'restricted', message, page: 'Breaks' };
  if (isRefusal(error, '962')) return { kind: 'restricted', message, page: 'Limits' };
  if (isRefusal(error, '964')) return { kind: 'information', message };
  return { kind: isRefusal(error, '963') ? 'realityCheck' : 'refused', message };
}
