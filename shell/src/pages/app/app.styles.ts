import styled from '@emotion/styled';
import { color, media, radius, space, text } from '@tessera/ui';

export const Ways = styled.div`
  display: grid;
  gap: ${space[16]};
  align-items: start;
  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(320px, 1fr));
    gap: ${space[24]};
  }
`;

/** Steps with a picture of the sign to look for. */
export const Steps = styled.ol`
  display: grid;
  gap: ${space[12]};
  counter-reset: step;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[16]};
    align-items: center;
    counter-increment: step;
    line-height: 1.45;
  }
  & > li > span:first-of-type {
    display: grid;
    place-items: center;
    inline-size: 56px;
    block-size: 56px;
    border-radius: ${radius[12]};
    background: ${color.raised};
    color: ${color.accent};
  }
  & > li > span:last-of-type::before {
    content: counter(step) '. ';
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;

/** Downloads, one below the other. */
export const Links = styled.ul`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
`;

export const Scan = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[24]};
  align-items: center;
  & > p,
  & > div {
    flex: 1 1 200px;
    display: grid;
    gap: ${space[12]};
    justify-items: start;
    color: ${color.muted};
    font-size: ${text[14]};
    line-height: 1.5;
  }
`;
