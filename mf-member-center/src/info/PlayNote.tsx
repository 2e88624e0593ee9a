import { useServiceLink } from '@tessera/kit';
import { Notice, TextLink } from '@tessera/ui';
import { useText } from '../text.ts';

/** A note about responsible play, with a link to customer service. */
export function PlayNote() {
  const text = useText();
  const service = useServiceLink();
  return (
    <Notice tone="info" title={text('play.title')}>
      <span>{text('play.text')} </span>
      {service && <TextLink {...service.anchor}>{text('play.help')}</TextLink>}
    </Notice>
  );
}
