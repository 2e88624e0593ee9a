import { copyText, useCopy, useShell } from '@tessera/kit';
import { useText } from '../text.ts';
import { share } from './share.ts';

/** Returns the member's link as an address, and the ways to pass it on. */
export function useLink(path: string) {
  const text = useText();
  const { windows } = useShell();
  const texts = { copied: text('recommend.copied'), failed: text('recommend.copyFailed') };
  const copyAndSay = useCopy(texts);
  const { href: url } = new URL(windows.href(path), window.location.origin);
  return {
    url,
    /** Of the button that copies it. */
    copyProps: { ...texts, copy: () => copyText(url) },
    share: async () => {
      if (!(await share({ title: text('recommend.shareTitle'), url }))) await copyAndSay(url);
    },
  };
}
