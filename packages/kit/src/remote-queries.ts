import { QueryClient } from '@tessera/kit/query';

/** A remote's queries, none of which keeps an answer from before it was invalidated. */
export class RemoteQueries extends QueryClient {
  /** The library lets the first fetch of a query go on, although what it reads may have changed since it was sent. */
  override invalidateQueries(...args: Parameters<QueryClient['invalidateQueries']>): Promise<void> {
    const [filters, { cancelRefetch = true } = {}] = args;
    if (cancelRefetch) {
      const first = this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' });
      for (const query of first) if (query.state.data === undefined) void query.cancel({ silent: true });
    }
    return super.invalidateQueries(...args);
  }
}
