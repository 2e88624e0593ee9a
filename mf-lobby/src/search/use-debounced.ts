import { useEffect, useState } from 'react';

/** Returns the value after it has not changed for `waitMs`; an empty value at once. */
export function useDebounced(value: string, waitMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value ? waitMs : 0);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return value ? settled : '';
}
