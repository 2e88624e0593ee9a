import type { DialogName, DialogProps } from '@tessera/contracts';
import { useEffect, type ReactNode } from 'react';
import { useComposition } from './context.ts';
import { dialogPart } from './places.ts';
import { RemotePart } from './RemotePart.tsx';

interface Props<Name extends DialogName> extends DialogProps<Name> {
  readonly name: Name;
  readonly fallback?: ReactNode;
  /** The dialog cannot be shown; its caller is answered as if it was dismissed. */
  readonly onFailed: (error: unknown) => void;
}

/** A dialog that some remote brings, by name. */
export function DialogPart<Name extends DialogName>({ name, args, close, fallback, onFailed }: Props<Name>) {
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
