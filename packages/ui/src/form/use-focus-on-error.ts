import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the first invalid field whenever `failures` increases. Put the ref on the form, or around its fields. */
export function useFocusOnError<Root extends HTMLElement = HTMLFormElement>(
  failures: number,
): RefObject<Root | null> {
  const form = useRef<Root>(null);
  useEffect(() => {
    if (failures === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [failures]);
  return form;
}
