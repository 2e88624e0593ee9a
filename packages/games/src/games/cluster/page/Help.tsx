import { Facts, useMoney, useSession, useStake, useGameWorld } from '../../../page/kit.ts';
import { Picture } from '../../../page/slots/Picture.tsx';
import { payUnits } from '../../../rules/stakes.ts';
import { SYMBOLS } from '../rules/symbols.ts';
import {
  ADDED_ROUNDS,
  MOST_ROUNDS,
  OPENED_ROUNDS,
  PAID_SIZES,
  WILD_CLUSTER,
  type ClusterTable,
} from '../rules/table.ts';
import { TABLES } from '../rules/tables.ts';
import { drawMarble } from './art/marbles.ts';
import { useClusterWords } from './words.ts';

const SIDE = 56;

/** What each cluster pays, and how falls, multiplier and meter go. */
export function Help() {
  const words = useClusterWords();
  const money = useMoney();
  const { stake } = useStake();
  const { variant } = useSession();
  const table: ClusterTable = TABLES[variant as keyof typeof TABLES];
  return (
    <>
      <h3>{words('helpPays')}</h3>
      <p>{words('helpPaysNote', { stake: money.write(stake) })}</p>
      <ul class="paytable">
        {table.pays.map((row, symbol) => (
          <li key={symbol}>
            <Marble symbol={symbol} />
            <dl>
              {[...row.keys()].reverse().map((step) => (
                <div key={step}>
                  <dt>{sizesAt(step, words.number)}</dt>
                  <dd>{money.write(payUnits(row[step]!, stake))}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <ul class="features">
        <li>
          <Marble symbol={SYMBOLS.indexOf('wild')} />
          <p>{words('helpWild', { count: WILD_CLUSTER })}</p>
        </li>
      </ul>
      <h3>{words('helpFalls')}</h3>
      <p>{words('helpFallsNote', { most: table.mostMultiplier.paid })}</p>
      <h3>{words('helpMeter')}</h3>
      <p>{words('helpMeterNote', { full: table.meter, count: OPENED_ROUNDS })}</p>
      <p>{words('freeNote')}</p>
      <p>
        {words('helpMore', {
          full: table.meter,
          count: ADDED_ROUNDS,
          most: MOST_ROUNDS,
          times: table.mostMultiplier.free,
        })}
      </p>
      <Facts
        rows={[
          [words('helpMeter'), words('factEvery', { count: table.bonusEvery })],
          [
            words('factSpread'),
            words('factSpreadValue', { stakes: table.deviationStakes }),
            words('factSpreadNote'),
          ],
        ]}
      />
    </>
  );
}

function Marble({ symbol }: { readonly symbol: number }) {
  const world = useGameWorld();
  return (
    <Picture width={SIDE} height={SIDE} draw={(ctx, w) => drawMarble(ctx, SYMBOLS[symbol]!, world, w)} />
  );
}

/** The sizes that are paid alike: `8–9`, the greatest `20+`. */
function sizesAt(step: number, write: (value: number) => string): string {
  const least = PAID_SIZES[step]!;
  const next = PAID_SIZES[step + 1];
  if (next === undefined) return `${write(least)}+`;
  return next === least + 1 ? write(least) : `${write(least)}–${write(next - 1)}`;
}
