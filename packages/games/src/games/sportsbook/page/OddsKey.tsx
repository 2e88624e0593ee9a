import { Icon, useWords } from '../../../page/kit.ts';
import { useDesk } from './desk.ts';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';
import type { Offer } from './slip.ts';
import { useMoves } from './use-moves.ts';

/**
 * A pick and its odds, as a key of the desk: pressed, it is on the slip. It stays focusable while its market takes no bets, so
 * that the keyboard does not lose its place.
 */
export const OddsKey = memo(function OddsKey({
  picked,
  short,
  ...offer
}: Offer & {
  /** Whether it is on the slip. */
  readonly picked: boolean;
  /** In place of the pick's name, where there is no room for it. */
  readonly short?: string;
}) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const { acts, toSlip } = useDesk();
  const moves = useMoves(offer.odds);
  const { home, away, isOpen } = offer;
  const name = names.pick({ ...offer, home: home.name, away: away.name });
  const odds = names.odds(offer.odds);
  const label = words(isOpen ? 'keyOpen' : 'keyLocked', { pick: name, market: names.market(offer), odds });
  return (
    <button
      type="button"
      class="key"
      aria-label={label}
      aria-pressed={picked}
      aria-disabled={!isOpen && !picked}
      data-locked={isOpen ? undefined : ''}
      {...moves}
      aria-keyshortcuts="S"
      onKeyDown={({ code, ctrlKey, metaKey, altKey }) => {
        if (code === 'KeyS' && !ctrlKey && !metaKey && !altKey) toSlip();
      }}
      onClick={() => {
        if (isOpen || picked) acts.toggle(offer);
      }}
    >
      <span class="key-name">{short ?? name}</span>
      {isOpen ? (
        <span class="price-room">
          <span class="price">{odds}</span>
        </span>
      ) : (
        <Icon name="lock" />
      )}
    </button>
  );
});
