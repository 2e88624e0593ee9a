import styled from '@emotion/styled';
import { color, font, trackingDisplay } from '../tokens.ts';

const Mark = styled.svg`
  flex: none;
  & [data-tile='lit'] {
    fill: ${color.text};
  }
  & [data-tile='dim'] {
    fill: ${color.faint};
    opacity: 0.55;
  }
  & [data-tile='light'] {
    fill: ${color.accent};
  }
`;

export interface TesseraMarkProps {
  /** Edge length in px, 32 by default. */
  size?: number;
  /** Accessible name. Required unless the site's name is beside it. */
  label?: string;
  className?: string;
}

/** Draws the brand mark: a mosaic with a lit T, whose last tile is saffron and has a cut corner. */
export function TesseraMark({ size = 32, label, className }: TesseraMarkProps) {
  return (
    <Mark
      width={size}
      height={size}
      viewBox="0 0 32 32"
      className={className}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path data-tile="lit" d="M8 1h12.2v9.2H2.6A1.6 1.6 0 0 1 1 8.6V8a7 7 0 0 1 7-7Z" />
      <path
        data-tile="light"
        d="M22.2 1h2.3a1.6 1.6 0 0 1 1.15.47l4.88 4.88A1.6 1.6 0 0 1 31 7.5v1.1a1.6 1.6 0 0 1-1.6 1.6h-7.2Z"
      />
      <path data-tile="lit" d="M11.4 12.2h8.8V31h-7.2a1.6 1.6 0 0 1-1.6-1.6Z" />
      <path data-tile="dim" d="M1 13.8a1.6 1.6 0 0 1 1.6-1.6h6.8v7.4H1Z" />
      <path data-tile="dim" d="M1 21.6h8.4V31H8a7 7 0 0 1-7-7Z" />
      <path data-tile="dim" d="M22.2 12.2h7.2a1.6 1.6 0 0 1 1.6 1.6V22h-8.8Z" />
      <path data-tile="dim" d="M22.2 24H31a7 7 0 0 1-7 7h-1.8Z" />
    </Mark>
  );
}

const Logo = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.5em;
  font-family: ${font.display};
  font-size: 1.375rem;
  font-weight: 700;
  letter-spacing: ${trackingDisplay};
  line-height: 1;
`;

export interface TesseraLogoProps {
  /** The site's name, set in the display face. */
  name: string;
  size?: number;
  className?: string;
}

/** Shows the mark and the wordmark. */
export function TesseraLogo({ name, size = 28, className }: TesseraLogoProps) {
  return (
    <Logo className={className}>
      <TesseraMark size={size} />
      {name}
    </Logo>
  );
}
