import styled from '@emotion/styled';
import { color, font, media, motion, radius, space, text, tileShape } from '@tessera/ui';

export const SponsorList = styled.ul`
  display: grid;
  gap: ${space[24]} ${space[16]};
  ${media.desktop} {
    grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
    gap: ${space[32]} ${space[24]};
  }
`;

export const Picture = styled.span`
  ${tileShape}
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  background: ${color.raised};
  & > [data-tint],
  & > img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    transition: scale ${motion.page} ${motion.ease};
  }
`;

export const Card = styled.a`
  display: grid;
  gap: ${space[12]};
  border-radius: ${radius[20]};
  & > strong {
    padding-inline: ${space[4]};
    font-family: ${font.display};
    font-size: ${text[20]};
    line-height: 1.2;
    text-wrap: balance;
  }
  ${media.hover} {
    &:hover img {
      scale: calc(1 + 0.03 * ${motion.travel});
    }
  }
`;

export const Story = styled.div`
  display: grid;
  gap: ${space[24]};
  max-inline-size: 760px;
`;
