import { useShell } from '@tessera/kit';
import { ButtonLink, DescriptionList, ExternalIcon, Stack, type DescriptionItem } from '@tessera/ui';
import type { BetRecord } from '@tessera/wire';
import { useText } from '../text.ts';
import { Reference } from './Reference.tsx';
import { useWords } from './use-words.tsx';

interface BetDetailProps {
  readonly bet: BetRecord;
  readonly currency: string;
  /** The hall's name, once it is known. */
  readonly hall: string | undefined;
}

/** All that the platform keeps of a round, and the page on which its fairness can be checked. */
export function BetDetail({ bet, currency, hall }: BetDetailProps) {
  const text = useText();
  const words = useWords(currency);
  const { windows } = useShell();
  const { fairUrl } = bet;
  const items: DescriptionItem[] = [
    {
      id: 'round',
      label: text('bet.round'),
      isWide: true,
      value: <Reference value={bet.roundId} label={text('bet.round')} />,
    },
    { id: 'provider', label: text('filter.provider'), value: `${bet.gpName} (${bet.gpId})` },
    ...(hall === undefined ? [] : [{ id: 'hall', label: text('filter.hall'), value: hall }]),
    { id: 'wager', label: text('bet.wager'), value: words.money(bet.wager) },
    ...(bet.payout === null
      ? []
      : [{ id: 'payout', label: text('bet.payout'), value: words.money(bet.payout) }]),
    { id: 'returned', label: text('bet.returned'), value: words.money(bet.returned) },
    ...(bet.closedAt === null
      ? []
      : [{ id: 'closed', label: text('bet.closedAt'), value: words.listed(bet.closedAt) }]),
  ];
  return (
    <Stack gap={12}>
      <DescriptionList layout="columns" items={items} />
      {fairUrl !== null && (
        <div>
          <ButtonLink
            size="sm"
            href={fairUrl}
            target="_blank"
            rel="noopener"
            iconEnd={<ExternalIcon size={16} />}
            onClick={(event) => {
              event.preventDefault();
              windows.openExternal(fairUrl);
            }}
          >
            {text('bet.fair')}
          </ButtonLink>
        </div>
      )}
    </Stack>
  );
}
