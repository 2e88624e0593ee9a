import { useId } from 'react';
import type { SectionContent } from './Panel.tsx';
import { Row } from './controls.tsx';
import { useValue } from './use-value.ts';

/** The remote's present path, and its dialogs. */
export function Pages({ config, bench }: SectionContent) {
  const path = useValue(bench.path);
  const stage = useValue(bench.stage);
  const known = useId();
  return (
    <>
      <Row label="Path">
        {(id) => (
          <input
            id={id}
            key={path}
            list={known}
            defaultValue={path}
            spellCheck={false}
            onKeyDown={(event) => event.key === 'Enter' && stage?.go(event.currentTarget.value)}
          />
        )}
      </Row>
      <datalist id={known}>
        {config.routes.map((route) => (
          <option key={route.path} value={route.path} />
        ))}
      </datalist>
      {config.dialogs.length > 0 && (
        <div className="buttons" role="group" aria-label="Dialogs">
          {config.dialogs.map((name) => (
            <button key={name} type="button" onClick={() => stage?.openDialog(name)}>
              Open {name}
            </button>
          ))}
        </div>
      )}
    </>
  );
}
