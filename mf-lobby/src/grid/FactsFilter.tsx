import { hallOf, MECHANICS, VOLATILITIES, type HallKey, type Mechanic } from '@tessera/domain';
import { useScope, useShell } from '@tessera/kit';
import { useNavigate } from '@tessera/kit/router';
import { Cluster, Select } from '@tessera/ui';
import { withLateText } from '../later/with-late-text.tsx';
import { useLateText } from '../later/late.text.ts';
import type { LobbyFilter } from '../lobby/lobby.filter.ts';

/** The least returns to choose from, in percent. */
const RETURNS = [95, 96, 97, 98] as const;

/** What is played in each hall; a hall with one mechanic has nothing to choose. */
const MECHANICS_OF_HALL: Readonly<Record<HallKey, readonly Mechanic[]>> = {
  slot: ['lines', 'cluster', 'ways', 'vault'],
  live: ['roulette', 'blackjack'],
  sport: [],
  lottery: [],
  card: [],
  virtual: [],
  duel: [],
  esport: ['duel', 'fishing', 'crash'],
};

interface FactsFilterProps {
  readonly filter: LobbyFilter;
  readonly pathOf: (filter: LobbyFilter) => string;
}

function FactsFilterLoaded({ filter, pathOf }: FactsFilterProps) {
  const late = useLateText();
  const { intl } = useScope();
  const navigate = useNavigate();
  const { windows } = useShell();
  const hall = filter.hall === undefined ? undefined : hallOf(filter.hall)?.key;
  const mechanics = hall ? MECHANICS_OF_HALL[hall] : MECHANICS;
  const choose = (change: Partial<LobbyFilter>) =>
    void navigate(windows.href(pathOf({ ...filter, ...change })));
  return (
    <Cluster gap={8} style={{ paddingBlockEnd: 12 }}>
      {mechanics.length > 0 && (
        <Select
          aria-label={late('filter.mechanic')}
          value={filter.mechanic ?? ''}
          options={[
            { value: '', label: late('filter.mechanic_all') },
            ...mechanics.map((value) => ({ value, label: late(`mechanic.${value}`) })),
          ]}
          onChange={({ target }) => choose({ mechanic: target.value || undefined })}
        />
      )}
      {(hall === undefined || hall === 'slot') && (
        <Select
          aria-label={late('facts.volatility')}
          value={filter.volatility ?? ''}
          options={[
            { value: '', label: late('filter.volatility_all') },
            ...VOLATILITIES.map((value) => ({ value, label: late(`volatility.${value}`) })),
          ]}
          onChange={({ target }) => choose({ volatility: target.value || undefined })}
        />
      )}
      <Select
        aria-label={late('facts.return')}
        value={String(filter.minReturn ?? '')}
        options={[
          { value: '', label: late('filter.return_all') },
          ...RETURNS.map((value) => ({
            value: String(value),
            label: late('filter.return_from', {
              percent: intl.formatNumber(value / 100, { style: 'percent' }),
            }),
          })),
        ]}
        onChange={({ target }) => choose({ minReturn: Number(target.value) || undefined })}
      />
    </Cluster>
  );
}

/** Filters by what games say about themselves: how they are played, volatility, return. */
export const FactsFilter = withLateText(FactsFilterLoaded);
