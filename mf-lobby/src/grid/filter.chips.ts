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
  const plain = widened(filter);
  const tags = filter.tab === 'last' ? [] : (['hot', 'new'] as const);
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

/** Whether a tag or a provider is chosen. */
export function isNarrowed({ provider, tag }: LobbyFilter): boolean {
  return provider !== undefined || tag !== undefined;
}

/** Returns the filter without tag and provider. */
export function widened(filter: LobbyFilter): LobbyFilter {
  return { ...filter, tag: undefined, provider: undefined };
}

/** Returns the id of the filter's chip. */
export function chosenChip({ provider, tag }: LobbyFilter): string {
  return provider === undefined ? (tag ?? 'all') : String(provider);
}
