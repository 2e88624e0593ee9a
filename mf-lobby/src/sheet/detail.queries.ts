import { useAnswer, useCallScope } from '@tessera/kit';
import type { UseQueryResult } from '@tessera/kit/query';
import { gameDetail, gameRoom, type AnswerOf } from '@tessera/wire';

export type GameDetail = AnswerOf<typeof gameDetail>;
export type Facts = NonNullable<GameDetail['facts']>;

/** Returns a game with its facts and games like it; asks nothing without an id. */
export function useGameDetail(id: number | undefined): UseQueryResult<GameDetail> {
  const { siteId, currency, device } = useCallScope();
  return useAnswer(
    gameDetail,
    { siteId, currency, supportDevice: device, id: id ?? 1 },
    { enabled: id !== undefined },
  );
}

/** Returns the games of a hall's room with their facts. */
export function useGameRoom(
  gtId: number,
  gpId: number | undefined,
): UseQueryResult<AnswerOf<typeof gameRoom>> {
  const { siteId, currency, device } = useCallScope();
  return useAnswer(gameRoom, { siteId, currency, supportDevice: device, gtId, gpId });
}
