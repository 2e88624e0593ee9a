import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PageMenu } from './PageMenu.tsx';
import type { PageName } from './pages.ts';

const Root = styled.div`
  inline-size: 100%;
  max-inline-size: 1240px;
  margin-inline: auto;
`;

interface FrameProps {
  readonly current: PageName | undefined;
  readonly children: ReactNode;
}

/** The agent area around its pages. */
export function Frame({ current, children }: FrameProps) {
  return (
    <Root>
      <PageMenu current={current} />
      {children}
    </Root>
  );
}
