import { lazily, useMoney, useScope } from '@tessera/kit';
import { DataTable, DescriptionList, Stack, Tag, TextSkeleton } from '@tessera/ui';
import type { AnswerOf, agentLinks } from '@tessera/wire';
import { useText } from '../text.ts';
import { CampaignSwitch } from './CampaignSwitch.tsx';
import { useLinkCounts } from './use-link-counts.ts';

const LinkDetails = lazily(() => import('./LinkDetails.tsx'));

export type Campaign = AnswerOf<typeof agentLinks>['list'][number];

/** What a link is called: its campaign, and the sub-id where it has one. */
export const nameOf = ({ campaign, subId }: Pick<Campaign, 'campaign' | 'subId'>): string =>
  subId === null ? campaign : `${campaign} · ${subId}`;

/** The links of campaigns with what they bring; each opens to its address and QR code. */
export function CampaignTable({ rows }: { readonly rows: readonly Campaign[] }) {
  const text = useText();
  const { intl } = useScope();
  const money = useMoney();
  const countsOf = useLinkCounts();
  const day = (instant: string) => intl.formatDate(instant, { dateStyle: 'medium' });
  const stateOf = ({ isActive }: Campaign) => (
    <Tag tone={isActive ? 'positive' : 'neutral'}>
      {text(isActive ? 'promotion.isOn' : 'promotion.isOff')}
    </Tag>
  );
  return (
    <DataTable
      caption={text('promotion.campaigns')}
      rows={rows}
      rowKey={({ code }) => code}
      columns={[
        { id: 'campaign', header: text('promotion.campaign'), cell: nameOf, card: 'what' },
        {
          id: 'created',
          header: text('promotion.createdAt'),
          cell: (row) => day(row.createdAt),
          card: 'when',
        },
        {
          id: 'clicks',
          header: text('promotion.clicks'),
          cell: (row) => intl.formatNumber(row.clicks),
          align: 'end',
        },
        {
          id: 'registrations',
          header: text('promotion.registrations'),
          cell: (row) => intl.formatNumber(row.registrations),
          align: 'end',
          card: 'amount',
        },
        {
          id: 'first',
          header: text('promotion.firstDeposits'),
          cell: ({ firstDeposits, firstDepositAmount }) =>
            `${intl.formatNumber(firstDeposits)} · ${money(firstDepositAmount)}`,
          align: 'end',
        },
        { id: 'state', header: text('promotion.state'), cell: stateOf, card: 'state' },
      ]}
      detail={{
        label: (row) => text('filter.details', { name: nameOf(row) }),
        content: (row) => (
          <Stack gap={16}>
            <DescriptionList
              layout="columns"
              items={[
                { id: 'code', label: text('promotion.code'), value: row.code },
                ...countsOf(row),
                {
                  id: 'state',
                  label: text('promotion.state'),
                  value: stateOf(row),
                  action: <CampaignSwitch campaign={row} />,
                },
              ]}
            />
            <LinkDetails
              url={row.url}
              qrText={row.qrText}
              name={nameOf(row)}
              fallback={<TextSkeleton lines={4} />}
            />
          </Stack>
        ),
      }}
    />
  );
}
