import styled from '@emotion/styled';
import { Heading, media, space, text as textSize, color } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useFocusOnArrival } from './arrival.ts';

const Root = styled.header`
  display: grid;
  gap: ${space[12]};
  margin-block-end: ${space[16]};
  & > div:first-of-type {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[12]};
    min-block-size: 44px;
  }
  /* It takes the focus only so that a screen reader begins here. */
  & h1:focus {
    outline: none;
  }
  & p {
    max-inline-size: 68ch;
    color: ${color.muted};
    font-size: ${textSize[14]};
  }
  ${media.desktop} {
    margin-block-end: ${space[24]};
  }
`;

interface PageHeadProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: ReactNode;
  /** At the right of the title: the one thing to do on this page. */
  readonly action?: ReactNode;
  /** Below: tabs, filters, search. */
  readonly tools?: ReactNode;
}

/**
 * The head of a page. Render it once, outside of the page's states: the title takes the focus when the page was
 * opened from another one.
 */
export function PageHead({ title, lead, action, tools }: PageHeadProps) {
  const heading = useFocusOnArrival();
  return (
    <Root>
      <div>
        <Heading level={1} size={28} tabIndex={-1} ref={heading}>
          {title}
        </Heading>
        {action}
      </div>
      {lead && <p>{lead}</p>}
      {tools}
    </Root>
  );
}

/** The head of a page whose code is still loading. */
export function PageHeadPlace({ title }: { readonly title: string }) {
  return (
    <Root>
      <div>
        <Heading level={1} size={28}>
          {title}
        </Heading>
      </div>
    </Root>
  );
}
