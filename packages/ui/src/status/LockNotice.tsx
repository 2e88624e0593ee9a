import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { text } from '../tokens.ts';
import { Notice } from './Notice.tsx';

const Left = styled.span`
  display: inline-block;
  font-size: ${text[16]};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

export interface LockNoticeProps {
  /** Which door is locked and until when; announced once. */
  children: ReactNode;
  /** The time that is left, like a clock. It changes each second, so it is hidden from screen readers. */
  left: string;
}

/** Says that something is locked for a time, with a countdown. */
export function LockNotice({ children, left }: LockNoticeProps) {
  return (
    <Notice tone="error">
      <span role="alert">{children}</span>{' '}
      <Left role="timer" aria-hidden="true" translate="no">
        {left}
      </Left>
    </Notice>
  );
}
