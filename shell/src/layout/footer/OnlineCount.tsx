import { useReadable } from '@tessera/kit';
import { useLateText } from '../late/use-late-text.ts';
import { useServices } from '../services.context.ts';
import { Online } from './footer.styles.ts';

/** Shows the number of members online, or nothing while it is unknown. */
export default function OnlineCount() {
  const { data: say } = useLateText();
  const count = useReadable(useServices().live.present);
  return say && count !== undefined ? <Online>{say('online', { count })}</Online> : null;
}
