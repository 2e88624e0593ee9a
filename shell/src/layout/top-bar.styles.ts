import styled from '@emotion/styled';
import { color, layer, media, radius, size, space, text } from '@tessera/ui';

export const Bar = styled.header`
  position: sticky;
  z-index: ${layer.bar};
  inset-block-start: 0;
  display: flex;
  align-items: center;
  gap: ${space[8]};
  block-size: calc(${size.topBar} - var(--top-tabs, 0px));
  padding-inline: ${size.gutter};
  background: ${color.base};
  box-shadow: 0 1px 0 ${color.line};
  /* In place of a part that failed to load. The phone has room for Retry only; screen readers get the text too. */
  & [role='status'] {
    color: ${color.muted};
    font-size: ${text[14]};
    ${media.phone} {
      font-size: 0;
    }
  }
  ${media.desktop} {
    gap: ${space[16]};
    padding-inline: ${space[24]};
  }
`;

export const Home = styled.a`
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${size.control};
  border-radius: ${radius[12]};
  white-space: nowrap;
  /* A long name is truncated; the controls at the right never are. */
  & > * {
    min-inline-size: 0;
    overflow-x: clip;
  }
`;

/** In the middle of the bar however wide its neighbours are, as long as there is room. */
export const Middle = styled.div`
  flex: 1 1 520px;
  min-inline-size: 0;
  max-inline-size: 560px;
  margin-inline: auto;
`;

/** Both sides take what the middle leaves, in equal parts. */
export const Side = styled.div`
  flex: 1 1 0;
  display: flex;
  align-items: center;
  gap: ${space[8]};
  min-inline-size: max-content;
  &[data-start] {
    min-inline-size: 0;
  }
  &[data-end] {
    justify-content: flex-end;
  }
  ${media.desktop} {
    gap: ${space[12]};
  }
`;

/** Reserves the place of the search while its remote loads. */
export const SearchPlace = styled.div`
  block-size: ${size.control};
  border-radius: ${radius[12]};
  background: ${color.card};
`;
