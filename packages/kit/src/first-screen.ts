import type { EmotionCache } from '@emotion/cache';
import type { Query, QueryClient, QueryKey } from '@tessera/kit/query';
import type { FirstScreen, FirstScreenPart, Shell } from '@tessera/contracts';
import { CallError, isRefusal } from '@tessera/wire';

/** One answered query: key and data. It has no age: the page is as old as its answers. Without data, there is none (404). */
type Answer = readonly [key: QueryKey, data?: unknown];

const NONE = '404';
/** A component that mounts shows the server's 404 as the server did, unless an event has made it stale. */
const retryOnMount = ({ state }: Query) => state.isInvalidated;

/** On a server, takes part in rendering the first screen; in the browser, starts with the server's answers. */
export function takeFirstScreen(
  { answers, join }: FirstScreen,
  queries: QueryClient,
  styles: EmotionCache,
  session: Pick<Shell['session'], 'get'>,
): void {
  join?.(firstScreenPart(queries, styles, session));
  for (const [key, data] of (answers ?? []) as readonly Answer[]) {
    // The server renders for everyone. Without this, a session that changes before a part is hydrated would reset its
    // answers as a member's, and the server's markup would not fit any more. Nor would it if they were forgotten before:
    // the code of a part can come minutes later.
    queries.setQueryDefaults(key, { meta: { audience: 'guest' }, gcTime: Infinity, retryOnMount });
    if (data === undefined) {
      const error = new CallError({ name: String(key[0]) }, { kind: 'refused', code: NONE, status: 404 }, '');
      queries.getQueryCache().build(queries, { queryKey: key }).setState({ status: 'error', error });
    }
    queries.setQueryData(key, data);
  }
}

function firstScreenPart(
  queries: QueryClient,
  styles: EmotionCache,
  session: Pick<Shell['session'], 'get'>,
): FirstScreenPart {
  const asked = new Set<string>();
  const all = () => queries.getQueryCache().getAll();
  return {
    ask: () =>
      all()
        .filter((query) => query.state.status === 'pending' && !asked.has(query.queryHash))
        // The query's options are the component's, `enabled` too.
        .filter(({ options }) => !('enabled' in options) || options.enabled !== false)
        .map(async (query) => {
          asked.add(query.queryHash);
          try {
            await query.fetch();
          } catch (error) {
            // What a guest is refused may exist for the member whose session is being restored.
            if (isRefusal(error, NONE) && session.get().status === 'guest') {
              return queries.setQueryDefaults(query.queryKey, { retryOnMount: false });
            }
            // As if it was never requested: the component shows its placeholder, and the browser requests again.
            query.setState({ status: 'pending', fetchStatus: 'idle', error: null, fetchFailureCount: 0 });
          }
        }),
    answers: () =>
      all()
        .filter(({ state }) => state.status !== 'pending')
        .map(({ queryKey, state }): Answer =>
          state.data === undefined ? [queryKey] : [queryKey, state.data],
        ),
    takeStyles() {
      // On a server the style engine keeps the rules in place of inserting them.
      const rules = Object.entries(styles.inserted).filter(([, css]) => typeof css === 'string');
      styles.inserted = {};
      styles.registered = {};
      return { key: styles.key, ids: rules.map(([id]) => id), css: rules.map(([, css]) => css).join('') };
    },
  };
}
