import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../icons/navigation.tsx';
import { color, space } from '../tokens.ts';
import { useFieldControl } from './field.context.ts';
import { selectStyles } from './input.styles.ts';

const Box = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${space[12]};
    margin-block: auto;
    color: ${color.muted};
    pointer-events: none;
  }
`;

const Native = styled.select`
  ${selectStyles}
  appearance: none;
  padding-inline-end: 40px;
  cursor: pointer;
  text-overflow: ellipsis;
  & option {
    background: ${color.card};
    color: ${color.text};
  }
`;

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  options: readonly SelectOption[];
  /** First option, with an empty value: "Choose a country". */
  placeholder?: string;
}

/** The native select, for the phone's own picker and the keyboard's own search. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  const control = useFieldControl();
  return (
    <Box>
      <Native {...control} {...rest}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </Native>
      <ChevronDownIcon size={20} />
    </Box>
  );
}
