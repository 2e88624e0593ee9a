import { BackToTop } from '@tessera/ui';
import { useText } from '../text.ts';

/** The button back to the top, which shows after a screen's height of scrolling. */
export default function ToTop() {
  return <BackToTop label={useText()('back_to_top')} />;
}
