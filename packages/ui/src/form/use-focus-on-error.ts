import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first invalid field whenever `failures` increases. Put the ref on the form. */
export function useFocusOnError(failures: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (failures === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return form;
}
