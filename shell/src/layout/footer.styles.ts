import styled from '@emotion/styled';
import { color, font, media, radius, size, space, text, trackingDisplay } from '@tessera/ui';

export const Root = styled.footer`
  padding: ${space[32]} ${size.gutter} ${space[24]};
  border-block-start: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${text[14]};
`;

export const Inner = styled.div`
  display: grid;
  gap: ${space[32]};
  max-inline-size: ${size.contentMax};
  margin-inline: auto;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1.6fr) repeat(3, minmax(0, 1fr));
    gap: ${space[48]};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[24]} ${space[16]};
  ${media.desktop} {
    display: contents;
  }
`;

export const LinkGroup = styled.div`
  & h2 {
    margin-block-end: ${space[4]};
    color: ${color.text};
    font-family: ${font.text};
    font-size: ${text[14]};
    letter-spacing: 0;
  }
  & a {
    display: block;
    padding-block: 10px;
    line-height: 1.4;
    border-radius: ${radius[8]};
  }
  ${media.hover} {
    & a:hover {
      color: ${color.text};
    }
  }
  ${media.desktop} {
    & a {
      padding-block: 6px;
    }
  }
`;

export const Responsible = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[16]};
  align-items: start;
  max-inline-size: 460px;
  line-height: 1.55;
  & a {
    display: inline-block;
    padding-block: ${space[8]};
  }
`;

/** The age is a sign, not a sentence: the same in every language. */
export const Age = styled.span`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: ${radius.full};
  box-shadow: inset 0 0 0 2px ${color.control};
  color: ${color.text};
  font-family: ${font.display};
  font-size: ${text[16]};
  font-weight: 700;
  letter-spacing: ${trackingDisplay};
`;

export const Rights = styled.p`
  max-inline-size: ${size.contentMax};
  margin: ${space[24]} auto 0;
  font-size: ${text[12]};
`;
