import { usePlace } from '@tessera/kit/place';
import { ButtonLink, EmptyState } from '@tessera/ui';
import { useText } from '../text.ts';

/** A page that this site does not have. */
export function NoSuchPage() {
  const text = useText();
  const plan = usePlace('/proxy/Plan');
  return (
    <EmptyState
      title={text('none.title')}
      text={text('none.text')}
      action={<ButtonLink {...plan}>{text('none.back')}</ButtonLink>}
    />
  );
}
