import { useShell } from '@tessera/kit';
import { useLateText } from '../later/late.text.ts';
import { sharedPath } from './shared.link.ts';

/** Returns a function that shares a game's link: by the device's own dialog where it has one, else by copying it. */
export function useShare(id: number, name: string): () => Promise<void> {
  const late = useLateText();
  const { windows, toast } = useShell();
  return async () => {
    const url = new URL(windows.href(sharedPath(id)), location.origin).href;
    try {
      if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
        return await navigator.share({ title: name, url });
      }
      // Missing on pages without HTTPS, and refused by some browsers.
      await navigator.clipboard.writeText(url);
      toast.show('success', late('share.copied'));
    } catch (error) {
      // The player has closed the device's dialog.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      toast.show('warning', late('share.failed', { link: url }));
    }
  };
}
