import styled from '@emotion/styled';
import type { Link } from '@tessera/domain';
import { useShell } from '@tessera/kit';
import { ExternalIcon, TextLink } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useLinkTo } from '../promotion/use-link-to.ts';

/** Stays with the last word, on its line. */
const Outside = styled(ExternalIcon)`
  display: inline;
  vertical-align: -2px;
`;

interface RichLinkTextProps {
  readonly link: Link;
  readonly children: ReactNode;
}

/** A link within rich text: inside the site by the shell, to other sites in a tab that gets no opener. */
export function RichLinkText({ link, children }: RichLinkTextProps) {
  const { windows } = useShell();
  const linkTo = useLinkTo();
  if (link.kind === 'internal') return <TextLink {...linkTo(link.path)}>{children}</TextLink>;
  return (
    <TextLink
      href={link.url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      onClick={(event) => {
        event.preventDefault();
        windows.openExternal(link.url);
      }}
    >
      {children}
      {'\u00a0'}
      <Outside size={14} />
    </TextLink>
  );
}
