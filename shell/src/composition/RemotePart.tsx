import {
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useComposition } from './context.ts';
import { PartNotice } from './PartNotice.tsx';
import type { PartKey, PartState } from './parts.ts';
import { RemoteBoundary } from './RemoteBoundary.tsx';

interface Props<PartProps> {
  readonly part: PartKey;
  readonly props: PartProps;
  /** Stands there while the part is loading; shaped like what it stands for. */
  readonly fallback?: ReactNode;
  /** A slot fails quietly, a page tells more. */
  readonly size?: 'slot' | 'page';
  /** In place of the notice, for what has no place to show one. */
  readonly onFailed?: (error: unknown) => void;
}

/**
 * One part of a remote: loaded when first shown, attributed, retried. Everything around it goes on. What the server
 * has rendered of it stays until the part is there to take it over; should it fail, a notice with Retry joins it.
 */
export function RemotePart<PartProps extends object>(given: Props<PartProps>) {
  const { part, size = 'slot', onFailed } = given;
  const { parts } = useComposition();
  const [state, retry] = usePart(part);
  const rendered = useIsRendered();
  const [wasRendered] = useState(rendered);
  const [isTakenOver, setTakenOver] = useState(!wasRendered);
  const takeOver = useCallback(() => setTakenOver(true), []);
  const error = state.status === 'failed' ? state.error : undefined;
  useEffect(() => {
    // One that failed before it was wanted is being tried again by now.
    if (error !== undefined && parts.stateOf(part).status === 'failed') onFailed?.(error);
  }, [error, onFailed, parts, part]);

  return (
    <>
      {/* Not in the very taking over: a part may have failed by then, and the server has rendered no notice. */}
      {error !== undefined && !rendered && !isTakenOver && !onFailed && (
        <PartNotice size={size} onRetry={retry} />
      )}
      <Place {...(given as Props<object>)} onTakenOver={takeOver} />
    </>
  );
}

interface PlaceProps extends Props<object> {
  /** The browser shows this place itself from now on. */
  readonly onTakenOver: () => void;
}

/**
 * An update of a place that still waits to be taken over would throw its markup away: it is only updated when it
 * shows something else.
 */
const Place = memo(function Place(given: PlaceProps) {
  const { part, fallback, size = 'slot', onFailed } = given;
  const { onPartError } = useComposition();
  const notice = (again: () => void) => (onFailed ? null : <PartNotice size={size} onRetry={again} />);
  return (
    <RemoteBoundary
      onError={(thrown) => {
        onPartError(part.remote, thrown);
        onFailed?.(thrown);
      }}
      fallback={notice}
    >
      <Suspense fallback={fallback}>
        <Shown {...given} />
      </Suspense>
    </RemoteBoundary>
  );
}, isSame);

function Shown({ part, props, fallback, size = 'slot', onFailed, onTakenOver }: PlaceProps) {
  const { parts, onTurn } = useComposition();
  const [state, retry] = usePart(part);
  const isRendered = useIsRendered();
  useEffect(onTakenOver, [onTakenOver]);
  if (isRendered) use(parts.whenReady(part));
  if (state.status === 'pending') return <>{fallback}</>;
  if (state.status === 'failed') return onFailed ? null : <PartNotice size={size} onRetry={retry} />;
  const Content = state.Component as ComponentType<object>;
  return (
    <>
      <Turn of={part.remote} onTurn={onTurn} />
      <Content {...props} />
      <Turn of={undefined} onTurn={onTurn} />
    </>
  );
}

/** Tells whose turn it is while the page is rendered from its top to its end; shows nothing. */
function Turn({
  of,
  onTurn,
}: {
  readonly of: string | undefined;
  readonly onTurn: ((remote: string | undefined) => void) | undefined;
}) {
  onTurn?.(of);
  return null;
}

/** True on the server, and in the browser while it takes over what the server has rendered. */
function useIsRendered(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

function isSame(before: PlaceProps, after: PlaceProps): boolean {
  return (
    before.part.remote === after.part.remote &&
    before.part.kind === after.part.kind &&
    before.part.name === after.part.name &&
    before.size === after.size &&
    before.onFailed === after.onFailed &&
    isShallowlyEqual(before.props, after.props)
  );
}

/** A route's `params` are an object of their own, made anew by each match. */
function isShallowlyEqual(before: object, after: object): boolean {
  const entries = Object.entries(after);
  return (
    entries.length === Object.keys(before).length &&
    entries.every(([key, value]) => {
      const known: unknown = Reflect.get(before, key);
      if (Object.is(known, value)) return true;
      return key === 'params' && isShallowlyEqual(known as object, value as object);
    })
  );
}

function usePart(part: PartKey): readonly [PartState, () => void] {
  const { parts } = useComposition();
  const { remote, kind, name } = part;
  const stateNow = () => parts.stateOf({ remote, kind, name } as PartKey);
  const state = useSyncExternalStore(parts.subscribe, stateNow, stateNow);
  const load = useCallback(
    () => void parts.load({ remote, kind, name } as PartKey),
    [parts, remote, kind, name],
  );
  useEffect(load, [load]);
  return [state, load];
}
