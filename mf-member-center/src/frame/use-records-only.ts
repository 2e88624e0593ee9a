import { useAnswer, useSession } from '@tessera/kit';
import { responsible } from '@tessera/wire';

/**
 * Returns whether the session shows records and withdraws, and nothing else (an excluded or closed member); `undefined` for a guest
 * and until the platform has answered. A platform that has no such sessions refuses the call.
 */
export function useRecordsOnly(): boolean | undefined {
  const { status } = useSession();
  const answer = useAnswer(responsible, {}, { enabled: status === 'member' });
  return answer.isPending ? undefined : answer.data?.isRecordsOnly === 1;
}
