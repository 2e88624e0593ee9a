import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { RetryIcon } from '../icons/status.tsx';
import { color, space, text } from '../tokens.ts';
import { BrokenMosaic, EmptyMosaic } from './mosaics.tsx';

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[8]};
  max-inline-size: 440px;
  margin: auto;
  padding: ${space[32]} ${space[16]};
  text-align: center;
  & h2 {
    font-size: ${text[20]};
    margin-block-start: ${space[8]};
  }
  & p {
    color: ${color.muted};
    font-size: ${text[14]};
  }
  & [data-part='action'] {
    margin-block-start: ${space[12]};
  }
`;

export interface EmptyStateProps {
  title: string;
  /** How to get content here. */
  text?: ReactNode;
  /** A button or link that leads there. */
  action?: ReactNode;
  className?: string;
}

/** Shows that there is no content yet, and what to do about it. */
export function EmptyState({ title, text: lines, action, className }: EmptyStateProps) {
  return (
    <Root className={className}>
      <EmptyMosaic />
      <h2>{title}</h2>
      {lines && <p>{lines}</p>}
      {action && <div data-part="action">{action}</div>}
    </Root>
  );
}

export interface ErrorStateProps {
  title: string;
  /** What happened and what to do. */
  text?: ReactNode;
  retryLabel?: string;
  onRetry?: () => void;
  /** A retry is in progress. */
  retrying?: boolean;
  /** Beside Retry: another option. */
  action?: ReactNode;
  className?: string;
}

/** Shows that something failed: what, what to do, and a Retry button. */
export function ErrorState({
  title,
  text: lines,
  retryLabel,
  onRetry,
  retrying,
  action,
  className,
}: ErrorStateProps) {
  return (
    <Root role="alert" className={className}>
      <BrokenMosaic />
      <h2>{title}</h2>
      {lines && <p>{lines}</p>}
      {onRetry && (
        <div data-part="action">
          <Button icon={<RetryIcon size={18} />} loading={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      )}
      {action}
    </Root>
  );
}
