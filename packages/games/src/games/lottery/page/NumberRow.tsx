import { useId } from 'preact/hooks';

/** One number of a few, as radio buttons in a row. */
export function NumberRow(props: {
  readonly legend: string;
  readonly from: number;
  readonly count: number;
  readonly value: number | undefined;
  readonly onChange: (value: number) => void;
}) {
  const name = useId();
  const { legend, from, count, value, onChange } = props;
  return (
    <fieldset class="number-row">
      <legend>{legend}</legend>
      <div>
        {Array.from({ length: count }, (_, index) => index + from).map((one) => (
          <label key={one}>
            <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
            <span>{one}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
