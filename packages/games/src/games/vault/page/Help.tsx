import { Facts, useMoney, useSession, useStake, useWords, useGameWorld } from '../../../page/kit.ts';
import { Paytable } from '../../../page/slots/Paytable.tsx';
import { Picture } from '../../../page/slots/Picture.tsx';
import { payUnits } from '../../../rules/stakes.ts';
import { LOCKING_COINS, PLACES, RESPINS, SYMBOLS, type VaultSymbol } from '../rules/symbols.ts';
import type { VaultTable } from '../rules/table.ts';
import { TABLES } from '../rules/tables.ts';
import { drawCoin, drawSymbol } from './art/metal.ts';
import type { Keys } from './keys.ts';
import { Prizes } from './Prizes.tsx';

const SIDE = 56;

export function Help() {
  const words = useWords<Keys>();
  const money = useMoney();
  const world = useGameWorld();
  const { stake } = useStake();
  const { variant } = useSession();
  const table: VaultTable = TABLES[variant as keyof typeof TABLES];
  const values = table.coins.filter(({ prize }) => prize === null).map(({ units }) => units);
  const write = (units: number): string => money.write(payUnits(units, stake));
  return (
    <>
      <h3>{words('helpPays')}</h3>
      <p>{words('helpPaysNote', { stake: money.write(stake) })}</p>
      <Paytable
        pays={table.pays}
        draw={(ctx, index, w, h) =>
          drawSymbol(ctx, SYMBOLS[index] as Exclude<VaultSymbol, 'coin'>, world, w, h)
        }
      />
      <ul class="features">
        <li>
          <Picture width={SIDE} height={SIDE} draw={(ctx, w, h) => drawSymbol(ctx, 'wild', world, w, h)} />
          <p>{words('helpWild')}</p>
        </li>
        <li>
          <Picture width={SIDE} height={SIDE} draw={(ctx, w, h) => drawCoin(ctx, undefined, world, w, h)} />
          <p>
            {words('helpCoin', {
              least: write(Math.min(...values)),
              most: write(Math.max(...values)),
              count: LOCKING_COINS,
            })}
          </p>
        </li>
      </ul>
      <h3>{words('hold')}</h3>
      <p>{words('helpHold', { coins: LOCKING_COINS, respins: RESPINS })}</p>
      <p>{words('helpHoldEnd', { places: PLACES, prize: words('prizeGrand') })}</p>
      <h3>{words('helpPrizes')}</h3>
      <p>{words('helpPrizesNote', { stake: money.write(stake) })}</p>
      <Prizes table={table} stake={stake} prizes={{}} />
      <Facts
        rows={[
          [
            words('factSpread'),
            words('factSpreadValue', { stakes: table.deviationStakes }),
            words('factSpreadNote'),
          ],
          [words('prizeGrand'), words('factTimes', { times: table.prizes.grand })],
        ]}
      />
    </>
  );
}
