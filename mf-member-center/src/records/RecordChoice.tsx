import { ChoiceFilter } from '@tessera/ui';
import { useText } from '../text.ts';
import type { FilterName, Filters } from './use-filters.ts';

interface RecordChoiceProps {
  readonly filters: Filters;
  readonly name: FilterName;
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly label: string }[];
}

/** A filter with one choice; empty options hide it. */
export function RecordChoice({ filters, name, label, options }: RecordChoiceProps) {
  const text = useText();
  if (options.length === 0) return null;
  return (
    <ChoiceFilter
      label={label}
      options={options}
      value={filters.values[name]}
      onChange={(value) => filters.change({ [name]: value })}
      removeLabel={text('filter.remove', { name: label })}
    />
  );
}
