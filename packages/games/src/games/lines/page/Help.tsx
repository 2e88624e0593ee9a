import { Facts, useMoney, useStake } from '../../../page/kit.ts';
import { SLOT_FACTS } from '../rules/facts.ts';
import { LINES } from '../rules/lines.ts';
import { LINE_COUNT, LINE_PAYS, MAX_FREE_SPINS, RETRIGGER_SPINS, SCATTER_AWARDS } from '../rules/paytable.ts';
import { PAYING_SYMBOLS, REELS, ROWS, type PayingSymbol } from '../rules/symbols.ts';
import { Picture } from './Picture.tsx';
import { useLinesWords } from './words.ts';

const PICTURE_PX = 132;
const COUNTS = [5, 4, 3] as const;

/** Rules and pays, for the stake that is set now. */
export function Help() {
  const words = useLinesWords();
  const money = useMoney();
  const { stake } = useStake();
  return (
    <>
      <h3>{words('helpPays')}</h3>
      <p>{words('helpPaysNote', { stake: money.write(stake) })}</p>
      <ul class="pays">
        {PAYING_SYMBOLS.map((symbol) => (
          <Pays key={symbol} symbol={symbol} line={stake / BigInt(LINE_COUNT)} />
        ))}
      </ul>
      <div class="specials">
        <div class="special">
          <Picture symbol="wild" size={PICTURE_PX} />
          <p>{words('helpWildNote')}</p>
        </div>
        <div class="special">
          <Picture symbol="scatter" size={PICTURE_PX} />
          <div>
            <p>{words('helpScatterNote')}</p>
            <dl>
              {COUNTS.map((count) => {
                const { pays, freeSpins: spins, multiplier } = SCATTER_AWARDS[count];
                const amount = money.write(stake * BigInt(pays));
                return (
                  <div key={count} class="pay-row">
                    <dt>{words.number(count)}</dt>
                    <dd>{words('helpScatterRow', { amount, spins, multiplier })}</dd>
                  </div>
                );
              })}
            </dl>
          </div>
        </div>
      </div>
      <p>{words('helpRetrigger', { count: RETRIGGER_SPINS, max: MAX_FREE_SPINS })}</p>
      <h3>{words('helpLines')}</h3>
      <p>{words('helpLinesNote', { count: LINE_COUNT })}</p>
      <ul class="lines" aria-hidden="true">
        {LINES.map((rows, n) => (
          <LineMap key={n} rows={rows} name={words.number(n + 1)} />
        ))}
      </ul>
      <Facts
        rows={[
          [words('factVolatility'), words('volatilityMedium')],
          [words('factWins'), words('factWinsValue', { count: SLOT_FACTS.winPercent })],
          [words('factBonus'), words('factBonusValue', { count: SLOT_FACTS.bonusEvery })],
        ]}
      />
    </>
  );
}

function Pays({ symbol, line }: { readonly symbol: PayingSymbol; readonly line: bigint }) {
  const words = useLinesWords();
  const money = useMoney();
  return (
    <li class="pay">
      <Picture symbol={symbol} size={PICTURE_PX} />
      <dl>
        {COUNTS.map((count) => (
          <div key={count} class="pay-row">
            <dt>{words.number(count)}</dt>
            <dd>{money.write(line * BigInt(LINE_PAYS[symbol][count - 3]!))}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** A line as a small map of the reels. */
function LineMap({ rows, name }: { readonly rows: readonly number[]; readonly name: string }) {
  return (
    <li>
      <span class="line-map">
        {Array.from({ length: ROWS * REELS }, (_, n) => (
          <i key={n} class={rows[n % REELS] === Math.floor(n / REELS) ? 'on' : undefined} />
        ))}
      </span>
      <span>{name}</span>
    </li>
  );
}
