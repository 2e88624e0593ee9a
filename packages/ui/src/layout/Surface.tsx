import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { color, media, radius, shadow, space, text } from '../tokens.ts';

/**
 * A surface in the card's colour. `data-raised` gives it a lighter colour and a shadow. Tables in it take its colour for
 * their head, and another one for the cards that their rows become; placeholders in it have another colour too.
 */
export const Surface = styled.div`
  --table-head: ${color.card};
  --table-card: ${color.base};
  --skeleton: ${color.fill};
  padding: ${space[16]};
  border-radius: ${radius[20]};
  background: ${color.card};
  ${media.desktop} {
    padding: ${space[24]};
  }
  &[data-raised] {
    --skeleton: ${color.card};
    background: ${color.raised};
    box-shadow: ${shadow[2]};
  }
`;

const PanelHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[16]};
  margin-block-end: ${space[16]};
  & h2 {
    font-size: ${text[20]};
  }
`;

export interface PanelProps {
  title: string;
  /** Beside the title: a link or a small button. */
  action?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A titled section on a surface. */
export function Panel({ title, action, children, className }: PanelProps) {
  const id = useId();
  return (
    <Surface as="section" aria-labelledby={id} className={className}>
      <PanelHeader>
        <h2 id={id}>{title}</h2>
        {action}
      </PanelHeader>
      {children}
    </Surface>
  );
}
