import { Ball } from './Ball.tsx';
import { drumsByFall, type Lottery } from './lotteries.ts';

/** The balls of a draw, small, in the order in which they fell. */
export function Balls<Ticket, Outcome>(props: {
  readonly lottery: Lottery<Ticket, Outcome>;
  readonly outcome: Outcome;
}) {
  const { lottery, outcome } = props;
  const from = drumsByFall(lottery.drums);
  return (
    <span class="balls">
      {lottery.ballsOf(outcome).map((value, at) => (
        <Ball key={at} value={value} kind={from[at]!.kind} hit={false} />
      ))}
    </span>
  );
}
