import { useScope } from '@tessera/kit';
import { sendIntent } from '@tessera/kit/intents';
import { markLetterRead, type Letter } from '@tessera/wire';
import { useCallback } from 'react';
import { useMarkOpened } from '../inbox/use-mark-opened.ts';
import { useOpenMessage } from '../inbox/use-open-message.ts';
import { refetchLetters, showAsRead, useLetter } from './letters.queries.ts';

/** Returns the letter that the address opens, on any page of the list, and marks it as read. */
export function useOpenLetter(list: readonly Letter[] | undefined, id: number | undefined) {
  const scope = useScope();
  const message = useOpenMessage({ list, id, useOne: useLetter });
  const mark = useCallback(
    (unread: number) => {
      showAsRead(scope, unread);
      void sendIntent(scope, markLetterRead, { id: unread }, unread).then(({ status }) => {
        // It shows again what the platform knows: the letter is unread still, or is gone.
        if (status !== 'done') refetchLetters(scope);
      });
    },
    [scope],
  );
  useMarkOpened(message.open?.isRead === 0 ? message.open.id : undefined, mark);

  return message;
}
