import { useAddress } from '../address.ts';
import { ChoiceFilter } from '@tessera/ui';
import { useText } from './messages.ts';

interface AddressChoiceProps {
  /** As the address names it. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** A filter with one choice, kept in the address; a changed one starts at page 1. */
export function AddressChoice({ name, label, options }: AddressChoiceProps) {
  const text = useText();
  const { values, change } = useAddress([name, 'p']);
  return (
    <ChoiceFilter
      label={label}
      options={options}
      value={values[name] ?? ''}
      onChange={(value) => change({ [name]: value, p: '' })}
      removeLabel={text('filter.remove', { name: label })}
    />
  );
}
