import { useMoney, useScope } from '@tessera/kit';
import { DescriptionList, Notice, Skeleton, Text } from '@tessera/ui';
import type { Game } from '@tessera/wire';
import { useLateText } from '../later/late.text.ts';
import type { Facts, GameDetail } from './detail.queries.ts';

/** About the height of six facts. */
const SKELETON_PX = 336;

interface GameFactsProps {
  readonly game: Game;
  readonly detail: GameDetail | undefined;
  readonly failed: boolean;
}

/** What a game says about itself: return, volatility, stakes, highest win, mechanic, maker. */
export function GameFacts({ game, detail, failed }: GameFactsProps) {
  const late = useLateText();
  const provider = { id: 'provider', label: late('facts.provider'), value: game.gpName };
  const rows = useFactRows(detail?.facts ?? undefined);
  if (failed) return <Notice tone="warning">{late('facts.failed')}</Notice>;
  if (!detail) return <Skeleton style={{ blockSize: SKELETON_PX }} />;
  return (
    <>
      <DescriptionList items={[...rows, provider]} />
      {!detail.facts && (
        <Text size={14} tone="muted">
          {late('facts.none')}
        </Text>
      )}
    </>
  );
}

/** Returns a game's facts as the rows of a list; none without facts. */
export function useFactRows(facts: Facts | undefined) {
  const late = useLateText();
  const money = useMoney();
  const { intl } = useScope();
  if (!facts) return [];
  const { mechanic, volatility, lowestStake, highestStake, maxWinMultiple } = facts;
  const percent = { style: 'percent', minimumFractionDigits: 2 } as const;
  const range = { lowest: money(lowestStake), highest: money(highestStake) };
  return [
    {
      id: 'return',
      label: late('facts.return'),
      value: intl.formatNumber(facts.returnBasisPoints / 10_000, percent),
    },
    ...(volatility
      ? [{ id: 'volatility', label: late('facts.volatility'), value: late(`volatility.${volatility}`) }]
      : []),
    { id: 'stakes', label: late('facts.stakes'), value: late('facts.stakes_range', range) },
    { id: 'most', label: late('facts.most'), value: late('facts.most_times', { times: maxWinMultiple }) },
    { id: 'mechanic', label: late('facts.mechanic'), value: late(`mechanic.${mechanic}`) },
  ];
}
