import { useCallback, useEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
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

/** One part of a remote: loaded when first shown, attributed, retried. Everything around it goes on. */
export function RemotePart<PartProps extends object>({
  part,
  props,
  fallback,
  size = 'slot',
  onFailed,
}: Props<PartProps>) {
  const { onPartError } = useComposition();
  const [state, retry] = usePart(part);
  const error = state.status === 'failed' ? state.error : undefined;
  useEffect(() => {
    if (error !== undefined) onFailed?.(error);
  }, [error, onFailed]);

  const notice = (again: () => void) => (onFailed ? null : <PartNotice size={size} onRetry={again} />);
  if (state.status === 'pending') return <>{fallback}</>;
  if (state.status === 'failed') return notice(retry);
  const Content = state.Component as ComponentType<PartProps>;
  return (
    <RemoteBoundary
      onError={(thrown) => {
        onPartError(part.remote, thrown);
        onFailed?.(thrown);
      }}
      fallback={notice}
    >
      <Content {...props} />
    </RemoteBoundary>
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
