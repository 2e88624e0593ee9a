import styled from '@emotion/styled';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { TileLoader } from '../status/TileLoader.tsx';
import { buttonStyles, type ButtonSize, type ButtonTone } from './button.styles.ts';

const Root = styled.button(buttonStyles);
const LinkRoot = styled.a(buttonStyles);

/** Keeps the label's space while the loader covers it, so that the button never changes its width. */
const Content = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: inherit;
  [aria-busy='true'] > & {
    opacity: 0;
  }
`;

const Loading = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
`;

interface ButtonLook {
  /** Use `primary` for the main action: at most one in view. */
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Takes the whole width. */
  block?: boolean;
  /** Before and after the label. */
  icon?: ReactNode;
  iconEnd?: ReactNode;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** An action is in progress: the button keeps focus and width and ignores clicks. */
  loading?: boolean;
}

export function Button({
  tone = 'secondary',
  size = 'md',
  block,
  icon,
  iconEnd,
  loading = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // A disabled element would lose the focus, so a loading button stays enabled and ignores clicks.
  const click = (event: MouseEvent<HTMLButtonElement>) =>
    loading ? event.preventDefault() : onClick?.(event);
  return (
    <Root
      type={type}
      data-tone={tone}
      data-size={size}
      data-block={block || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
      {...rest}
    >
      <Content>
        {icon}
        <span data-label="">{children}</span>
        {iconEnd}
      </Content>
      {loading && (
        <Loading>
          <TileLoader />
        </Loading>
      )}
    </Root>
  );
}

export interface ButtonLinkProps extends ButtonLook, ComponentProps<'a'> {}

/** A link that looks like a button. Use it for navigation, not for actions. */
export function ButtonLink({
  tone = 'secondary',
  size = 'md',
  block,
  icon,
  iconEnd,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <LinkRoot data-tone={tone} data-size={size} data-block={block || undefined} {...rest}>
      {icon}
      <span data-label="">{children}</span>
      {iconEnd}
    </LinkRoot>
  );
}
