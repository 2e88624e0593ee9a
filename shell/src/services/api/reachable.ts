import type { State } from '@tessera/domain/state';
import type { Http } from './http.ts';

/** Answers of a gateway whose platform is away. */
const AWAY_FROM = 502;
const AWAY_TO = 504;

/**
 * Notes after each request whether the platform has answered it.
 * @param page whose requests fail when it is left, which says nothing of the platform either
 */
export function watchReachable(http: Http, isReachable: State<boolean>, page?: EventTarget): Http {
  let isLeft = false;
  page?.addEventListener('pagehide', () => (isLeft = true));
  page?.addEventListener('pageshow', () => (isLeft = false));
  return async (request) => {
    try {
      const answer = await http(request);
      isReachable.set(answer.status < AWAY_FROM || answer.status > AWAY_TO);
      return answer;
    } catch (error) {
      // An aborted request says nothing of the platform.
      if (!request.signal?.aborted && !isLeft) isReachable.set(false);
      throw error;
    }
  };
}
