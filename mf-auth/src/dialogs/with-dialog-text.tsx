import { lazily, useScope } from '@tessera/kit';
import { useState, type ComponentType, type ReactNode } from 'react';
import { loadDialogText, loadedDialogText } from './dialog-text.ts';

/** Makes a part that is shown once the texts of dialogs are loaded. */
export function withDialogText<Props extends object>(
  Part: ComponentType<Props>,
): (props: Props) => ReactNode {
  return function WithDialogText(props: Props) {
    const scope = useScope();
    const [Shown] = useState<ComponentType<Props>>(() => {
      if (loadedDialogText(scope)) return Part;
      return lazily<Props>(async () => {
        await loadDialogText(scope);
        return { default: Part };
      });
    });
    return <Shown {...props} />;
  };
}
