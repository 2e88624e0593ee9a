import { useMoney, useScope } from '@tessera/kit';
import type { DescriptionItem } from '@tessera/ui';
import type { AnswerOf, agentLinks } from '@tessera/wire';
import { useText } from '../text.ts';

type LinkCounts = Pick<
  AnswerOf<typeof agentLinks>['agentLink'],
  'clicks' | 'registrations' | 'firstDeposits' | 'firstDepositAmount'
>;

/** Returns a function that lists what came of a link; the platform answers amounts in the agent's own currency. */
export function useLinkCounts(): (link: LinkCounts) => DescriptionItem[] {
  const text = useText();
  const money = useMoney();
  const { intl } = useScope();
  return (link) => [
    ...(['clicks', 'registrations', 'firstDeposits'] as const).map((id) => ({
      id,
      label: text(`promotion.${id}`),
      value: intl.formatNumber(link[id]),
    })),
    {
      id: 'firstDepositAmount',
      label: text('promotion.firstDepositAmount'),
      value: money(link.firstDepositAmount),
    },
  ];
}
