import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { useFieldControl } from './field.context.ts';
import { selectStyles } from './input.styles.ts';

const Native = styled.textarea`
  ${selectStyles}
  display: block;
  resize: vertical;
`;

/** An input for several lines. Without `maxLength`, as `TextInput`. */
export function TextArea({ rows = 4, ...rest }: Omit<ComponentProps<'textarea'>, 'maxLength'>) {
  const control = useFieldControl();
  return <Native rows={rows} {...control} {...rest} />;
}
