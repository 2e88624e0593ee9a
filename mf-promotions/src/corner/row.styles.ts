import { color, media, motion, radius, space, text as textSize } from '@tessera/ui';

/** One row of the open corner: an icon, a name, and what waits. */
export const rowStyles = `
  display: flex;
  align-items: center;
  gap: ${space[12]};
  inline-size: 100%;
  min-block-size: 44px;
  padding: ${space[4]} ${space[12]};
  border-radius: ${radius[8]};
  color: ${color.text};
  font-size: ${textSize[14]};
  font-weight: 600;
  line-height: 1.25;
  text-align: start;
  transition: background-color ${motion.press} ${motion.ease};
  & > svg {
    flex: none;
    color: ${color.muted};
  }
  & > [data-name] {
    flex: 1;
    min-inline-size: 0;
  }
  ${media.hover} {
    &:hover {
      background: color-mix(in oklab, transparent 92%, ${color.text});
    }
  }
`;
