import type { DialogName, DialogProps, OpenName } from '@tessera/contracts';
import { useEffect, type ReactNode } from 'react';
import { useComposition } from './context.ts';
import { dialogPart } from './places.ts';
import { RemotePart } from './RemotePart.tsx';

interface Props<Name extends DialogName | OpenName> extends DialogProps<Name> {
  readonly name: Name;
  readonly fallback?: ReactNode;
  /** Called when the dialog cannot be shown. */
  readonly onFailed: (error: unknown) => void;
}

/** Renders the dialog of the remote that declares it. */
export function DialogPart<Name extends DialogName | OpenName>(dialog: Props<Name>) {
  const { name, args, close, fallback, onFailed } = dialog;
  const { composition } = useComposition();
  const part = dialogPart(composition.registry, name);
  const missing = part === undefined;
  useEffect(() => {
    if (missing) onFailed(new Error(`no remote brings the dialog "${name}"`));
  }, [missing, name, onFailed]);
  return part ? (
    <RemotePart part={part} props={{ args, close }} fallback={fallback} onFailed={onFailed} />
  ) : null;
}
