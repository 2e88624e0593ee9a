import type { ComponentChildren } from 'preact';

/** Terms and their values, each with a note where it needs one. */
export function Facts({
  rows,
}: {
  readonly rows: readonly (readonly [term: string, value: ComponentChildren, note?: string])[];
}) {
  return (
    <dl class="facts">
      {rows.map(([term, value, note]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <strong>{value}</strong>
            {note && <p>{note}</p>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
