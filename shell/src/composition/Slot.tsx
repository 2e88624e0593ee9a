import type { SlotName } from '@tessera/contracts';
import { memo, type ReactNode } from 'react';
import { useComposition } from './context.ts';
import { partsInSlot } from './places.ts';
import { RemotePart } from './RemotePart.tsx';

/** A place of the layout: whatever the registry's remotes contribute to it. */
export const Slot = memo(function Slot({
  name,
  fallback,
}: {
  readonly name: SlotName;
  readonly fallback?: ReactNode;
}) {
  const { composition } = useComposition();
  return partsInSlot(composition.registry, name).map((part) => (
    <RemotePart
      key={part.remote}
      part={part}
      props={NO_PROPS}
      fallback={fallback}
      // What fills the page tells more when it cannot be had.
      size={name === 'home.main' ? 'page' : 'slot'}
    />
  ));
});

const NO_PROPS = {};
