import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';

/** Loads; without a network, once it is back. */
async function loadOnline<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    // Only browsers know.
    if (navigator.onLine !== false) throw error;
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return loadOnline(load);
  }
}

/**
 * Makes a component whose code is loaded when it is first shown; `fallback` is shown until then, without a network until it is
 * back. A load that fails otherwise is thrown to the nearest error boundary, and the next mount, as after its Retry, loads
 * again: React's own `lazy` would keep the failure.
 */
export function lazily<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props & { readonly fallback?: ReactNode }> {
  type Loaded = ReturnType<typeof lazy<ComponentType<Props>>>;
  let loaded: Loaded | undefined;

  function current(): Loaded {
    loaded ??= lazy(async () => {
      try {
        return await loadOnline(load);
      } catch (error) {
        loaded = undefined;
        throw error;
      }
    });
    return loaded;
  }

  return function Lazily({ fallback = null, ...props }) {
    const [Part] = useState(current);
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as React.ComponentProps<Loaded>)} />
      </Suspense>
    );
  };
}
