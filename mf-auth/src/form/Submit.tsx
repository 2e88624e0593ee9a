import styled from '@emotion/styled';
import { Button, space, type ButtonProps } from '@tessera/ui';

const Wide = styled(Button)`
  margin-block-start: ${space[8]};
`;

/** The submit button of a form. */
export function Submit(props: Pick<ButtonProps, 'children' | 'disabled' | 'loading'>) {
  return <Wide type="submit" tone="primary" size="lg" block {...props} />;
}
