import { useEffect, useRef } from 'preact/hooks';

/** Does what it was given last, whenever the value is another one; the first time, too. For sounds and what is read out. */
export function useOnChange(value: unknown, act: () => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => latest.current(), [value]);
}
