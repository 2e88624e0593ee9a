import { useShell } from './hooks.ts';

/** What the visitor is shown after copying. */
export interface CopyTexts {
  readonly copied: string;
  readonly failed: string;
}

/** Returns a function that copies a text and shows whether it worked. */
export function useCopy({ copied, failed }: CopyTexts): (content: string) => Promise<void> {
  const { toast } = useShell();
  return async (content) => {
    try {
      // Missing on pages without HTTPS, and refused by some browsers.
      await navigator.clipboard.writeText(content);
      toast.show('success', copied);
    } catch {
      toast.show('warning', failed);
    }
  };
}
