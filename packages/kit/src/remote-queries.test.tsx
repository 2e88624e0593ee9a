/** @jest-environment jsdom */
import { QueryClientProvider, useQuery } from '@tessera/kit/query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RemoteQueries } from './remote-queries.ts';

const KEY = ['call'];

/** Uses a query whose fetches are answered by the test. */
function observe() {
  const queries = new RemoteQueries();
  const sent: { readonly answer: (value: string) => void; readonly signal: AbortSignal }[] = [];
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) =>
    new Promise<string>((answer) => void sent.push({ answer, signal }));
  const { result } = renderHook(() => useQuery({ queryKey: KEY, queryFn, retry: false }), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    ),
  });
  return { queries, sent, result };
}

test('sends the first fetch again when what it reads changes before its answer', async () => {
  const { queries, sent, result } = observe();
  await act(async () => void queries.invalidateQueries({ queryKey: KEY }));
  expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  sent[0]?.answer('before');
  sent[1]?.answer('after');
  await waitFor(() => expect(result.current.data).toBe('after'));
});

test('lets the first fetch go on where it is asked to, and for other queries', async () => {
  const { queries, sent, result } = observe();
  await act(async () => void queries.invalidateQueries({ queryKey: KEY }, { cancelRefetch: false }));
  await act(async () => void queries.invalidateQueries({ queryKey: ['other'] }));
  sent[0]?.answer('first');
  await waitFor(() => expect(result.current.data).toBe('first'));
  expect(sent).toHaveLength(1);
});
