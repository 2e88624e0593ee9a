import type { RoundAnswer } from '../../../page/kit.ts';
import type { BlackjackView } from '../rules/view.ts';
import { useBlackjackWords } from './words.ts';

/** The points on both sides: `20, 18 against 19`. */
export function RoundLine({ round }: { readonly round: RoundAnswer }) {
  const words = useBlackjackWords();
  const { hands, dealer } = round.view as BlackjackView;
  const you = hands.map(({ points }) => words.number(points)).join(', ');
  return <>{words('line', { you, dealer: dealer.points })}</>;
}
