import { lazily, useScope, type RemoteScope } from '@tessera/kit';
import { useState, type ComponentType } from 'react';
import { loadLateText } from './late.text.ts';

/** Makes a component that is shown once the late texts are loaded. For parts that are themselves loaded late. */
export function withLateText<Props extends object>(Component: ComponentType<Props>): ComponentType<Props> {
  const parts = new WeakMap<RemoteScope['intl'], ReturnType<typeof lazily<Props>>>();

  function partOf(scope: RemoteScope) {
    const known = parts.get(scope.intl);
    if (known) return known;
    const part = lazily(async () => {
      await loadLateText(scope);
      return { default: Component };
    });
    parts.set(scope.intl, part);
    return part;
  }

  return function WithLateText(props) {
    const scope = useScope();
    const [Part] = useState(() => partOf(scope));
    return <Part {...props} />;
  };
}
