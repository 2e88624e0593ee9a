import styled from '@emotion/styled';
import { useLocation } from '@tessera/kit/router';
import {
  memo,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
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
  /** The placeholder of a part that is loading, in the part's shape. */
  readonly fallback?: ReactNode;
  /** A slot fails quietly; a page explains the failure. */
  readonly size?: 'slot' | 'page';
  /** Called instead of showing the notice, for parts without a place for one. */
  readonly onFailed?: (error: unknown) => void;
}

/**
 * Renders one part of a remote: loads it when it is first shown, reports its errors with the remote's name, and offers a
 * retry. The server's markup stays until the part has loaded and hydrates it; if the part fails, a notice with Retry
 * appears beside the markup, or in place of it where the part is the page. The notice is rendered outside the place of the markup, so that it stays while React
 * hydrates or replaces that place.
 */
export function RemotePart<PartProps extends object>(partProps: Props<PartProps>) {
  const { part, size = 'slot', onFailed } = partProps;
  const state = usePartState(part);
  const { load, before } = useLoad(part);
  useEffect(load, [load]);
  const isServerMarkup = useIsServerMarkup();
  // A part that failed before it was shown is loaded again now.
  const error = state.status === 'failed' && state !== before ? state.error : undefined;
  useEffect(() => {
    if (error !== undefined) onFailed?.(error);
  }, [error, onFailed]);

  // Not during hydration: the server's markup has no notice, and the two must match.
  const hasNotice = error !== undefined && !isServerMarkup && !onFailed;
  const place = <Place {...(partProps as Props<object>)} />;
  return (
    <>
      {hasNotice && <PartNotice size={size} onRetry={load} />}
      {size === 'page' ? <PageMarkup hidden={hasNotice}>{place}</PageMarkup> : place}
    </>
  );
}

/** Hides the server's markup of a page that has failed: its controls would do nothing. */
const PageMarkup = styled.div`
  display: contents;
  &[hidden] {
    display: none;
  }
`;

/**
 * Renders only when its content changes: React discards the server's markup of a place that is updated before it is
 * hydrated.
 */
const Place = memo(function Place(partProps: Props<object>) {
  const { part, fallback, size = 'slot', onFailed } = partProps;
  const { onPartError } = useComposition();
  const notice = (retry: () => void) => {
    if (onFailed) return null;
    return size === 'page' ? <PageNotice onRetry={retry} /> : <PartNotice size={size} onRetry={retry} />;
  };
  return (
    <RemoteBoundary
      onError={(thrown) => {
        onPartError(part, thrown);
        onFailed?.(thrown);
      }}
      fallback={notice}
    >
      <Suspense fallback={fallback}>
        <PartContent {...partProps} />
      </Suspense>
    </RemoteBoundary>
  );
}, isSame);

/** Of a page that has thrown at this address. At another one it, or the page that comes after it, is rendered again. */
function PageNotice({ onRetry }: { readonly onRetry: () => void }) {
  const { pathname, search } = useLocation();
  const at = pathname + search;
  const failedAt = useRef(at);
  useEffect(() => {
    if (at !== failedAt.current) onRetry();
  }, [at, onRetry]);
  return <PartNotice size="page" onRetry={onRetry} />;
}

function PartContent({ part, props, fallback }: Props<object>) {
  const { parts, onTurn } = useComposition();
  const state = usePartState(part);
  const isServerMarkup = useIsServerMarkup();
  if (isServerMarkup) use(parts.whenReady(part));
  if (state.status === 'pending') return <>{fallback}</>;
  if (state.status === 'failed') return null;
  const Content = state.Component as ComponentType<object>;
  return (
    <>
      <Turn of={part.remote} onTurn={onTurn} />
      <Content {...props} />
      <Turn of={undefined} onTurn={onTurn} />
    </>
  );
}

/** Reports that rendering has reached this place of the page. Renders nothing. */
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

/** Returns true on the server, and in the browser while it hydrates the server's markup. */
function useIsServerMarkup(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

function isSame(before: Props<object>, after: Props<object>): boolean {
  return (
    before.part.remote === after.part.remote &&
    before.part.kind === after.part.kind &&
    before.part.name === after.part.name &&
    before.size === after.size &&
    before.onFailed === after.onFailed &&
    isShallowlyEqual(before.props, after.props)
  );
}

/** Each match of a route creates a new `params` object. */
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

function usePartState({ remote, kind, name }: PartKey): PartState {
  const { parts } = useComposition();
  const stateNow = () => parts.stateOf({ remote, kind, name } as PartKey);
  return useSyncExternalStore(parts.subscribe, stateNow, stateNow);
}

interface Load {
  /** Loads the part, again where it has failed. */
  readonly load: () => void;
  /** The part's state before it was shown here. */
  readonly before: PartState;
}

function useLoad({ remote, kind, name }: PartKey): Load {
  const { parts } = useComposition();
  return useMemo(() => {
    const key = { remote, kind, name } as PartKey;
    return { load: () => void parts.load(key), before: parts.stateOf(key) };
  }, [parts, remote, kind, name]);
}
