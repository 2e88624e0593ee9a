import { useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { CompositionContext } from './composition/context.ts';
import { PartNotice } from './composition/PartNotice.tsx';

type State<Props> =
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly Component: ComponentType<Props> }
  | { readonly status: 'failed' };

interface LazyOptions {
  /** Stands there meanwhile. */
  readonly fallback?: ReactNode;
  /** In place of the notice with Retry, for what has no place to show one. */
  readonly onFailed?: (error: unknown) => void;
}

/**
 * A component of the shell's own that is loaded when first shown. React's `lazy` would keep a failure for ever. Where its
 * code is lost, the page is loaded anew before anybody is told (spec §4 Realtime reactions).
 */
export function lazily<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props & LazyOptions> & { readonly preload: () => Promise<void> } {
  let known: State<Props> = { status: 'pending' };
  const preload = async () => {
    const { default: Component } = await load();
    known = { status: 'ready', Component };
  };

  function Lazy({ fallback, onFailed, ...props }: Props & LazyOptions) {
    const [state, setState] = useState(known);
    const [attempt, setAttempt] = useState(0);
    const isReady = state.status === 'ready';
    const releases = useContext(CompositionContext)?.releases;
    useEffect(() => {
      if (isReady) return;
      let mounted = true;
      preload().then(
        () => mounted && setState(known),
        async (error: unknown) => {
          if (!mounted) return;
          // Where even that code cannot be had, it is as if nobody followed releases.
          await (await releases?.().catch(() => undefined))?.ownFailed(error);
          if (!mounted) return;
          setState({ status: 'failed' });
          onFailed?.(error);
        },
      );
      return () => {
        mounted = false;
      };
    }, [attempt, isReady, onFailed, releases]);

    if (state.status === 'pending') return <>{fallback}</>;
    if (state.status === 'ready') {
      // What is left after the two options are exactly the component's own properties.
      return <state.Component {...(props as unknown as Props)} />;
    }
    if (onFailed) return null;
    const retry = () => {
      setState({ status: 'pending' });
      setAttempt(attempt + 1);
    };
    return <PartNotice size="page" onRetry={retry} />;
  }
  return Object.assign(Lazy, { preload });
}
