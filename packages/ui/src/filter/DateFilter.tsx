import { useId, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { Field } from '../form/Field.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { ChevronDownIcon, CloseIcon } from '../icons/navigation.tsx';
import { FilterChip, FilterPanel } from './filter.styles.ts';

/** Calendar days as `YYYY-MM-DD`; empty for an open end. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

export interface DateFilterProps {
  /** "Date". */
  label: string;
  fromLabel: string;
  toLabel: string;
  value: DayRange;
  /** The last day that can be chosen. */
  max: string;
  /** "Last 7 days". */
  presets: readonly { id: string; label: string; range: DayRange }[];
  /** The chosen range in words: "1–7 November". */
  format: (range: DayRange) => string;
  onChange: (range: DayRange) => void;
  /** Accessible name of the button that removes the filter. */
  removeLabel: string;
}

/** A filter by a range of days: presets, and two native inputs. An active one shows its range and can be removed. */
export function DateFilter(props: DateFilterProps) {
  const { label, value, presets, format, onChange, removeLabel } = props;
  const [open, setOpen] = useState(false);
  const id = useId();
  const isActive = value.from !== '' || value.to !== '';
  const preset = presets.find(({ range }) => range.from === value.from && range.to === value.to);
  const words = preset?.label ?? format(value);
  return (
    <>
      <FilterChip data-active={isActive ? '' : undefined}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <span>{isActive ? `${label}: ${words}` : label}</span>
          {!isActive && <ChevronDownIcon size={16} />}
        </button>
        {isActive && (
          <button type="button" aria-label={removeLabel} onClick={() => onChange({ from: '', to: '' })}>
            <CloseIcon size={16} />
          </button>
        )}
      </FilterChip>
      {open && (
        <FilterPanel id={id} role="group" aria-label={label}>
          <div>
            {presets.map((one) => (
              <Button
                key={one.id}
                size="sm"
                aria-pressed={one === preset}
                onClick={() => onChange(one.range)}
              >
                {one.label}
              </Button>
            ))}
          </div>
          <DayInputs {...props} />
        </FilterPanel>
      )}
    </>
  );
}

/** The ends keep each other in order: the browser's own calendar offers no day on the wrong side. */
function DayInputs({ fromLabel, toLabel, value, max, onChange }: DateFilterProps) {
  return (
    <div>
      <Field label={fromLabel}>
        <TextInput
          type="date"
          value={value.from}
          max={value.to || max}
          onChange={({ target }) => onChange({ ...value, from: target.value })}
        />
      </Field>
      <Field label={toLabel}>
        <TextInput
          type="date"
          value={value.to}
          min={value.from}
          max={max}
          onChange={({ target }) => onChange({ ...value, to: target.value })}
        />
      </Field>
    </div>
  );
}
