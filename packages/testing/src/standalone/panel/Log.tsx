import type { SectionContent } from './Panel.tsx';
import { useValue } from './use-value.ts';

/** What the remote did, the latest first. */
export function Log({ bench }: SectionContent) {
  const log = useValue(bench.log);
  if (log.length === 0) return <p className="quiet">Nothing yet.</p>;
  return (
    <>
      <ol className="log" aria-label="What the remote did">
        {log.map(({ key, kind, text, detail, failed }) => (
          <li key={key} data-failed={failed || undefined}>
            {detail === undefined ? (
              <p>
                <b>{kind}</b> {text}
              </p>
            ) : (
              <details>
                <summary>
                  <b>{kind}</b> {text}
                </summary>
                <pre>{detail}</pre>
              </details>
            )}
          </li>
        ))}
      </ol>
      <button type="button" onClick={() => bench.log.set([])}>
        Empty the log
      </button>
    </>
  );
}
