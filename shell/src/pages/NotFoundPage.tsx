import { ButtonLink, EmptyState, VisuallyHidden } from '@tessera/ui';
import { useEffect } from 'react';
import { useSiteLink } from '../layout/SiteLink.tsx';
import { usePath } from '../layout/use-path.ts';
import { useText } from '../text.ts';
import { forbidIndexing } from './indexing.ts';

/** For a path that neither the shell nor a remote has (spec §8: 'Page Not Found: {path}'). */
export function NotFoundPage() {
  const text = useText();
  const path = usePath();
  const home = useSiteLink()('/');
  useEffect(forbidIndexing, []);
  return (
    <>
      <VisuallyHidden as="h1">{text('notFound.title')}</VisuallyHidden>
      <EmptyState
        title={text('notFound.title')}
        text={text('notFound.text', { path })}
        action={
          <ButtonLink tone="primary" {...home}>
            {text('notFound.home')}
          </ButtonLink>
        }
      />
    </>
  );
}
