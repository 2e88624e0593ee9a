import type { UseQueryResult } from '@tessera/kit/query';
import { useState } from 'react';

interface Message {
  readonly id: number;
}

/** Reads the id of a message from the address; `undefined` where the address opens none. */
export function messageIdIn(value: string | undefined): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

interface OpenMessageQuery<M extends Message> {
  /** The page of the list on the screen; `undefined` while it is loading. */
  readonly list: readonly M[] | undefined;
  /** What the address opens. */
  readonly id: number | undefined;
  /** Queries one message that is on another page of the list. */
  readonly useOne: (
    id: number,
    options: { readonly enabled: boolean },
  ) => UseQueryResult<{ readonly list: readonly M[] }>;
}

/**
 * Returns the message that the address opens: from the list, or by a query of its own when another page has it. It
 * stays open when the list no longer has it, as a list of unread ones does not, until the address opens another or none.
 */
export function useOpenMessage<M extends Message>({ list, id, useOne }: OpenMessageQuery<M>) {
  const [kept, keep] = useState<M>();
  const listed = list?.find((one) => one.id === id);
  const isElsewhere = list !== undefined && id !== undefined && !listed && kept?.id !== id;
  const alone = useOne(id ?? 0, { enabled: isElsewhere });
  const found = listed ?? alone.data?.list.find((one) => one.id === id);
  const stays = found ?? (kept?.id === id ? kept : undefined);
  if (stays !== kept) keep(stays);
  return {
    open: stays,
    /** The query of the message alone, with its states. */
    alone,
    isMissing: isElsewhere && alone.isSuccess,
  };
}
