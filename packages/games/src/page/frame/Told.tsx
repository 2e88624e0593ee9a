import { useEffect } from 'preact/hooks';
import { useServices } from '../hooks/services.ts';
import { useCell } from '../services/cell.ts';

const TOAST_MS = 4_000;

/** What is read out, and what is shown for a short while. */
export function Told() {
  const { said, toast } = useServices();
  const text = useCell(toast);
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => toast.set(undefined), TOAST_MS);
    return () => clearTimeout(timer);
  }, [text, toast]);
  return (
    <>
      <p class="visually-hidden" role="status" aria-live="polite">
        {useCell(said)}
      </p>
      {text !== undefined && (
        <p class="toast" role="status">
          {text}
        </p>
      )}
    </>
  );
}
