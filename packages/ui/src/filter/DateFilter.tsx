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
  /** The first and the last day that can be chosen. */
  min: string;
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

/** The ends keep each other in order: one that passes the other takes it along. */
function DayInputs({ fromLabel, toLabel, value, min, max, onChange }: DateFilterProps) {
  const { from, to } = value;
  return (
    <div>
      <DayInput
        label={fromLabel}
        value={from}
        min={min}
        max={max}
        onChange={(day) => onChange({ from: day, to: to && to < day ? day : to })}
      />
      <DayInput
        label={toLabel}
        value={to}
        min={min}
        max={max}
        onChange={(day) => onChange({ from: day && day < from ? day : from, to: day })}
      />
    </div>
  );
}

interface DayInputProps {
  readonly label: string;
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly onChange: (day: string) => void;
}

/**
 * A native input of one day. A day that can be chosen is, at once. One that cannot is on its way to one: the year 2026 is
 * typed as 2, 20, 202. An emptied input may get another day: it is taken as empty when it is left.
 */
function DayInput({ label, value, min, max, onChange }: DayInputProps) {
  const [typed, setTyped] = useState<string>();
  const take = (day: string) => {
    const canBeChosen = day >= min && day <= max;
    setTyped(canBeChosen ? undefined : day);
    if (canBeChosen && day !== value) onChange(day);
  };
  const leave = () => {
    setTyped(undefined);
    if (typed === '' && value !== '') onChange('');
  };
  return (
    <Field label={label}>
      <TextInput
        type="date"
        value={typed ?? value}
        min={min}
        max={max}
        onChange={({ target }) => take(target.value)}
        onBlur={leave}
      />
    </Field>
  );
}
