import { ChevronDownIcon, CloseIcon } from '../icons/navigation.tsx';
import { Menu } from '../menu/Menu.tsx';
import { FilterChip } from './filter.styles.ts';

export interface ChoiceFilterProps {
  /** "State". */
  label: string;
  options: readonly { id: string; label: string }[];
  /** The chosen option's id, or empty. */
  value: string;
  /** Given an empty string when the filter is removed. */
  onChange: (value: string) => void;
  /** Accessible name of the button that removes the filter: "Remove the filter State". */
  removeLabel: string;
}

/** A filter with one choice out of several. An active one shows its value and can be removed. */
export function ChoiceFilter({ label, options, value, onChange, removeLabel }: ChoiceFilterProps) {
  const chosen = options.find(({ id }) => id === value);
  return (
    <FilterChip data-active={chosen ? '' : undefined}>
      <Menu
        align="start"
        trigger={(props) => (
          <button type="button" {...props}>
            <span>{chosen ? `${label}: ${chosen.label}` : label}</span>
            {!chosen && <ChevronDownIcon size={16} />}
          </button>
        )}
        items={options.map(({ id, label: name }) => ({
          id,
          label: name,
          selected: id === value,
          onSelect: () => onChange(id),
        }))}
      />
      {chosen && (
        <button type="button" aria-label={removeLabel} onClick={() => onChange('')}>
          <CloseIcon size={16} />
        </button>
      )}
    </FilterChip>
  );
}
