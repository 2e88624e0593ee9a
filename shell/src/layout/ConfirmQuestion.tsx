import { ConfirmDialog } from '@tessera/ui';
import { useEffect, useState } from 'react';
import type { Question } from '../services/dialogs/dialogs.ts';
import { useText } from '../text.ts';

/** As long as the dialog's closing animation, so that the animation is visible. */
const LEAVE_MS = 320;

/** The shell's question with two answers. */
export default function ConfirmQuestion({
  question,
  close,
}: {
  question: Question;
  close: (confirmed: boolean) => void;
}) {
  const text = useText();
  const [answer, setAnswer] = useState<boolean>();
  useEffect(() => {
    if (answer === undefined) return;
    const timer = setTimeout(() => close(answer), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [answer, close]);
  return (
    <ConfirmDialog
      open={answer === undefined}
      title={question.title}
      confirmLabel={question.confirm}
      cancelLabel={question.cancel}
      closeLabel={text('frame.close')}
      onConfirm={() => setAnswer(true)}
      onCancel={() => setAnswer(false)}
    >
      {question.body}
    </ConfirmDialog>
  );
}
