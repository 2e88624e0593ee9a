import styled from '@emotion/styled';
import { space, type SpaceStep } from '../tokens.ts';

interface Gap {
  /** Step of the spacing scale, 16 by default. */
  gap?: SpaceStep;
}

// `as` is emotion's own: forwarded, it would not choose the element.
const forwardAllButGap = { shouldForwardProp: (name: string) => name !== 'gap' && name !== 'as' };

/** Places children below each other. */
export const Stack = styled('div', forwardAllButGap)<Gap>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 16 }) => space[gap]};
`;

/** Places children side by side and wraps them. */
export const Cluster = styled('div', forwardAllButGap)<Gap>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ gap = 12 }) => space[gap]};
`;
