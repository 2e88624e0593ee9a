import type { EmotionCache } from '@emotion/cache';
import type { QueryClient, QueryKey } from '@tessera/kit/query';
import type { FirstScreen, FirstScreenPart } from '@tessera/contracts';

/** One answered query: key and data. Its age is not told: the page is as old as its answers. */
type Answer = readonly [QueryKey, unknown];

/** Joins in rendering the first screen on a server; in the browser begins with the answers that it has left. */
export function takeFirstScreen(
  { answers, join }: FirstScreen,
  queries: QueryClient,
  styles: EmotionCache,
): void {
  join?.(firstScreenPart(queries, styles));
  for (const [key, data] of (answers ?? []) as readonly Answer[]) queries.setQueryData(key, data);
}

function firstScreenPart(queries: QueryClient, styles: EmotionCache): FirstScreenPart {
  const asked = new Set<string>();
  const all = () => queries.getQueryCache().getAll();
  return {
    ask: () =>
      all()
        .filter((query) => query.state.status === 'pending' && !asked.has(query.queryHash))
        // What a component gives to its query stands in the query's options, `enabled` too.
        .filter(({ options }) => !('enabled' in options) || options.enabled !== false)
        .map(async (query) => {
          asked.add(query.queryHash);
          try {
            await query.fetch();
          } catch {
            // Left as if nobody had asked: the component shows its place, and the browser asks again.
            query.setState({ status: 'pending', fetchStatus: 'idle', error: null, fetchFailureCount: 0 });
          }
        }),
    answers: () =>
      all()
        .filter(({ state }) => state.status === 'success')
        .map(({ queryKey, state }): Answer => [queryKey, state.data]),
    takeStyles() {
      // On a server the style engine keeps the rules in place of inserting them.
      const rules = Object.entries(styles.inserted).filter(([, css]) => typeof css === 'string');
      styles.inserted = {};
      styles.registered = {};
      return { key: styles.key, ids: rules.map(([id]) => id), css: rules.map(([, css]) => css).join('') };
    },
  };
}
