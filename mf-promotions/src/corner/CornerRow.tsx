import styled from '@emotion/styled';
import { Badge } from '@tessera/ui';
import type { ComponentProps, ReactNode } from 'react';
import { rowStyles } from './row.styles.ts';

const Root = styled.button(rowStyles);

interface CornerRowProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  readonly icon: ReactNode;
  readonly name: string;
  /** The accessible name, which begins with the name and explains the badge. */
  readonly label: string;
  readonly badge: number;
}

/** A button of the open corner with its name beside its icon. */
export const CornerRow = ({ icon, name, label, badge, ...rest }: CornerRowProps) => (
  <Root type="button" aria-label={label} {...rest}>
    {icon}
    <span data-name="">{name}</span>
    <Badge count={badge} />
  </Root>
);
