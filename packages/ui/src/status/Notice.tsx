import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, radius, space, text } from '../tokens.ts';
import { StatusIcon, type StatusTone } from './StatusIcon.tsx';

const Root = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[12]};
  padding: ${space[12]} ${space[16]};
  border-radius: ${radius[12]};
  background: ${color.base};
  box-shadow: inset 0 0 0 1px ${color.line};
  font-size: ${text[14]};
  line-height: 1.45;
  & > [data-part='words'] {
    flex: 1;
    min-inline-size: 0;
    padding-block: 1px;
  }
  & strong {
    display: block;
    font-weight: 650;
  }
  & strong + div {
    color: ${color.muted};
  }
  & > [data-part='action'] {
    align-self: center;
  }
`;

export interface NoticeProps {
  tone?: StatusTone;
  title?: string;
  children?: ReactNode;
  /** At the end: a small button or a link. */
  action?: ReactNode;
  /** Use `alert` for an error that has just occurred. */
  role?: 'alert' | 'status' | 'note';
  className?: string;
}

/** A quiet notice within a page. Also replaces a part that failed to load. */
export function Notice({ tone = 'info', title, children, action, role = 'note', className }: NoticeProps) {
  return (
    <Root role={role} className={className}>
      <StatusIcon tone={tone} size={22} />
      <div data-part="words">
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
      </div>
      {action && <div data-part="action">{action}</div>}
    </Root>
  );
}
