import styled from '@emotion/styled';
import { font } from '../tokens.ts';

/** Five hues on which white text has a contrast of at least 4.5:1 in every theme. */
const Root = styled.svg`
  &[data-hue='0'] {
    color: #b04f16;
  }
  &[data-hue='1'] {
    color: #1c7262;
  }
  &[data-hue='2'] {
    color: #2f62b5;
  }
  &[data-hue='3'] {
    color: #7a4bb0;
  }
  &[data-hue='4'] {
    color: #a83a5b;
  }
  & text {
    font-family: ${font.display};
    font-size: 15px;
    font-weight: 700;
    fill: #fff;
    text-anchor: middle;
    dominant-baseline: central;
  }
`;

/** The four tiles of the mark. The name decides which one is dark. */
const TILES = [
  'M8 0h7.5v15.5H0V8a8 8 0 0 1 8-8Z',
  'M16.5 0H23l9 9v6.5H16.5Z',
  'M16.5 16.5H32V24a8 8 0 0 1-8 8h-7.5Z',
  'M0 16.5h15.5V32H8a8 8 0 0 1-8-8Z',
] as const;

/** Derives a look from a name, always the same: one of five hues and the dark tile. */
export function avatarLook(name: string): { hue: number; darkTile: number } {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return { hue: (hash >>> 0) % 5, darkTile: (hash >>> 7) % TILES.length };
}

export interface AvatarProps {
  /** Account or name. Its first letter is shown. */
  name: string;
  /** Edge length in px, 32 by default. */
  size?: number;
  className?: string;
}

/** Shows a person as a tile of their own. Decorative: the name must be beside it. */
export function Avatar({ name, size = 32, className }: AvatarProps) {
  const { hue, darkTile } = avatarLook(name);
  return (
    <Root
      width={size}
      height={size}
      viewBox="0 0 32 32"
      aria-hidden="true"
      data-hue={hue}
      className={className}
    >
      <path d="M8 0h15l9 9v15a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8V8a8 8 0 0 1 8-8Z" fill="currentColor" />
      <path d={TILES[darkTile]} fill="#000" opacity=".22" />
      <text x="16" y="16.5">
        {Array.from(name.trim())[0]?.toUpperCase()}
      </text>
    </Root>
  );
}
