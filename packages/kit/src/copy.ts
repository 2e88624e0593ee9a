import { useShell } from './hooks.ts';

/** What the visitor is shown after copying. */
export interface CopyTexts {
  readonly copied: string;
  readonly failed: string;
}

/** Copies a text for `CopyButton` of `@tessera/ui`. Returns whether it worked. */
export async function copyText(content: string): Promise<boolean> {
  try {
    // Missing on pages without HTTPS, and refused by some browsers.
    await navigator.clipboard.writeText(content);
    return true;
  } catch {
    return false;
  }
}

/** Returns a function that copies a text and says so by a toast, where no `CopyButton` was pressed. */
export function useCopy({ copied, failed }: CopyTexts): (content: string) => Promise<void> {
  const { toast } = useShell();
  return async (content) =>
    (await copyText(content)) ? toast.show('success', copied) : toast.show('warning', failed);
}
