import { Notice } from '@tessera/ui';
import { useText } from '../text.ts';

/** Says why a session for records has so few pages. */
export function RecordsOnlyNotice() {
  const text = useText();
  return <Notice tone="warning">{text('recordsOnly.text')}</Notice>;
}
