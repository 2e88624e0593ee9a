import { useCallback, useEffect, useRef } from 'preact/hooks';

/** What there is to do on the slip: to place it, or while that cannot be done its first control; on a phone, to open it. */
const TARGETS = ['.slip-foot .primary:enabled', '.slip-desk button', '.handle'] as const;

/**
 * The keyboard's short way from the desk's keys to the slip, since a page of odds lies between them; Escape leads back.
 * @returns goes to the slip
 */
export function useShortWay(): () => void {
  const from = useRef<HTMLElement | undefined>(undefined);
  useEffect(() => {
    const heard = ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape' || !document.activeElement?.closest('.slip-desk')) return;
      from.current?.focus();
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
  return useCallback(() => {
    const to = TARGETS.map((target) => document.querySelector<HTMLElement>(target)).find((found) => found);
    if (!to) return;
    from.current = document.activeElement as HTMLElement;
    to.focus();
  }, []);
}
