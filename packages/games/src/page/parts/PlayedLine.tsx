import type { RoundAnswer } from '../answers.ts';
import { useServices } from '../hooks/services.ts';

/** What fell in a past round, as its game shows it; of a round that was played by other rules nobody here can tell. */
export function PlayedLine({ round }: { readonly round: RoundAnswer }) {
  const { page, words } = useServices();
  return round.view === null ? <>{words('roundOther')}</> : <page.RoundLine round={round} />;
}
