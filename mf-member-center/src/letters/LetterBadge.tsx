import { useSession } from '@tessera/kit';
import { Badge } from '@tessera/ui';
import { useText } from '../text.ts';
import { useUnreadLetters } from './letters.queries.ts';

/** The number of unread letters, for the header: the offered slot `mf-member-center:letterBadge`. */
export default function LetterBadge() {
  const text = useText();
  const { status } = useSession();
  const count = useUnreadLetters({ enabled: status === 'member' });
  return <Badge count={status === 'member' ? count : 0} label={text('letter.unread', { count })} />;
}
