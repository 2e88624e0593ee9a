import { useMoney, useScope } from '@tessera/kit';
import { usePlace } from '@tessera/kit/place';
import { Link } from '@tessera/kit/router';
import { ButtonLink, Cluster, DescriptionList, Stack } from '@tessera/ui';
import { useText } from '../text.ts';
import type { DownlineMember } from './downline.queries.ts';
import { useLevelLink } from './DownlinePath.tsx';
import { Sparkline } from './Sparkline.tsx';

const FIGURES = ['deposits', 'withdrawals', 'turnover', 'payouts', 'bonuses', 'netRevenue'] as const;

/** All that is known of one member, and what an agent can do with it. */
export function MemberDetails({ row }: { readonly row: DownlineMember }) {
  const text = useText();
  const money = useMoney();
  const { intl } = useScope();
  const day = (instant: string | null) =>
    instant === null ? text('downline.never') : intl.formatDate(instant, { dateStyle: 'medium' });
  const linkTo = useLevelLink();
  const transfer = usePlace(`/proxy/Transfer?member=${row.id}`);
  return (
    <Stack gap={12}>
      <DescriptionList
        layout="columns"
        items={[
          { id: 'number', label: text('downline.number'), value: row.id },
          { id: 'level', label: text('figure.level'), value: text('figure.levelName', { level: row.level }) },
          { id: 'below', label: text('downline.below'), value: row.downlineCount },
          { id: 'registered', label: text('downline.registered'), value: day(row.registeredAt) },
          { id: 'login', label: text('downline.lastLogin'), value: day(row.lastLoginAt) },
          { id: 'play', label: text('downline.lastPlay'), value: day(row.lastPlayAt) },
          ...FIGURES.map((id) => ({ id, label: text(`figure.${id}`), value: money(row[id], row.currency) })),
          ...(row.turnoverByDay.length > 0
            ? [{ id: 'lately', label: text('downline.lately'), value: <Sparkline row={row} /> }]
            : []),
        ]}
      />
      <Cluster>
        <ButtonLink size="sm" {...transfer}>
          {text('transfer.title')}
        </ButtonLink>
        {row.downlineCount > 0 && <Link to={linkTo(row.id)}>{text('downline.branch')}</Link>}
      </Cluster>
    </Stack>
  );
}
