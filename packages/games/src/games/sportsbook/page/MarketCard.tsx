import type { Fixture, Market } from '../../../protocol/book.ts';
import { Icon, useWords } from '../../../page/kit.ts';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';
import { OddsKey } from './OddsKey.tsx';
import { isAmong, offerOf } from './slip.ts';

/** A market with its picks, a row for each of its lines; while it takes no bets it says so. */
export function MarketCard({
  fixture,
  markets,
  picks,
}: {
  readonly fixture: Fixture;
  /** Those of one name. */
  readonly markets: readonly Market[];
  /** What of the match is on the slip. */
  readonly picks: string;
}) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const [first] = markets;
  if (!first) return null;
  const isLocked = markets.every(({ isOpen }) => !isOpen);
  return (
    <section
      class="market"
      data-market={first.market}
      data-locked={isLocked ? '' : undefined}
      aria-label={names.market(first)}
    >
      <h3>
        <span>{names.market(first)}</span>
        {isLocked && (
          <span class="locked">
            <Icon name="lock" />
            {words('locked')}
          </span>
        )}
      </h3>
      {markets.map((market) => (
        <div key={market.line} class="keys" data-count={market.picks.length}>
          {market.picks
            .map((pick) => offerOf(fixture, market, pick))
            .map((offer) => (
              <OddsKey key={offer.pick} {...offer} picked={isAmong(picks, offer)} />
            ))}
        </div>
      ))}
    </section>
  );
}
