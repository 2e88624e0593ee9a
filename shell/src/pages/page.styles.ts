import styled from '@emotion/styled';
import { color, media, space, text } from '@tessera/ui';

/** A page of text: title, lead and content, in a line length that is easy to read. */
export const TextPage = styled.article`
  display: grid;
  gap: ${space[24]};
  max-inline-size: 760px;
  padding-block-start: ${space[8]};
  ${media.desktop} {
    gap: ${space[32]};
    padding-block-start: ${space[24]};
  }
  &[data-wide] {
    max-inline-size: none;
  }
`;

export const PageHead = styled.header`
  display: grid;
  gap: ${space[12]};
  & h1 {
    font-size: ${text[28]};
  }
  & p {
    color: ${color.muted};
  }
  ${media.desktop} {
    & h1 {
      font-size: ${text[40]};
    }
  }
`;

/** Fills the window of a page that waits, or that says that no address will come. */
export const WholeWindow = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[16]};
  flex: 1;
  min-block-size: 100dvh;
  padding: ${space[24]};
  text-align: center;
  & p {
    max-inline-size: 40ch;
    color: ${color.muted};
  }
`;
