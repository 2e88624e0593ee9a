import type { OpenSlotProps } from '@tessera/contracts';
import { useEffect, useState } from 'react';
import { useComposition } from './context.ts';
import { partsInSlot } from './places.ts';
import { RemotePart } from './RemotePart.tsx';

/**
 * Renders the parts that remotes contribute to another remote's slot. The server renders none: it loads only the parts
 * of the layout, and would have to wait for these.
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

/** The failure is reported already; the owner's page works without the part. */
const showNothing = () => undefined;
