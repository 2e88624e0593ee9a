import { useScope } from '@tessera/kit';
import { sendIntent } from '@tessera/kit/intents';
import { markLetterRead, type Letter } from '@tessera/wire';
import { useEffect, useState } from 'react';
import { refetchLetters, showAsRead } from './letters.queries.ts';

/**
 * Returns the letter that the address opens, and marks it as read. It stays open when the list no longer has it, as
 * a list of unread letters does not.
 */
export function useOpenLetter(list: readonly Letter[] | undefined, id: number | undefined) {
  const scope = useScope();
  const listed = list?.find((letter) => letter.id === id);
  const [kept, keep] = useState<Letter>();
  if (listed && listed !== kept) keep(listed);
  const open = listed ?? (kept?.id === id ? kept : undefined);
  const unreadId = open?.isRead === 0 ? open.id : undefined;

  useEffect(() => {
    if (unreadId === undefined) return;
    showAsRead(scope, unreadId);
    void sendIntent(scope, markLetterRead, { id: unreadId }, unreadId).then(({ status }) => {
      // It shows again what the platform knows: the letter is unread still, or is gone.
      if (status !== 'done') refetchLetters(scope);
    });
  }, [scope, unreadId]);

  return open;
}
