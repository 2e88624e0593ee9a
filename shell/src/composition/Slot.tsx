import type { SlotName } from '@tessera/contracts';
import { memo, type ReactNode } from 'react';
import { useComposition } from './context.ts';
import { partsInSlot } from './places.ts';
import { RemotePart } from './RemotePart.tsx';

/** Renders the parts that the remotes of the registry contribute to a slot of the layout. */
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
      // A part that fills the page explains its failure.
      size={name === 'home.main' ? 'page' : 'slot'}
    />
  ));
});

const NO_PROPS = {};
