import styled from '@emotion/styled';
import { color } from '../tokens.ts';

const Drawing = styled.svg`
  & [data-ink='dim'] {
    fill: color-mix(in oklab, transparent 86%, ${color.text});
  }
  & [data-ink='line'] {
    fill: none;
    stroke: ${color.faint};
    stroke-width: 1.5;
    stroke-dasharray: 3 4;
    stroke-linecap: round;
  }
  & [data-ink='light'] {
    fill: ${color.accent};
  }
  & [data-ink='broken'] {
    fill: ${color.negative};
  }
`;

/** A mosaic with one empty place and the tile for it. */
export function EmptyMosaic() {
  return (
    <Drawing width="96" height="80" viewBox="0 0 96 80" aria-hidden="true">
      <path
        data-ink="dim"
        d="M16 8h20v20H8V16a8 8 0 0 1 8-8ZM40 8h20v20H40ZM8 32h28v20H8ZM8 56h28v20H16a8 8 0 0 1-8-8ZM40 56h20v20H40Z"
      />
      <path data-ink="line" d="M41 33h18v18H41z" />
      <path
        data-ink="light"
        d="M69 38h10l7 7v11a2 2 0 0 1-2 2H69a2 2 0 0 1-2-2V40a2 2 0 0 1 2-2Z"
        transform="rotate(9 77 48)"
      />
    </Drawing>
  );
}

/** A mosaic with one broken tile. */
export function BrokenMosaic() {
  return (
    <Drawing width="96" height="80" viewBox="0 0 96 80" aria-hidden="true">
      <path
        data-ink="dim"
        d="M24 4h20v20H16V12a8 8 0 0 1 8-8ZM48 4h24l8 8v12H48ZM16 28h20v20H16ZM60 28h20v20H60ZM16 52h28v20H24a8 8 0 0 1-8-8ZM48 52h32v12a8 8 0 0 1-8 8H48Z"
      />
      <path
        data-ink="broken"
        d="M41 29h8l-3 7 5 4-4 8h-6a1 1 0 0 1-1-1V30a1 1 0 0 1 1-1ZM53 29h2a1 1 0 0 1 1 1v17a1 1 0 0 1-1 1h-4l4-8-5-4Z"
      />
    </Drawing>
  );
}
