import { useAnswer, useSession } from '@tessera/kit';
import type { UseQueryResult } from '@tessera/kit/query';
import type { AnswerOf, Call, PayloadOf } from '@tessera/wire';
import { useState } from 'react';

/** Whether the visitor has become a member while this part is shown: its dialog closes, and fetches nothing more. */
export function useHasLoggedIn(): boolean {
  const isMember = useSession().status === 'member';
  const [wasMember] = useState(isMember);
  return isMember && !wasMember;
}

/** Queries an answer for a dialog of guests. The login that closes the dialog does not make it fetch again. */
export function useGuestAnswer<C extends Call>(call: C, payload: PayloadOf<C>): UseQueryResult<AnswerOf<C>> {
  return useAnswer(call, payload, { enabled: !useHasLoggedIn() });
}
