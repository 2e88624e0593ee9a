import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field.context.ts';
import { inputFrameStyles, inputStyles } from './input.styles.ts';

const Frame = styled.div(inputFrameStyles);
const Input = styled.input(inputStyles);

/** Without `maxLength`: it would cut what is pasted, unseen. A field's rule refuses what is too long. */
export interface TextInputProps extends Omit<ComponentProps<'input'>, 'maxLength'> {
  /** Inside the frame, before and after the text: an icon, a unit, a button. */
  start?: ReactNode;
  end?: ReactNode;
}

export function TextInput({ start, end, type = 'text', className, ...rest }: TextInputProps) {
  const control = useFieldControl();
  return (
    <Frame className={className}>
      {start && <span data-place="start">{start}</span>}
      <Input type={type} {...control} {...rest} />
      {end && <span data-place="end">{end}</span>}
    </Frame>
  );
}
