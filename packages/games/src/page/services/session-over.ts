import { GAME_CODES } from '../../protocol/codes.ts';
import type { Api } from './api.ts';
import { codeOf } from './ask.ts';

/**
 * The same calls; whichever of them first learns that the session has ended says so.
 * @param onOver may be called again and again
 */
export function watchApi(api: Api, onOver: () => void): Api {
  return new Proxy(api, {
    get(calls, name: keyof Api) {
      const call = calls[name] as (...given: unknown[]) => Promise<unknown>;
      return async (...given: unknown[]) => {
        try {
          return await call(...given);
        } catch (error) {
          if (codeOf(error) === GAME_CODES.sessionOver) onOver();
          throw error;
        }
      };
    },
  });
}
