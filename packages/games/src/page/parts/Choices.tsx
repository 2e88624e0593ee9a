import { useId } from 'preact/hooks';

/** One of a few as a row of radio buttons. */
export function Choices<Value extends string | number>({
  legend,
  options,
  value,
  onChange,
}: {
  readonly legend: string;
  readonly options: readonly (readonly [value: Value, label: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  return (
    <fieldset class="choices">
      <legend>{legend}</legend>
      <div>
        {options.map(([one, label]) => (
          <label key={one} class="choice">
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
