import styled from '@emotion/styled';
import { color, space, text } from '@tessera/ui';
import type { ReactNode } from 'react';

const Root = styled.section`
  padding-block: ${space[24]};
  border-block-start: 1px solid ${color.line};
  & > h2 {
    margin-block-end: ${space[16]};
    font-size: ${text[14]};
    color: ${color.muted};
    letter-spacing: 0;
  }
`;

/** One section of the gallery. `?only=<id>` shows it alone. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  const only = new URLSearchParams(location.search).get('only');
  if (only && only !== id) return null;
  return (
    <Root id={id}>
      <h2>{title}</h2>
      {children}
    </Root>
  );
}
