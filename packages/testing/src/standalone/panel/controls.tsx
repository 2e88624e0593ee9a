import { useId, type ReactNode } from 'react';

interface RowProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

/** A control with its label beside it. */
export function Row({ label, children }: RowProps) {
  const id = useId();
  return (
    <div className="row">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
}

/** One of a few, all of them in sight. */
export function Segments<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** One of many. */
export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Row label={label}>
      {(id) => (
        <select id={id} value={value} onChange={(event) => onChange(event.target.value as T)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Row>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <Row label={label}>
      {(id) => (
        <input
          id={id}
          type="checkbox"
          // A checkbox has its state by itself.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </Row>
  );
}

interface SectionProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Beside the title, in sight when the section is closed too. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, isOpen, onToggle, aside, children }: SectionProps) {
  return (
    <details open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <summary className="title">
        <h2>{title}</h2>
        {aside}
      </summary>
      <div className="section">{children}</div>
    </details>
  );
}
