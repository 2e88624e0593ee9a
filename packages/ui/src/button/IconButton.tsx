import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { Badge } from '../status/Badge.tsx';
import { color, media, motion, radius, size as sizes } from '../tokens.ts';

const Root = styled.button`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${sizes.control};
  block-size: ${sizes.control};
  border-radius: ${radius[12]};
  color: ${color.muted};
  transition:
    background-color ${motion.press} ${motion.ease},
    color ${motion.press} ${motion.ease},
    scale ${motion.press} ${motion.ease};
  &[data-size='sm'] {
    inline-size: ${sizes.controlSmall};
    block-size: ${sizes.controlSmall};
    border-radius: ${radius[8]};
  }
  &[data-tone='filled'] {
    background: ${color.fill};
    color: ${color.text};
    box-shadow: inset 0 0 0 1px ${color.line};
  }
  &[aria-pressed='true'],
  &[aria-expanded='true'] {
    color: ${color.text};
    background: color-mix(in oklab, transparent 88%, ${color.text});
  }
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled='true']) {
      color: ${color.text};
      background: color-mix(in oklab, transparent 90%, ${color.text});
    }
    &[data-tone='filled']:hover:not(:disabled, [aria-disabled='true']) {
      background: color-mix(in oklab, ${color.fill} 88%, ${color.text});
    }
  }
  &:active:not(:disabled, [aria-disabled='true']) {
    scale: ${motion.pressScale};
  }
  &:disabled,
  &[aria-disabled='true'] {
    color: ${color.faint};
    opacity: 0.5;
    cursor: default;
  }
`;

const Count = styled(Badge)`
  position: absolute;
  inset-block-start: 1px;
  inset-inline-start: 52%;
  box-shadow: 0 0 0 2px ${color.base};
`;

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** Accessible name, since the icon has none. */
  label: string;
  /** The icon. */
  children: ReactNode;
  tone?: 'quiet' | 'filled';
  size?: 'sm' | 'md';
  /** For a toggle button: whether it is on. */
  pressed?: boolean;
  /** A number on the icon. Explain it in `label`. */
  badge?: number;
}

export function IconButton({
  label,
  tone = 'quiet',
  size = 'md',
  pressed,
  badge = 0,
  type = 'button',
  children,
  ...rest
}: IconButtonProps) {
  return (
    <Root
      type={type}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      data-tone={tone}
      data-size={size}
      {...rest}
    >
      {children}
      <Count count={badge} />
    </Root>
  );
}
