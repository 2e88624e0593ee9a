import styled from '@emotion/styled';
import type { Link } from '@tessera/domain';
import { ExternalIcon, TextLink } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useShell } from '../hooks.ts';
import { linkAnchor } from '../link-anchor.ts';

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
  const { anchor, isExternal } = linkAnchor(windows, link);
  if (!isExternal) return <TextLink {...anchor}>{children}</TextLink>;
  return (
    <TextLink {...anchor} rel="noopener noreferrer nofollow">
      {children}
      {'\u00a0'}
      <Outside size={14} />
    </TextLink>
  );
}
