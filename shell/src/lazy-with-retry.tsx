import { useContext, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { CompositionContext } from './composition/context.ts';
import { PartNotice, type NoticeSize } from './composition/PartNotice.tsx';
import { OwnBoundary } from './layout/OwnBoundary.tsx';

type State<Props> =
  | { readonly status: 'pending' }
  | { readonly status: 'ready'; readonly Component: ComponentType<Props> }
  | { readonly status: 'failed' };

interface LazyOptions {
  /** Shown until the code has loaded. */
  readonly fallback?: ReactNode;
  /** Called instead of the notice with Retry, for components without a place for one: they are loaded again by themselves. */
  readonly onFailed?: (error: unknown) => void;
}

/** Before a component without a notice is loaded again; doubled each time. */
const AGAIN_MS = 5_000;

/**
 * Makes a component of the shell's own whose code is loaded when it is first shown. Unlike kit's `lazily` it shows the
 * notice with Retry itself, also where the component throws: the boundary above it has the whole page. Where the code of an
 * old release is lost, the page is loaded again instead (spec §4 Realtime reactions). `preload` makes it render at once.
 * @param size of what is missing without the code
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
  size: NoticeSize = 'block',
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
      let timer: ReturnType<typeof setTimeout> | undefined;
      preload().then(
        () => mounted && setState(known),
        async (error: unknown) => {
          if (!mounted) return;
          // Without that code the page cannot be reloaded, so the notice appears at once.
          await (await releases?.().catch(() => undefined))?.ownFailed(error);
          if (!mounted) return;
          setState({ status: 'failed' });
          if (!onFailed) return;
          onFailed(error);
          timer = setTimeout(() => setAttempt(attempt + 1), AGAIN_MS * 2 ** attempt);
        },
      );
      return () => {
        mounted = false;
        clearTimeout(timer);
      };
    }, [attempt, isReady, onFailed, releases]);

    const notice = (onRetry: () => void) => !onFailed && <PartNotice size={size} onRetry={onRetry} />;
    if (state.status === 'pending') return <>{fallback}</>;
    if (state.status === 'ready') {
      // The rest, without the two options, is exactly the component's own properties.
      const content = <state.Component {...(props as unknown as Props)} />;
      // A page has the boundary of its place, which renders the next page after one that has failed.
      return size === 'page' ? (
        content
      ) : (
        <OwnBoundary onFailed={onFailed} fallback={notice}>
          {content}
        </OwnBoundary>
      );
    }
    return notice(() => {
      setState({ status: 'pending' });
      setAttempt(attempt + 1);
    });
  }
  return Object.assign(Lazy, { preload });
}
