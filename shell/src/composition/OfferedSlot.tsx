import type { OpenSlotProps } from '@tessera/contracts';
import { useEffect, useState } from 'react';
import { useComposition } from './context.ts';
import { partsInSlot } from './places.ts';
import { RemotePart } from './RemotePart.tsx';

/**
 * Shows the parts that remotes contribute to another remote's slot. The server renders none: it loads only what the
 * layout needs, and would wait for these.
 */
export function OfferedSlot({ name, props, fallback }: OpenSlotProps) {
  const { composition } = useComposition();
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  if (!isMounted) return null;
  return partsInSlot(composition.registry, name).map((part) => (
    <RemotePart key={part.remote} part={part} props={props} fallback={fallback} onFailed={showNothing} />
  ));
}

/** The failure has been reported with the part's remote; the owner's page goes on without the part. */
const showNothing = () => undefined;
