import type { Provider } from '@tessera/wire';
import type { LobbyFilter } from '../lobby/lobby.filter.ts';

/** One choice of the filter row, and the filter that it leads to. */
export interface FilterChip {
  readonly id: string;
  readonly kind: 'all' | 'hot' | 'new' | 'provider';
  /** A provider's name; the others are messages. */
  readonly name?: string;
  readonly filter: LobbyFilter;
}

/** The filter row: everything, what is hot or new, then provider by provider. One is chosen at a time. */
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

/** A tag or a provider was chosen. */
export function isNarrowed({ provider, tag }: LobbyFilter): boolean {
  return provider !== undefined || tag !== undefined;
}

/** The filter with neither. */
export function widened(filter: LobbyFilter): LobbyFilter {
  return { ...filter, tag: undefined, provider: undefined };
}

/** The id of the chip that stands for the filter. */
export function chosenChip({ provider, tag }: LobbyFilter): string {
  return provider === undefined ? (tag ?? 'all') : String(provider);
}
