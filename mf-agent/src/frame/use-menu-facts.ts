import { useAnswer, useMoney, useScope } from '@tessera/kit';
import { useToday } from '@tessera/kit/pages';
import type { UseQueryResult } from '@tessera/kit/query';
import { agentDownline, agentLinks, agentSettlements, agentTransfers } from '@tessera/wire';
import { useText } from '../text.ts';
import type { Viewer } from './page.ts';
import { isGone } from './stale.ts';
import { useNewAgreement } from './use-new-agreement.ts';

const LATEST = { page: 1, count: 1 } as const;

/** Returns the newest fact of an active agent's pages, by their names. A page whose answer is missing has none. */
export function useMenuFacts(viewer: Viewer): Readonly<Record<string, string | undefined>> {
  const text = useText();
  const money = useMoney();
  const { intl } = useScope();
  const today = useToday();
  const day = (instant: string) => intl.formatDate(instant, { dateStyle: 'medium' });
  const downline = useAnswer(agentDownline, { from: today, to: today, ...LATEST });
  const links = useAnswer(agentLinks, LATEST);
  const transfers = useAnswer(agentTransfers, LATEST);
  const settlements = useAnswer(agentSettlements, LATEST);
  const isAgreementNew = useNewAgreement(viewer);

  const newest = shown(downline)?.list[0];
  const link = shown(links)?.agentLink;
  const transfer = shown(transfers)?.list[0];
  const week = shown(settlements)?.list[0];
  return {
    DownlineInfo: newest && `${newest.account} · ${day(newest.registeredAt)}`,
    Promotion: link && `${text('promotion.registrations')} · ${intl.formatNumber(link.registrations)}`,
    Transfer: transfer && `${transfer.account} · ${day(transfer.createdAt)}`,
    PerformanceSettlement: week && `${money(week.paid, week.paidCurrency)} · ${day(week.settledAt)}`,
    Agreement: isAgreementNew ? text('agreement.isNew') : undefined,
  };
}

const shown = <Data>(answer: UseQueryResult<Data>): Data | undefined =>
  isGone(answer) ? undefined : answer.data;
