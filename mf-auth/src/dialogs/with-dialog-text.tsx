import { lazily, useScope } from '@tessera/kit';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { loadDialogText, loadedDialogText } from './dialog-text.ts';

/** Makes a part that is shown once the texts of dialogs are loaded. */
export function withDialogText<Props extends object>(
  Part: ComponentType<Props>,
): (props: Props) => ReactNode {
  return function WithDialogText(props: Props) {
    const scope = useScope();
    const [Late] = useState(() => {
      if (loadedDialogText(scope)) return undefined;
      return lazily<Props>(async () => {
        await loadDialogText(scope);
        return { default: Part };
      });
    });
    if (Late) return <Late {...props} />;
    // `lazily` has a boundary, too: hydration needs it on both sides, and a server often has the texts before the browser.
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
