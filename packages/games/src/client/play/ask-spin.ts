import { GAME_CODES } from '../../protocol/codes.ts';
import { ApiError, type Api, type FinishedRound } from '../shared/api.ts';
import { pause } from '../shared/timing.ts';

/** Waits between the tries of one request, in milliseconds. The player is asked only after the last. */
const WAITS = [400, 1_200, 2_500] as const;

/**
 * Asks for a round until the server has said yes or no. The request id is the same in every try, so it is the
 * same round however many tries it takes.
 * @throws ApiError
 */
export async function askForSpin(api: Api, requestId: string, stake: string): Promise<FinishedRound> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await api.play(requestId, stake);
    } catch (error) {
      const wait = WAITS[tries];
      if (wait === undefined || !(error instanceof ApiError) || !isOpen(error.code)) throw error;
      await pause(wait);
    }
  }
}

/** Whether nobody knows yet what became of the request. */
function isOpen(code: string): boolean {
  return code === 'network' || code === GAME_CODES.platformUnreachable;
}
