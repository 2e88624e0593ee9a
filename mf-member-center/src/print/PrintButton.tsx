import { Button } from '@tessera/ui';
import { useText } from '../text.ts';

/** Opens the browser's dialog for printing; a `PrintedSheet` of the page is what comes out. */
export function PrintButton() {
  const text = useText();
  return <Button onClick={() => window.print()}>{text('print')}</Button>;
}
