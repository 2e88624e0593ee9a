import styled from '@emotion/styled';
import { useShell } from '@tessera/kit';
import { Link } from '@tessera/kit/router';
import { color, media, motion, radius, size, space, text as textSize } from '@tessera/ui';
import { useText } from '../text.ts';
import { PAGES, type PageName } from './pages.ts';

const List = styled.ul`
  display: flex;
  gap: ${space[4]};
  overflow-x: auto;
  ${media.desktop} {
    flex-direction: column;
  }
  & a {
    display: flex;
    align-items: center;
    gap: ${space[12]};
    min-block-size: ${size.control};
    padding: ${space[8]} ${space[16]};
    border-radius: ${radius[12]};
    color: ${color.muted};
    font-size: ${textSize[14]};
    font-weight: 600;
    white-space: nowrap;
    transition: background-color ${motion.press} ${motion.ease};
  }
  & a[aria-current='page'] {
    background: ${color.raised};
    color: ${color.text};
  }
  ${media.hover} {
    & a:hover {
      color: ${color.text};
    }
  }
`;

/** Links between the pages. Renders nothing while there is only one page. */
export function PageMenu({ current }: { readonly current: PageName | undefined }) {
  const text = useText();
  const { windows } = useShell();
  if (PAGES.length < 2) return null;
  return (
    <nav aria-label={text('menu')}>
      <List>
        {PAGES.map(({ name, label, icon: Icon }) => (
          <li key={name}>
            <Link to={windows.href(`/user/${name}`)} aria-current={name === current ? 'page' : undefined}>
              <Icon size={20} />
              {text(label)}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
