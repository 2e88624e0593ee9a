import { useMoney, useScope } from '@tessera/kit';
import { ChevronDownIcon, ChevronRightIcon, ChevronUpIcon, IconButton, Tag } from '@tessera/ui';
import { useEffect, useEffectEvent, type CSSProperties } from 'react';
import { useText } from '../text.ts';
import type { DownlineMember } from './downline.queries.ts';
import { MemberDetails } from './MemberDetails.tsx';
import { Sparkline } from './Sparkline.tsx';
import { AccountBox } from './tree.styles.ts';
import { COLUMN_COUNT, type Tree } from './tree.ts';

interface TreeRowProps {
  readonly tree: Tree;
  readonly row: DownlineMember;
  readonly level: number;
  /** From 1, among the rows below the same member. */
  readonly position: number;
  readonly siblings: number;
}

/** One member; the row takes the focus, and its buttons follow it in the tab order while it has it. */
export function TreeRow({ tree, row, level, position, siblings }: TreeRowProps) {
  const text = useText();
  const money = useMoney();
  const { intl } = useScope();
  const day = (instant: string) => intl.formatDate(instant, { dateStyle: 'medium' });
  const { id, account, downlineCount } = row;
  const hasRows = downlineCount > 0;
  const isOpen = hasRows ? tree.isOpen(id) : undefined;
  const isDetailed = tree.detailed === id;
  const isActive = tree.active === id;
  const tabIndex = isActive ? 0 : -1;
  const leave = useEffectEvent(() => tree.leave(id));
  useEffect(() => () => leave(), []);
  return (
    <>
      <tr
        role="row"
        data-id={id}
        aria-level={level}
        aria-posinset={position}
        aria-setsize={siblings}
        aria-expanded={isOpen}
        tabIndex={tabIndex}
        onFocus={() => tree.setActive(id)}
      >
        <td role="rowheader">
          <AccountBox style={{ '--level': level } as CSSProperties}>
            {hasRows ? (
              <IconButton
                label={text('downline.open', { account, count: downlineCount })}
                aria-expanded={isOpen}
                tabIndex={tabIndex}
                onClick={() => tree.setOpen(id, !isOpen)}
              >
                {isOpen ? <ChevronDownIcon size={18} /> : <ChevronRightIcon size={18} />}
              </IconButton>
            ) : (
              <span data-part="leaf" />
            )}
            <span>{account}</span>
          </AccountBox>
        </td>
        <td role="gridcell" data-rest="">
          {row.isAgent === 1 && <Tag tone="info">{text('downline.isAgent')}</Tag>}
        </td>
        <td role="gridcell" data-rest="">
          {day(row.registeredAt)}
        </td>
        <td role="gridcell" data-rest="">
          {row.lastPlayAt === null ? text('downline.never') : day(row.lastPlayAt)}
        </td>
        {(['deposits', 'turnover'] as const).map((name) => (
          <td key={name} role="gridcell" data-rest="" data-align="end">
            {money(row[name], row.currency)}
          </td>
        ))}
        <td role="gridcell" data-rest="">
          <Sparkline row={row} />
        </td>
        <td role="gridcell" data-align="end">
          {money(row.netRevenue, row.currency)}
        </td>
        <td role="gridcell" data-part="detail">
          <IconButton
            label={text('filter.details', { name: account })}
            aria-expanded={isDetailed}
            tabIndex={tabIndex}
            onClick={() => tree.setDetailed(isDetailed ? undefined : id)}
          >
            {isDetailed ? <ChevronUpIcon size={20} /> : <ChevronDownIcon size={20} />}
          </IconButton>
        </td>
      </tr>
      {isDetailed && (
        <tr role="row" aria-level={level}>
          <td role="gridcell" colSpan={COLUMN_COUNT} data-part="wide">
            <MemberDetails row={row} />
          </td>
        </tr>
      )}
    </>
  );
}
