import { useEffect, useState } from 'react';

/** Renders what is only for paper while it is printed: `print` has it rendered, and then opens the browser's dialog. */
export function usePrinting(): { readonly isPrinting: boolean; readonly print: () => void } {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return undefined;
    // Some browsers return from `print` before the paper is done.
    const end = () => setPrinting(false);
    addEventListener('afterprint', end);
    window.print();
    return () => removeEventListener('afterprint', end);
  }, [isPrinting]);
  return { isPrinting, print: () => setPrinting(true) };
}
