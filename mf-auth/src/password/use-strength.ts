import { useEffect, useState } from 'react';
import { strengthOf, type Strength } from './strength.ts';

/** Returns the strength of what has been typed, or `undefined` for an empty field. */
export function useStrength(password: string, account: string): Strength | undefined {
  const [common, setCommon] = useState<ReadonlySet<string>>();
  const isTyped = password !== '';
  useEffect(() => {
    if (!isTyped) return undefined;
    let isMounted = true;
    // Without the list the estimate is less exact, and the platform refuses common passwords in any case.
    import('./most-common.ts').then(
      ({ MOST_COMMON }) => isMounted && setCommon(MOST_COMMON),
      () => undefined,
    );
    return () => void (isMounted = false);
  }, [isTyped]);
  return isTyped ? strengthOf(password, { account, common }) : undefined;
}
