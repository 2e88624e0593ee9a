import { PageHead } from '@tessera/kit/pages';
import { usePlace } from '@tessera/kit/place';
import { ButtonLink, EmptyState } from '@tessera/ui';
import { useText } from '../text.ts';

/** Shown for an address that names no page of the member centre, or one that this site or member does not have. */
export function NoSuchPage() {
  const text = useText();
  const info = usePlace('/user/Info');
  return (
    <>
      <PageHead title={text('menu')} />
      <EmptyState
        title={text('none.title')}
        text={text('none.text')}
        action={<ButtonLink {...info}>{text('none.back')}</ButtonLink>}
      />
    </>
  );
}
