import { useEffect, useRef, type RefObject } from 'react';

/** Leads the focus to the first field that is wrong, each time that `failures` grows. */
export function useFocusOnError(failures: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return form;
}
