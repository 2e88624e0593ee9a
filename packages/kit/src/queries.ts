import { queryOptions, useQuery, type UseQueryResult } from '@tessera/kit/query';
import type { EventShape, Shell } from '@tessera/contracts';
import type { AnswerOf, Call, PayloadOf, Schema } from '@tessera/wire';
import { useScope } from './remote.tsx';
import type { RemoteScope } from './scope.ts';

/** Returns the query key of a call's answers: `[call.name]` for all of them, with the payload for one. */
export function keyOf<C extends Call>(call: C, payload?: PayloadOf<C>): readonly unknown[] {
  return payload === undefined ? [call.name] : [call.name, payload];
}

/** Returns the query options of a call that reads, for `useQuery`, prefetching and the cache. */
export function callQuery<C extends Call>(shell: Shell, call: C, payload: PayloadOf<C>) {
  return queryOptions({
    queryKey: keyOf(call, payload),
    queryFn: ({ signal }) =>
      shell.api.send<Schema, Schema>(call, payload, { signal }) as Promise<AnswerOf<C>>,
    meta: { audience: call.audience },
  });
}

/** Queries the answer of a call that reads; sends it only while `enabled`. */
export function useAnswer<C extends Call>(
  call: C,
  payload: PayloadOf<C>,
  options: { readonly enabled?: boolean } = {},
): UseQueryResult<AnswerOf<C>> {
  const { shell } = useScope();
  return useQuery({ ...callQuery(shell, call, payload), enabled: options.enabled ?? true });
}

/** One row of a remote's realtime table: what an event makes stale. */
export interface RefetchRule {
  readonly on: EventShape<Schema>;
  /** Only events whose payload has these values; all events by default. */
  readonly when?: Readonly<Record<string, unknown>>;
  readonly refetch: readonly Call[];
}

/**
 * Refetches by a remote's realtime table until the signal aborts. After a gap that the socket could not recover, it
 * refetches everything in the table.
 */
export function refetchOn(scope: RemoteScope, signal: AbortSignal, table: readonly RefetchRule[]): void {
  const refetch = (calls: readonly Call[]) => {
    for (const call of calls) void scope.queries.invalidateQueries({ queryKey: keyOf(call) });
  };
  const stops = table.map(({ on, when = {}, refetch: calls }) =>
    scope.shell.live.on(on, (payload) => {
      const fields = Object(payload) as Readonly<Record<string, unknown>>;
      if (Object.keys(when).every((name) => fields[name] === when[name])) refetch(calls);
    }),
  );
  stops.push(scope.shell.live.onGap(() => table.forEach((row) => refetch(row.refetch))));
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
}
