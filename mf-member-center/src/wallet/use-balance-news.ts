import { useMoney, useSession } from '@tessera/kit';
import { useAtomValue } from 'jotai';
import type { News } from '../frame/page.ts';
import { areAmountsHiddenAtom } from './wallet.atoms.ts';

/** The balance, for the phone's menu. */
export function useBalanceNews(): News | undefined {
  const money = useMoney();
  const session = useSession();
  const isHidden = useAtomValue(areAmountsHiddenAtom);
  if (session.status !== 'member' || isHidden) return undefined;
  return { words: money(session.balance.amount, session.member.currency) };
}
