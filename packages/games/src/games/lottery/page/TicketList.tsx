import { Button, useMoney, useWords, type Placement } from '../../../page/kit.ts';
import { Ball } from './Ball.tsx';
import type { Lottery } from './lotteries.ts';
import type english from './messages/en_US.json';

/** The player's tickets in this draw, newest first; as balls fall, their places light up. */
export function TicketList<Ticket, Outcome>(props: {
  readonly lottery: Lottery<Ticket, Outcome>;
  readonly placements: readonly Placement<Ticket>[];
  readonly fallen: readonly number[];
  /** Once it is told what everything pays. */
  readonly outcome: Outcome | undefined;
  /** Gives a purchase back, its tickets with it; `undefined` when that is too late. */
  readonly onReturn: ((roundId: string) => void) | undefined;
}) {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const { lottery, placements, fallen, outcome, onReturn } = props;
  if (placements.length === 0) return null;
  return (
    <ul class="tickets" aria-label={words('tickets')}>
      {placements.toReversed().map(({ roundId, bets }) => (
        <li key={roundId} class="purchase">
          <ul>
            {bets.map(({ on, stake }, at) => {
              const paid = outcome === undefined ? 0n : lottery.rules.payout(on, money.read(stake), outcome);
              return (
                <li key={at} class="bought" data-won={paid > 0n ? '' : undefined}>
                  <span class="balls">
                    {lottery.marksOf(on, fallen).map((mark, place) => (
                      <Ball key={place} {...mark} />
                    ))}
                  </span>
                  <NameOfKind ticket={on} />
                  <span class="amount">
                    {paid > 0n ? words('paid', { amount: money.write(paid) }) : money.write(stake)}
                  </span>
                </li>
              );
            })}
          </ul>
          {onReturn && (
            <Button
              kind="tool"
              icon="close"
              label={words('takeBackTicket')}
              onPress={() => onReturn(roundId)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** How a ticket of digits wins; the others win in one way only. */
function NameOfKind({ ticket }: { readonly ticket: unknown }) {
  const words = useWords<keyof typeof english>();
  const { kind } = ticket as { readonly kind?: 'straight' | 'any' | 'front' | 'back' };
  return kind ? <small>{words(`kind${kind}`)}</small> : null;
}
