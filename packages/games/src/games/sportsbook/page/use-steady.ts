import { useMemo, useRef } from 'preact/hooks';

type Act = (...given: never[]) => unknown;

/**
 * Acts that are the same functions at each drawing, and do what they were given last: who holds one is not drawn again for it.
 */
export function useSteady<Acts extends { readonly [Name in keyof Acts]: Act }>(acts: Acts): Acts {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(() => {
    const names = Object.keys(latest.current) as (keyof Acts)[];
    return Object.fromEntries(
      names.map((name) => [name, (...given: never[]) => latest.current[name](...given)]),
    ) as Acts;
  }, []);
}
