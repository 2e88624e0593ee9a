import { useFormDraft } from '@tessera/kit/form-draft';
import { useState } from 'react';
import type { DownlineMember } from '../downline/downline.queries.ts';
import type { TransferDraft } from './transfer.rules.ts';

/** What is kept over a reload: the digits are not. `link` is the one that the address had when the receiver was typed. */
const EMPTY = { account: '', memberId: '', link: '', amount: '', note: '' };

/**
 * What is typed into the form of a transfer.
 * @param link the number of the member whom the address names, or empty
 */
export function useTransferDraft(link: string) {
  const { values: kept, setValues: setKept, forget } = useFormDraft('transfer', EMPTY);
  const [found, setFound] = useState<DownlineMember>();
  const [digits, setDigits] = useState('');
  // A link replaces the receiver that was typed before it.
  const isLinked = link !== '' && kept.link !== link;
  const account = isLinked ? link : kept.account;
  const memberId = isLinked ? link : kept.memberId;
  const draft: TransferDraft = {
    member: String(found?.id) === memberId ? found : undefined,
    amount: kept.amount,
    note: kept.note,
    digits,
  };
  return {
    draft,
    /** As it was typed. */
    account,
    /** The number of the member who was chosen, also before a reload; or empty. */
    memberId,
    setAccount: (typed: string) => setKept((before) => ({ ...before, account: typed, memberId: '', link })),
    setMember(member: DownlineMember) {
      setFound(member);
      const chosen = String(member.id);
      if (chosen !== memberId) setKept((before) => ({ ...before, account, memberId: chosen, link }));
    },
    setLine: (name: 'amount' | 'note', typed: string) => setKept((before) => ({ ...before, [name]: typed })),
    setDigits,
    /** Empties the form: the transfer was carried out. Also where the form is closed by now. */
    clear() {
      setKept(EMPTY);
      setFound(undefined);
      setDigits('');
      forget();
    },
  };
}
