/** What a busy platform, or one that is being restarted, answers: the same call may succeed a moment later. */
const PASSING: readonly number[] = [429, 502, 503, 504];

interface WatchedFetch {
  readonly fetch: typeof fetch;
  /** Whether a call got no answer, or one that may be another a moment later. */
  readonly hasFailed: () => boolean;
}

/** Wraps `fetch` to know whether everything was answered. */
export function watchFetch(inner: typeof fetch): WatchedFetch {
  let hasFailed = false;
  return {
    async fetch(...request) {
      try {
        const response = await inner(...request);
        if (PASSING.includes(response.status)) hasFailed = true;
        return response;
      } catch (error) {
        hasFailed = true;
        throw error;
      }
    },
    hasFailed: () => hasFailed,
  };
}
