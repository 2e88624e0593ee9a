import { useRef, useState } from 'preact/hooks';
import { Choices, Pile, useMoney, useWords, type Chips } from '../../../page/kit.ts';
import { BEST_FORM, type RaceOffer } from '../rules/race.ts';
import { useNames } from './bet-names.ts';
import { Machine, Plate } from './Machine.tsx';
import type english from './messages/en_US.json';
import { betOf, oddsOf } from './spots.ts';

type Sheet = 'single' | 'exacta';

/** From a button of odds to the next one: rows, columns. */
const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Who runs, and what is paid on whom: each of the odds is a button that takes a chip. */
export function Board(props: { readonly offer: RaceOffer; readonly chips: Chips; readonly locked: boolean }) {
  const words = useWords<keyof typeof english>();
  const { offer, chips, locked } = props;
  const [sheet, turn] = useState<Sheet>('single');
  const [first, setFirst] = useState(0);
  const [reached, reach] = useState('win-0');
  const box = useRef<HTMLDivElement>(null);
  const names = useNames(
    offer.lanes.map(({ runner }) => runner),
    offer.places,
  );
  const columns = (lane: number): readonly string[] =>
    sheet === 'single' ? [`win-${lane}`, `place-${lane}`] : lane === first ? [] : [`exacta-${first}-${lane}`];
  const spots = offer.lanes.map((_, lane) => columns(lane));
  const stop = spots.flat().includes(reached) ? reached : spots.flat()[0];

  function onKeyDown(event: KeyboardEvent): void {
    const spot = (event.target as HTMLElement).dataset.spot;
    if (spot === undefined) return;
    if (event.key === 'Delete' || event.key === 'Backspace') chips.take(spot);
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const rows = spots.filter((row) => row.length > 0);
    const row = rows.findIndex((one) => one.includes(spot));
    const next = rows[row + step[0]]?.[rows[row]!.indexOf(spot) + step[1]];
    if (next !== undefined) box.current!.querySelector<HTMLElement>(`[data-spot="${next}"]`)!.focus();
  }

  return (
    <section class="board" aria-label={words('board')} data-sheet={sheet}>
      <div class="board-head">
        <Choices
          legend={words('kind')}
          options={[
            ['single', words('sheetSingle')],
            ['exacta', words('sheetExacta')],
          ]}
          value={sheet}
          onChange={turn}
        />
        <p class="columns" aria-hidden="true">
          <span>{words(sheet === 'single' ? 'betWin' : 'first')}</span>
          <span>{sheet === 'single' ? words('betPlace', { places: offer.places }) : words('second')}</span>
        </p>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the group only listens for what its buttons do not know: the arrows */}
      <div
        ref={box}
        class="lanes"
        role="group"
        aria-label={words(sheet === 'single' ? 'sheetSingle' : 'sheetExacta')}
        onKeyDown={onKeyDown}
        onFocusIn={(event) => reach((event.target as HTMLElement).dataset.spot ?? reached)}
      >
        {offer.lanes.map(({ runner, form }, lane) => (
          <div key={lane} class="lane">
            <Plate lane={lane} runner={runner} />
            <Machine runner={runner} width={52} />
            <p class="who">
              <span>{names.runner(runner)}</span>
              <Form form={form} />
            </p>
            {sheet === 'exacta' && (
              <label class="first">
                <input
                  type="radio"
                  name="first"
                  aria-label={words('firstIs', { name: names.lane(lane) })}
                  checked={lane === first}
                  onChange={() => setFirst(lane)}
                />
                <span>{words('first')}</span>
              </label>
            )}
            {columns(lane).map((spot) => (
              <OddsButton
                key={spot}
                spot={spot}
                offer={offer}
                names={names}
                chips={chips}
                locked={locked}
                stop={spot === stop}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function OddsButton(props: {
  readonly spot: string;
  readonly offer: RaceOffer;
  readonly names: ReturnType<typeof useNames>;
  readonly chips: Chips;
  readonly locked: boolean;
  /** Tab comes to this one; the arrows to the others. */
  readonly stop: boolean;
}) {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const { spot, offer, names, chips, locked, stop } = props;
  const bet = betOf(spot);
  const odds = names.odds(oddsOf(bet, offer));
  const laid = chips.laid.get(spot) ?? 0n;
  const stake = (chips.placed.get(spot) ?? 0n) + laid;
  const name = words('betPays', { bet: names.bet(bet), odds });
  return (
    <button
      type="button"
      class="odds"
      data-spot={spot}
      aria-label={stake > 0n ? words('betStaked', { bet: name, amount: money.write(stake) }) : name}
      aria-disabled={locked}
      tabIndex={stop ? 0 : -1}
      onClick={() => chips.lay(spot)}
    >
      <span>{odds}</span>
      {stake > 0n && <Pile stake={stake} waiting={laid > 0n} />}
    </button>
  );
}

/** How strong a machine is today: so many of five springs are wound. */
function Form({ form }: { readonly form: number }) {
  const words = useWords<keyof typeof english>();
  return (
    <span class="form">
      <span class="visually-hidden">{words('form', { form, of: BEST_FORM })}</span>
      {Array.from({ length: BEST_FORM }, (_, at) => (
        <i key={at} data-on={at < form ? '' : undefined} />
      ))}
    </span>
  );
}
