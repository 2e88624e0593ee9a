import styled from '@emotion/styled';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { ErrorIcon } from '../icons/status.tsx';
import { color, motion, space, text } from '../tokens.ts';

const Root = styled.label`
  display: grid;
  grid-template-columns: 24px 1fr;
  column-gap: ${space[12]};
  align-items: start;
  padding-block: ${space[8]};
  font-size: ${text[14]};
  line-height: 24px;
  cursor: pointer;
`;

/** A small tile, with the brand's cut corner if the browser supports it. */
const Box = styled.input`
  appearance: none;
  display: grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  margin: 1px;
  border: 1.5px solid ${color.control};
  border-radius: 6px;
  corner-start-end-shape: bevel;
  background: ${color.base};
  cursor: inherit;
  transition:
    background-color ${motion.press} ${motion.ease},
    border-color ${motion.press} ${motion.ease};
  &::before {
    content: '';
    inline-size: 12px;
    block-size: 12px;
    background: ${color.onAccent};
    clip-path: polygon(14% 44%, 0 60%, 40% 96%, 100% 20%, 86% 6%, 39% 66%);
    opacity: 0;
  }
  &:checked {
    background: ${color.accent};
    border-color: ${color.accent};
  }
  &:checked::before {
    opacity: 1;
  }
  &[aria-invalid='true'] {
    border-color: ${color.negative};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Problem = styled.span`
  grid-column: 2;
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: ${text[12]};
  line-height: 1.4;
  color: ${color.negative};
  & svg {
    flex: none;
  }
`;

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** The label; may contain links. */
  children: ReactNode;
  error?: ReactNode;
}

export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const id = useId();
  return (
    <Root className={className}>
      <Box
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        {...rest}
      />
      <span>{children}</span>
      {error && (
        <Problem id={id}>
          <ErrorIcon size={16} />
          {error}
        </Problem>
      )}
    </Root>
  );
}
