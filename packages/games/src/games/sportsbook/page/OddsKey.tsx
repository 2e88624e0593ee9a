import { useRef } from 'preact/hooks';
import type { Fixture, Market } from '../../../protocol/book.ts';
import { Icon, useWords } from '../../../page/kit.ts';
import { useDesk } from './desk.ts';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';

/**
 * A pick and its odds, as a key of the desk: pressed, it is on the slip. It stays focusable while its market takes no bets, so
 * that the keyboard does not lose its place.
 */
export function OddsKey({
  fixture,
  market,
  pick,
  short,
}: {
  readonly fixture: Fixture;
  readonly market: Market;
  readonly pick: Market['picks'][number];
  /** In place of the pick's name, where there is no room for it. */
  readonly short?: string;
}) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const { slip, toSlip } = useDesk();
  const name = names.pick({ ...market, pick: pick.pick, home: fixture.home.name, away: fixture.away.name });
  const picked = slip.isPicked({ fixtureId: fixture.id, ...market, pick: pick.pick });
  const odds = names.odds(pick.odds);
  const label = words(market.isOpen ? 'keyOpen' : 'keyLocked', {
    pick: name,
    market: names.market(market),
    odds,
  });
  return (
    <button
      type="button"
      class="key"
      aria-label={label}
      aria-pressed={picked}
      aria-disabled={!market.isOpen && !picked}
      data-locked={market.isOpen ? undefined : ''}
      aria-keyshortcuts="S"
      onKeyDown={({ code, ctrlKey, metaKey, altKey }) => {
        if (code === 'KeyS' && !ctrlKey && !metaKey && !altKey) toSlip();
      }}
      onClick={() => {
        if (market.isOpen || picked) slip.toggle(fixture, market, pick.pick);
      }}
    >
      <span class="key-name">{short ?? name}</span>
      {market.isOpen ? <Price odds={pick.odds} written={odds} /> : <Icon name="lock" />}
    </button>
  );
}

/** Odds; when they have moved since the page has shown them first, with the way they went. */
export function Price({ odds, written }: { readonly odds: number; readonly written: string }) {
  const shown = useRef({ odds, moves: 0, way: '' });
  if (shown.current.odds !== odds) {
    const way = odds > shown.current.odds ? 'up' : 'down';
    shown.current = { odds, moves: shown.current.moves + 1, way };
  }
  const { moves, way } = shown.current;
  return (
    <span class="price">
      {moves > 0 && <span key={moves} class="moved" data-way={way} />}
      {written}
    </span>
  );
}
