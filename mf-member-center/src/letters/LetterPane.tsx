import { lazily } from '@tessera/kit';
import { useAddress } from '@tessera/kit/address';
import { Button, TextSkeleton } from '@tessera/ui';
import type { Letter } from '@tessera/wire';
import { OpenMessage } from '../inbox/OpenMessage.tsx';
import { useText } from '../text.ts';
import { useDeleteLetters } from './use-delete-letters.ts';

/** Its parser is large, and the list does not need it. */
const RichText = lazily(() => import('@tessera/kit/rich-text'));

interface LetterPaneProps {
  readonly letter: Letter;
}

/** An open letter; its text comes from an operator's editor and is sanitised. */
export function LetterPane({ letter }: LetterPaneProps) {
  const text = useText();
  const { change, searchWith } = useAddress(['letter']);
  const { remove, isPending } = useDeleteLetters();
  const onDelete = async () => {
    // Another letter that was opened meanwhile stays open: this pane is gone then.
    if (await remove({ id: letter.id })) change({ letter: '' }, { replace: true });
  };
  return (
    <OpenMessage
      title={letter.title}
      at={letter.sentAt}
      back={{ label: text('letter.title'), search: searchWith({ letter: '' }) }}
      actions={
        <div>
          <Button size="sm" loading={isPending} onClick={() => void onDelete()}>
            {text('letter.delete')}
          </Button>
        </div>
      }
    >
      <RichText html={letter.content} fallback={<TextSkeleton lines={4} />} />
    </OpenMessage>
  );
}
