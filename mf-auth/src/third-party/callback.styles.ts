import styled from '@emotion/styled';
import { space } from '@tessera/ui';

/** A window without header and footer. */
export const CallbackPlace = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 80vh;
  padding: ${space[24]};
  text-align: center;
`;
