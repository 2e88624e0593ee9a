import { useShell } from '@tessera/kit';
import { useNavigate } from '@tessera/kit/router';
import { TextLink } from '@tessera/ui';
import { useText } from '../text.ts';

/** Leads to the page on which the member set what is in the way. */
export function PageLink({ page }: { readonly page: 'Limits' | 'Breaks' }) {
  const text = useText();
  const { windows } = useShell();
  const navigate = useNavigate();
  const path = windows.href(`/user/${page}`);
  return (
    <TextLink
      href={path}
      onClick={(event) => {
        event.preventDefault();
        void navigate(path);
      }}
    >
      {text(page === 'Limits' ? 'limits.see' : 'breaks.title')}
    </TextLink>
  );
}
