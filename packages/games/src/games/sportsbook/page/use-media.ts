import { useEffect, useState } from 'preact/hooks';

/** Whether the page is of such a size now. */
export function useMedia(media: string): boolean {
  const [matches, set] = useState(() => matchMedia(media).matches);
  useEffect(() => {
    const query = matchMedia(media);
    const changed = (): void => set(query.matches);
    query.addEventListener('change', changed);
    return () => query.removeEventListener('change', changed);
  }, [media]);
  return matches;
}
