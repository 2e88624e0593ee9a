/** One of a few views, as keys side by side. */
export function Segments<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  readonly label: string;
  readonly options: readonly (readonly [value: Value, label: string, count?: string])[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <div class="segments" role="group" aria-label={label}>
      {options.map(([one, name, count]) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          <span>{name}</span>
          {count !== undefined && <span class="count">{count}</span>}
        </button>
      ))}
    </div>
  );
}
