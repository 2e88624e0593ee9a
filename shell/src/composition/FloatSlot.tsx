import type { Registry } from '@tessera/contracts';
import { whenIdle } from '@tessera/kit';
import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import { useComposition } from './context.ts';
import { partsInSlot } from './places.ts';
import { RemotePart } from './RemotePart.tsx';

interface FloatSlotProps {
  /** The page shows only floating parts, so none of them waits for an idle page. */
  readonly isFirst: boolean;
}

/**
 * Renders the parts that float above every page. They must not make the first view heavier: a remote of which the page
 * shows nothing else is loaded once the page is idle.
 */
export default memo(function FloatSlot({ isFirst }: FloatSlotProps) {
  const { composition, parts } = useComposition();
  const { registry, stateOf, subscribe } = composition;
  const floating = partsInSlot(registry, 'float');
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true), { afterLoad: true }), []);
  const states = useSyncExternalStore(
    subscribe,
    () => floating.map(({ remote }) => stateOf(remote).status).join(' '),
    nothing,
  ).split(' ');
  const known = states.join(' ');
  useEffect(() => {
    // The visitor has loaded a failed remote again, in another place of the page.
    for (const part of partsInSlot(registry, 'float')) {
      const isReady = stateOf(part.remote).status === 'ready';
      if (isReady && parts.stateOf(part).status === 'failed') void parts.load(part);
    }
  }, [registry, stateOf, parts, known]);
  return floating
    .filter((_, index) => isFirst || isIdle || (states[index] || 'idle') !== 'idle')
    .map((part) => (
      <RemotePart
        key={part.remote}
        part={part}
        props={NO_PROPS}
        onFailed={onlyFloats(registry, part.remote) ? reported : undefined}
      />
    ));
});

/** The page works without it, and has no place for a notice. */
function onlyFloats({ remotes }: Registry, remote: string): boolean {
  const slots = remotes.find(({ name }) => name === remote)?.live.config.slots ?? [];
  return slots.every(({ slot }) => slot === 'float');
}

/** A server renders none of these parts, and the browser hydrates the same. */
const nothing = () => '';
const NO_PROPS = {};
/** The composition has reported the failure already. */
const reported = () => undefined;
