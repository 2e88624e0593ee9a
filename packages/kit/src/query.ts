/**
 * The query library as far as Tessera uses it: shared as a facade, like the router, since a shared package ships
 * all of its exports.
 */
export {
  QueryClient,
  QueryClientProvider,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type Query,
  type QueryObserverLoadingErrorResult,
  type QueryKey,
  type UseQueryResult,
} from '@tanstack/react-query';
