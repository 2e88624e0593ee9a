import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

const light = keyframes`
  0%, 60%, 100% { opacity: 0.25; }
  20% { opacity: 1; }
`;

const Root = styled.svg`
  flex: none;
  fill: currentColor;
  & path {
    animation: ${light} 1.1s linear infinite;
  }
  & [data-step='2'] {
    animation-delay: 0.12s;
  }
  & [data-step='3'] {
    animation-delay: 0.24s;
  }
  & [data-step='4'] {
    animation-delay: 0.36s;
  }
`;

/** Shows four tiles that light up in turn. Only opacity changes, so it suits reduced motion. */
export function TileLoader({ size = 20, label }: { size?: number; label?: string }) {
  return (
    <Root
      width={size}
      height={size}
      viewBox="0 0 20 20"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path data-step="1" d="M3.5 1H9v8H1V3.5A2.5 2.5 0 0 1 3.5 1Z" />
      <path data-step="2" d="M11 1h4.5L19 4.5V9h-8Z" />
      <path data-step="3" d="M11 11h8v5.5a2.5 2.5 0 0 1-2.5 2.5H11Z" />
      <path data-step="4" d="M1 11h8v8H3.5A2.5 2.5 0 0 1 1 16.5Z" />
    </Root>
  );
}
