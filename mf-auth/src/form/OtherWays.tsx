import styled from '@emotion/styled';
import { Cluster } from '@tessera/ui';

/** The quiet ways out of a form, centred below its button. */
export const OtherWays = styled(Cluster)`
  justify-content: center;
`;
