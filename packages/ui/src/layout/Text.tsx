import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { color, font, leading, media, text, trackingDisplay, type TextSize } from '../tokens.ts';

const TextRoot = styled.p<{ size: TextSize }>`
  font-size: ${({ size }) => text[size]};
  color: ${color.text};
  &[data-tone='muted'] {
    color: ${color.muted};
  }
  &[data-tone='positive'] {
    color: ${color.positive};
  }
  &[data-tone='negative'] {
    color: ${color.negative};
  }
`;

export interface TextProps {
  as?: 'p' | 'span' | 'div' | 'strong' | 'small';
  size?: TextSize;
  tone?: 'normal' | 'muted' | 'positive' | 'negative';
  id?: string;
  className?: string;
  children: ReactNode;
}

export function Text({ size = 16, tone = 'normal', ...rest }: TextProps) {
  return <TextRoot size={size} data-tone={tone} {...rest} />;
}

const HeadingRoot = styled.h2<{ size: TextSize }>`
  font-family: ${font.display};
  font-weight: 650;
  font-size: ${({ size }) => text[size]};
  line-height: ${leading.tight};
  letter-spacing: ${trackingDisplay};
  text-wrap: balance;
`;

export interface HeadingProps {
  level: 1 | 2 | 3 | 4;
  /** Default by level: 40, 28, 20, 16. */
  size?: TextSize;
  id?: string;
  className?: string;
  tabIndex?: number;
  ref?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

const SIZE_OF_LEVEL = { 1: 40, 2: 28, 3: 20, 4: 16 } as const;

export function Heading({ level, size = SIZE_OF_LEVEL[level], ...rest }: HeadingProps) {
  return <HeadingRoot as={`h${level}`} size={size} {...rest} />;
}

/** A link within text or beside a title. */
export const TextLink = styled.a`
  color: ${color.accentText};
  font-weight: 600;
  text-decoration: underline;
  text-decoration-color: transparent;
  text-underline-offset: 0.2em;
  border-radius: 4px;
  ${media.hover} {
    &:hover {
      text-decoration-color: currentColor;
    }
  }
`;
