import styled from '@emotion/styled';
import { useShell } from '@tessera/kit';
import { readLink } from '@tessera/domain';
import { color, media, space, text as textSize } from '@tessera/ui';
import type { ListEntry } from '@tessera/wire';
import { useLinkTo } from '../promotion/use-link-to.ts';

const List = styled.ul`
  display: grid;
  max-inline-size: 160px;
  & a {
    display: flex;
    align-items: center;
    justify-content: end;
    min-block-size: 44px;
    padding-inline: ${space[12]};
    font-size: ${textSize[14]};
    text-align: end;
  }
  ${media.hover} {
    & a:hover {
      color: ${color.accentText};
    }
  }
`;

/** The operator's own links in the corner (spec §7 /arks/web/float). */
export function FloatLinks({ links }: { readonly links: readonly ListEntry[] }) {
  const { windows } = useShell();
  const linkTo = useLinkTo();
  return (
    <List>
      {links.map(({ id, title, url }) => {
        const link = readLink(withSlash(url));
        if (!link) return null;
        if (link.kind !== 'external') {
          return (
            <li key={id}>
              <a {...linkTo(link.path)}>{title}</a>
            </li>
          );
        }
        return (
          <li key={id}>
            <a
              href={link.url}
              rel="noopener noreferrer"
              onClick={(event) => {
                event.preventDefault();
                windows.openExternal(link.url);
              }}
            >
              {title}
            </a>
          </li>
        );
      })}
    </List>
  );
}

/** Operators write paths of the site as `faq/1` (spec §3 Footer link types). */
const withSlash = (url: string | null): string | null =>
  url !== null && /^(main|faq)\//.test(url) ? `/${url}` : url;
