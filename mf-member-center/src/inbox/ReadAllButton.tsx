import { useScope, wordingText } from '@tessera/kit';
import { failureWording, useIntent } from '@tessera/kit/intents';
import { Button } from '@tessera/ui';
import type { markAnnouncementRead, markLetterRead } from '@tessera/wire';
import type { MouseEvent } from 'react';
import { FAILURE_TEXTS } from '../failures.ts';
import { useText } from '../text.ts';

interface ReadAllButtonProps {
  /** Marks all as read when it is sent without an id. */
  readonly call: typeof markLetterRead | typeof markAnnouncementRead;
  /** Shows all as read; the button is no longer rendered then. */
  readonly onDone: () => void;
}

/** Marks all messages as read. A failure is shown as a toast; after a success the page's title takes the focus. */
export function ReadAllButton({ call, onDone }: ReadAllButtonProps) {
  const text = useText();
  const { shell } = useScope();
  const { state, submit } = useIntent(call, { about: 'all' });
  const onClick = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const title = currentTarget.closest('header')?.querySelector('h1');
    const outcome = await submit({});
    if (outcome?.status === 'done') {
      title?.focus();
      onDone();
    } else if (outcome) {
      shell.toast.show('error', wordingText(text, failureWording(outcome.error, FAILURE_TEXTS)));
    }
  };
  return (
    <Button loading={state.status === 'pending'} onClick={(event) => void onClick(event)}>
      {text('announcement.readAll')}
    </Button>
  );
}
