import styled from '@emotion/styled';
import { color, radius, space } from '@tessera/ui';

export const PasskeyList = styled.ul`
  display: grid;
  gap: ${space[8]};
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: ${space[8]};
    padding: ${space[16]};
    border-radius: ${radius[12]};
    background: ${color.base};
    box-shadow: inset 0 0 0 1px ${color.line};
    overflow-wrap: anywhere;
  }
`;
