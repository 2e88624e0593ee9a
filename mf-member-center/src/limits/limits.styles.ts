import styled from '@emotion/styled';
import { color, media, space, text } from '@tessera/ui';

/** Fields beside each other, where there is room. */
export const FormRow = styled.div`
  display: grid;
  gap: ${space[16]};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 180px), 1fr));
`;

/** The form's button: across the phone, and no wider than its words on the desktop. */
export const FormAct = styled.div`
  display: grid;
  ${media.desktop} {
    justify-content: start;
  }
`;

export const Limits = styled.ul`
  display: grid;
  & > li {
    display: grid;
    gap: ${space[8]};
    padding-block: ${space[12]};
    border-block-end: 1px solid ${color.line};
  }
  & > li:last-of-type {
    border-block-end: 0;
  }
  & small {
    font-size: ${text[12]};
    color: ${color.muted};
  }
  /* What can be done stays together at the end of the line, or below it. */
  & div > small {
    flex: 1 1 auto;
  }
`;
