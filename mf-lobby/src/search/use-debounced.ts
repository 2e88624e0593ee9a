import { useEffect, useState } from 'react';

/** The value, once it has stood still for a while; an empty one at once. */
export function useDebounced(value: string, waitMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value ? waitMs : 0);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return value ? settled : '';
}
