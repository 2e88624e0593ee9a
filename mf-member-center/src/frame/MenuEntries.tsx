import styled from '@emotion/styled';
import { useShell } from '@tessera/kit';
import { columnLink, FROM_MENU, intentProps, rowLink } from '@tessera/kit/pages';
import { Link } from '@tessera/kit/router';
import { Badge, ChevronRightIcon } from '@tessera/ui';
import type { MouseEvent } from 'react';
import { useText } from '../text.ts';
import type { AreaLink } from './links.ts';
import type { MemberPage, News } from './page.ts';

/** How an entry looks: in the desktop's column, or as a row of the phone. */
export type MenuLook = 'column' | 'row';

const styles = ({ look }: { readonly look: MenuLook }) => (look === 'row' ? rowLink : columnLink);
const ownProps = { shouldForwardProp: (name: string) => name !== 'look' };
const PageAnchor = styled(Link, ownProps)<{ readonly look: MenuLook }>(styles);
const AreaAnchor = styled('a', ownProps)<{ readonly look: MenuLook }>(styles);

const noNews = (): News | undefined => undefined;

interface PageEntryProps {
  readonly page: MemberPage;
  readonly look: MenuLook;
  readonly isCurrent: boolean;
}

/** The link to a page, with the newest fact about it. */
export function PageEntry({ page, look, isCurrent }: PageEntryProps) {
  const text = useText();
  const { windows } = useShell();
  const { useNews = noNews, icon: Icon } = page;
  const { unread = 0, words } = useNews() ?? {};
  const label = unread > 0 ? text('menu.unread', { count: unread }) : undefined;
  return (
    <PageAnchor
      look={look}
      to={windows.href(`/user/${page.name}`)}
      state={look === 'row' ? FROM_MENU : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      {...intentProps(page)}
    >
      <Icon size={look === 'row' ? 24 : 20} />
      <span>{text(page.label)}</span>
      {look === 'row' ? <small>{words ?? label}</small> : <Badge count={unread} label={label} />}
      {look === 'row' && <ChevronRightIcon size={20} />}
    </PageAnchor>
  );
}

/** The link to another area of the site. */
export function AreaEntry({ link, look }: { readonly link: AreaLink; readonly look: MenuLook }) {
  const text = useText();
  const { windows } = useShell();
  const { icon: Icon, path } = link;
  const open = (event: MouseEvent) => {
    // A click for a new tab or window is left to the browser.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    windows.goTo(path);
  };
  return (
    <AreaAnchor look={look} href={windows.href(path)} onClick={open}>
      <Icon size={look === 'row' ? 24 : 20} />
      <span>{text(link.label)}</span>
      {look === 'row' && <ChevronRightIcon size={20} />}
    </AreaAnchor>
  );
}
