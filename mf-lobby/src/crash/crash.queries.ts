import { useAnswer, useCallScope } from '@tessera/kit';
import type { UseQueryResult } from '@tessera/kit/query';
import { crashMenu, type AnswerOf } from '@tessera/wire';

/** Returns the crash menu's games (spec §9); sends a request only while `enabled`. */
export function useCrashGames(enabled = true): UseQueryResult<AnswerOf<typeof crashMenu>> {
  const { siteId, currency, device } = useCallScope();
  return useAnswer(crashMenu, { siteId, currency, supportDevice: device }, { enabled });
}
