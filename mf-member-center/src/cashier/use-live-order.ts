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

/** How often an order is asked for whose payment page is open, for a socket that is down: events come first. */
const PAYING_MS = 4_000;

/** The same for an order that waits for hours or days: a bank transfer, a check, a withdrawal. */
const WAITING_MS = 60_000;

/** The deposit, followed for as long as it is open. */
export function useLiveDeposit(orderNumber: string) {
  const answer = useQuery({
    ...callQuery(useShell(), depositDetail, { orderNumber }),
    refetchInterval: ({ state: { data } }) => {
      if (data?.detail.status !== 'pending') return false;
      return data.url === null ? WAITING_MS : PAYING_MS;
    },
  });
  useEnd(answer.data?.detail.status, AFTER_DEPOSIT);
  return answer;
}

/** The withdrawal, followed for as long as it is open. */
export function useLiveWithdrawal(orderNumber: string) {
  const answer = useQuery({
    ...callQuery(useShell(), withdrawalDetail, { orderNumber }),
    refetchInterval: ({ state: { data } }) => {
      const isOnItsWay = data?.detail.status === 'approved' && Boolean(data.expectedAt);
      return data?.detail.status === 'pending' || isOnItsWay ? WAITING_MS : false;
    },
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
