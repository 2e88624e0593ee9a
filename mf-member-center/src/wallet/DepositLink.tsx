import { useSession, useShell, useSite } from '@tessera/kit';
import { ButtonLink, DepositIcon, VisuallyHidden } from '@tessera/ui';
import { useRecordsOnly } from '../frame/use-records-only.ts';
import { isHidden, pageNamed } from '../frame/pages.ts';
import { useText } from '../text.ts';

/**
 * The way to deposit, one tap away: in the site's top bar (offered as `mf-member-center:deposit`) and in the wallet.
 * Renders nothing for guests, without the page Deposit, in a session that cannot deposit, and where the
 * site hides it.
 */
export default function DepositLink({ block }: { readonly block?: boolean }) {
  const text = useText();
  const { status } = useSession();
  const { windows } = useShell();
  const { device, settings } = useSite();
  const page = pageNamed('Deposit');
  // Not before this is known: a link that disappears again would invite an excluded member.
  if (useRecordsOnly() !== false) return null;
  if (status !== 'member' || !page || isHidden(page.name, { settings })) return null;
  const path = `/user/${page.name}`;
  return (
    <ButtonLink
      tone="primary"
      size={block || device !== 'desktop' ? 'md' : 'sm'}
      block={block ?? false}
      icon={<DepositIcon size={18} />}
      href={windows.href(path)}
      onClick={(event) => {
        event.preventDefault();
        windows.goTo(path);
      }}
    >
      {/* The phone's top bar has room for the sign alone. */}
      {block || device === 'desktop' ? text(page.label) : <VisuallyHidden>{text(page.label)}</VisuallyHidden>}
    </ButtonLink>
  );
}
