import { useCopy, useShell } from '@tessera/kit';
import { useText } from '../text.ts';
import { share } from './share.ts';

/** Returns the member's link as an address, and the ways to pass it on. */
export function useLink(path: string) {
  const text = useText();
  const { windows } = useShell();
  const copyText = useCopy({ copied: text('recommend.copied'), failed: text('recommend.copyFailed') });
  const { href: url } = new URL(windows.href(path), window.location.origin);
  const copy = () => copyText(url);
  return {
    url,
    copy,
    share: async () => {
      if (!(await share({ title: text('recommend.shareTitle'), url }))) await copy();
    },
  };
}
