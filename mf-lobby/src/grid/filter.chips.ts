import type { Provider } from '@tessera/wire';
import type { LobbyFilter } from '../lobby/lobby.filter.ts';

/** One chip of the filter row, and the filter that it sets. */
export interface FilterChip {
  readonly id: string;
  readonly kind: 'all' | 'hot' | 'new' | 'provider';
  /** A provider's name; other chips have a message. */
  readonly name?: string;
  readonly filter: LobbyFilter;
}

/** Returns the filter row: all, hot, new, then each provider. One is chosen at a time. */
export function filterChips(filter: LobbyFilter, providers: readonly Provider[]): readonly FilterChip[] {
  const plain = { ...filter, tag: undefined, provider: undefined };
  const tags = filter.tab === 'last' || filter.crash ? [] : (['hot', 'new'] as const);
  return [
    { id: 'all', kind: 'all', filter: plain },
    ...tags.map((tag) => ({ id: tag, kind: tag, filter: { ...plain, tag } })),
    ...providers.map(({ gpId, name }) => ({
      id: String(gpId),
      kind: 'provider' as const,
      name,
      filter: { ...plain, provider: gpId },
    })),
  ];
}

/** Whether the list is narrowed by anything that {@link widened} clears. */
export function isNarrowed({ provider, tag, mechanic, volatility, minReturn }: LobbyFilter): boolean {
  return [provider, tag, mechanic, volatility, minReturn].some((one) => one !== undefined);
}

/** Returns the filter without tag, provider and what games say about themselves. */
export function widened(filter: LobbyFilter): LobbyFilter {
  return {
    ...filter,
    tag: undefined,
    provider: undefined,
    mechanic: undefined,
    volatility: undefined,
    minReturn: undefined,
  };
}

/** Returns the id of the filter's chip. */
export function chosenChip({ provider, tag }: LobbyFilter): string {
  return provider === undefined ? (tag ?? 'all') : String(provider);
}
