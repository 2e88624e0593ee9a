import { useState } from 'react';
import type { MessageId } from '../text.ts';

/**
 * Decides when a form's only field shows its error: after a submission, and when it is left with something in it.
 * @param fault what is wrong with the value now
 */
export function useOnlyField(value: string, fault: MessageId | undefined) {
  const [attempts, setAttempts] = useState(0);
  const [isLeft, setLeft] = useState(false);
  return {
    shownFault: attempts > 0 || isLeft ? fault : undefined,
    /** Submissions that were refused here; each increase moves the focus to the field. */
    attempts,
    refuse: () => setAttempts(attempts + 1),
    leave: () => setLeft(value !== ''),
    edited() {
      setAttempts(0);
      setLeft(false);
    },
  };
}
