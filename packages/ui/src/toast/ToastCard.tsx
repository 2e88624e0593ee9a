import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/navigation.tsx';
import { StatusIcon } from '../status/StatusIcon.tsx';
import { color, motion, radius, shadow, space, text } from '../tokens.ts';
import type { Toast } from './toasts.machine.ts';

const enter = keyframes`
  from { opacity: 0; translate: 0 calc(-12px * var(--travel)); }
`;

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  inline-size: fit-content;
  max-inline-size: min(440px, 100%);
  padding: ${space[4]} ${space[4]} ${space[4]} ${space[16]};
  border-radius: ${radius[12]};
  background: ${color.raised};
  color: ${color.text};
  font-size: ${text[14]};
  line-height: 1.4;
  box-shadow:
    ${shadow[2]},
    inset 0 0 0 1px ${color.lineStrong};
  pointer-events: auto;
  animation: ${enter} ${motion.enter} ${motion.ease};
`;

const Message = styled.span`
  padding-block: ${space[8]};
  min-inline-size: 0;
`;

const Count = styled.span`
  padding: 2px ${space[8]};
  border-radius: ${radius.full};
  background: color-mix(in oklab, transparent 86%, ${color.text});
  font-size: ${text[12]};
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

export interface ToastCardProps {
  toast: Toast;
  closeLabel: string;
  onDismiss: (id: number) => void;
}

export function ToastCard({ toast, closeLabel, onDismiss }: ToastCardProps) {
  return (
    <Root>
      <StatusIcon tone={toast.tone} size={20} />
      <Message>{toast.text}</Message>
      {/* Keyed by its number, so that each repetition is seen to arrive. */}
      {toast.count > 1 && <Count key={toast.count}>×{toast.count}</Count>}
      <IconButton size="sm" label={closeLabel} onClick={() => onDismiss(toast.id)}>
        <CloseIcon size={18} />
      </IconButton>
    </Root>
  );
}
