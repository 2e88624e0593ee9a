import { BackToTop } from '@tessera/ui';
import { useLateText } from '../later/late.text.ts';

/** The button back to the top, which shows after a screen's height of scrolling. */
export function ToTop() {
  return <BackToTop label={useLateText()('back_to_top')} />;
}
