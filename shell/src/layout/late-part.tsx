import { whenIdle } from '@tessera/kit';
import { lazy, memo, Suspense, type ComponentType } from 'react';
import { PartNotice, type NoticeSize } from '../composition/PartNotice.tsx';
import { lazyWithRetry } from '../lazy-with-retry.tsx';
import { OwnBoundary } from './OwnBoundary.tsx';

const Nothing = () => null;
const isServer = typeof window === 'undefined';

interface LatePartOptions {
  /** Shown until the code has loaded, where there is no markup of the server. */
  readonly Fallback?: ComponentType;
  /** Of the notice with Retry when the code fails to load; `none` where the fallback is all that is needed. */
  readonly notice?: NoticeSize | 'none';
}

/** Has code loaded when the page is idle; on a server at once. */
export const onceIdle =
  <T,>(load: () => Promise<T>) =>
  async (): Promise<T> => {
    if (!isServer) await new Promise<void>((resolve) => void whenIdle(resolve));
    return load();
  };

/**
 * Makes a part of the frame that the server renders, and whose code the browser loads when the page is idle: until then
 * the server's markup stays, or the fallback where there is none. It has no properties: a change of them would throw the
 * server's markup away. Code that fails to load leaves both as they are, since other content would not match the server's
 * markup, and a notice with Retry appears before them. A part that throws is replaced by the notice, or by its fallback.
 */
export function latePart(
  load: () => Promise<{ readonly default: ComponentType }>,
  { Fallback = Nothing, notice = 'slot' }: LatePartOptions = {},
): ComponentType {
  const loaded = Promise.withResolvers<{ readonly default: ComponentType }>();
  const Part = lazy(() => (isServer ? load() : loaded.promise));
  // Its component is empty: it loads the code for the place of the markup.
  const Loader = lazyWithRetry(
    onceIdle(async () => {
      loaded.resolve(await load());
      return { default: Nothing };
    }),
    notice === 'none' ? undefined : notice,
  );
  return memo(() => (
    <>
      <Loader {...(notice === 'none' && { onFailed: Nothing })} />
      <OwnBoundary
        fallback={(retry) =>
          notice === 'none' ? <Fallback /> : <PartNotice size={notice} onRetry={retry} />
        }
      >
        <Suspense fallback={<Fallback />}>
          <Part />
        </Suspense>
      </OwnBoundary>
    </>
  ));
}
