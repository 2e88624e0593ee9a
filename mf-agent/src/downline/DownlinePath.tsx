import styled from '@emotion/styled';
import { useAddress } from '@tessera/kit/address';
import { Link } from '@tessera/kit/router';
import { color, space, text as textSize } from '@tessera/ui';
import { useText } from '../text.ts';
import { useDownlineMember } from './downline.queries.ts';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  font-size: ${textSize[14]};
  font-weight: 600;
  & li {
    display: flex;
    align-items: center;
    min-block-size: 44px;
  }
  & li + li::before {
    content: '/';
    padding-inline: ${space[8]};
    color: ${color.muted};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: ${color.muted};
  }
`;

/** What leads to a level: an address with this member, and the list from its beginning. */
export function useLevelLink() {
  const { searchWith } = useAddress(['under', 'level', 'account', 'p', 'detail']);
  return (id: number | undefined) =>
    searchWith({ under: id === undefined ? '' : String(id), level: '', account: '', p: '', detail: '' });
}

/** The way from the agent down to the member whose level is shown; nothing at the agent's own. */
export function DownlinePath({ id }: { readonly id: number | undefined }) {
  const text = useText();
  const linkTo = useLevelLink();
  if (id === undefined) return null;
  return (
    <nav aria-label={text('downline.path')}>
      <List>
        <li>
          <Link to={linkTo(undefined)}>{text('downline.title')}</Link>
        </li>
        <Step id={id} isCurrent />
      </List>
    </nav>
  );
}

/** One member of the way, after those above. */
function Step({ id, isCurrent = false }: { readonly id: number; readonly isCurrent?: boolean }) {
  const linkTo = useLevelLink();
  const { member } = useDownlineMember(id);
  if (!member) return null;
  return (
    <>
      {member.parentId !== null && <Step id={member.parentId} />}
      <li>
        {isCurrent ? (
          <span aria-current="page">{member.account}</span>
        ) : (
          <Link to={linkTo(id)}>{member.account}</Link>
        )}
      </li>
    </>
  );
}
