import styled from '@emotion/styled';
import { useShell } from '@tessera/kit';
import { readLink } from '@tessera/domain';
import { ArrowRightIcon, ExternalIcon, space } from '@tessera/ui';
import type { ListEntry } from '@tessera/wire';
import { useLinkTo } from '../promotion/use-link-to.ts';
import { rowStyles } from './row.styles.ts';

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  & a {
    ${rowStyles}
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
              <a {...linkTo(link.path)}>
                <ArrowRightIcon />
                <span data-name="">{title}</span>
              </a>
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
              <ExternalIcon />
              <span data-name="">{title}</span>
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
