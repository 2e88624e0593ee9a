import { Facts, useMoney, useSession, useStake, useWords, useGameWorld } from '../../../page/kit.ts';
import { Paytable } from '../../../page/slots/Paytable.tsx';
import { Picture } from '../../../page/slots/Picture.tsx';
import { MOST_WAYS, SYMBOLS, type WaysSymbol } from '../rules/symbols.ts';
import {
  ADDED_SPINS,
  ADDING_SCATTERS,
  MOST_SPINS,
  OPENING_SCATTERS,
  openedBy,
  type WaysTable,
} from '../rules/table.ts';
import { TABLES } from '../rules/tables.ts';
import { drawPane } from './art/glass.ts';
import type { Keys } from './keys.ts';

const SIDE = 56;

export function Help() {
  const words = useWords<Keys>();
  const money = useMoney();
  const world = useGameWorld();
  const { stake } = useStake();
  const { variant } = useSession();
  const table: WaysTable = TABLES[variant as keyof typeof TABLES];
  const symbol = (name: WaysSymbol) => (
    <Picture width={SIDE} height={SIDE} draw={(ctx, w, h) => drawPane(ctx, name, world, w, h)} />
  );
  return (
    <>
      <h3>{words('helpPays')}</h3>
      <p>{words('helpPaysNote', { stake: money.write(stake) })}</p>
      <Paytable pays={table.pays} draw={(ctx, index, w, h) => drawPane(ctx, SYMBOLS[index]!, world, w, h)} />
      <ul class="features">
        <li>
          {symbol('wild')}
          <p>{words('helpWild')}</p>
        </li>
        <li>
          {symbol('scatter')}
          <p>
            {words('helpScatter', {
              four: OPENING_SCATTERS,
              spins4: openedBy(OPENING_SCATTERS),
              five: OPENING_SCATTERS + 1,
              spins5: openedBy(OPENING_SCATTERS + 1),
              six: OPENING_SCATTERS + 2,
              spins6: openedBy(OPENING_SCATTERS + 2),
            })}
          </p>
        </li>
      </ul>
      <h3>{words('helpWays')}</h3>
      <p>{words('helpWaysNote', { most: MOST_WAYS })}</p>
      <h3>{words('helpFalls')}</h3>
      <p>{words('helpFallsNote')}</p>
      <h3>{words('freeTitle')}</h3>
      <p>{words('freeNote')}</p>
      <p>{words('helpMore', { scatters: ADDING_SCATTERS, spins: ADDED_SPINS, most: MOST_SPINS })}</p>
      <Facts
        rows={[
          [words('freeTitle'), words('factEvery', { count: table.bonusEvery })],
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
