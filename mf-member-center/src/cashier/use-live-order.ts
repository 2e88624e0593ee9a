import { callQuery, keyOf, useScope, useShell } from '@tessera/kit';
import { useQuery } from '@tessera/kit/query';
import {
  depositDetail,
  depositList,
  depositMethods,
  withdrawalDetail,
  withdrawalList,
  withdrawalTerms,
  type Call,
} from '@tessera/wire';
import { useEffect, useRef } from 'react';

/**
 * How often an open order is asked for. Events come first; this is for ends that have none (a declined payment, an expired
 * order), and for a socket that is down.
 */
const OPEN_ORDER_MS = 4_000;

/** How often a withdrawal that is on its way is asked for: it takes hours, and its event comes first. */
const ON_ITS_WAY_MS = 60_000;

const whileOpen = (status: string | undefined) => (status === 'pending' ? OPEN_ORDER_MS : false);

/** The deposit, followed for as long as it is open. */
export function useLiveDeposit(orderNumber: string) {
  const answer = useQuery({
    ...callQuery(useShell(), depositDetail, { orderNumber }),
    refetchInterval: ({ state }) => whileOpen(state.data?.detail.status),
  });
  useEnd(answer.data?.detail.status, AFTER_DEPOSIT);
  return answer;
}

/** The withdrawal, followed for as long as it is open. */
export function useLiveWithdrawal(orderNumber: string) {
  const answer = useQuery({
    ...callQuery(useShell(), withdrawalDetail, { orderNumber }),
    refetchInterval: ({ state }) =>
      state.data?.expectedAt && state.data.detail.status === 'approved'
        ? ON_ITS_WAY_MS
        : whileOpen(state.data?.detail.status),
  });
  useEnd(answer.data?.detail.status, AFTER_WITHDRAWAL);
  return answer;
}

const AFTER_DEPOSIT = [depositList, depositMethods];
const AFTER_WITHDRAWAL = [withdrawalList, withdrawalTerms];

/** Refreshes balance and lists when an open order has ended: its event may have been missed. */
function useEnd(status: string | undefined, stale: readonly Call[]): void {
  const { session } = useShell();
  const { queries } = useScope();
  const before = useRef<string>(undefined);
  useEffect(() => {
    const hasEnded = before.current === 'pending' && status !== undefined && status !== 'pending';
    before.current = status;
    if (!hasEnded) return;
    void session.refreshBalance();
    for (const call of stale) void queries.invalidateQueries({ queryKey: keyOf(call) });
  }, [status, stale, session, queries]);
}
