import { payUnits } from '../../rules/stakes.ts';
import { useMoney, useStake, useWords } from '../hooks/session.ts';
import { Picture } from './Picture.tsx';

const SIDE = 56;

/** What each symbol pays by how many there are, in the player's currency at the stake that is set. */
export function Paytable({
  pays,
  draw,
}: {
  /** `pays[symbol][count - 1]`, in twentieths of the stake. */
  readonly pays: readonly (readonly number[])[];
  readonly draw: (ctx: CanvasRenderingContext2D, symbol: number, width: number, height: number) => void;
}) {
  const money = useMoney();
  const words = useWords();
  const { stake } = useStake();
  return (
    <ul class="paytable">
      {pays.map((row, symbol) => (
        <li key={symbol}>
          <Picture width={SIDE} height={SIDE} draw={(ctx, w, h) => draw(ctx, symbol, w, h)} />
          <dl>
            {row
              .map((units, index) => [index + 1, units] as const)
              .filter(([, units]) => units > 0)
              .reverse()
              .map(([count, units]) => (
                <div key={count}>
                  <dt>{words.number(count)}×</dt>
                  <dd>{money.write(payUnits(units, stake))}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
