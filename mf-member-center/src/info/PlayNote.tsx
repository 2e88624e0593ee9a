import { useShell, useSite } from '@tessera/kit';
import { Notice, TextLink } from '@tessera/ui';
import { useText } from '../text.ts';

/** A word about playing within one's means, and whom to talk to. */
export function PlayNote() {
  const text = useText();
  const { windows } = useShell();
  const { customerServiceLink } = useSite().settings;
  return (
    <Notice tone="info" title={text('play.title')}>
      {text('play.text')}{' '}
      {customerServiceLink && (
        <TextLink
          href={customerServiceLink}
          target="_blank"
          rel="noopener noreferrer"
          onClick={(event) => {
            event.preventDefault();
            windows.openExternal(customerServiceLink);
          }}
        >
          {text('play.help')}
        </TextLink>
      )}
    </Notice>
  );
}
