import { Icon, useLook, useWords, type TableSnapshot } from '../../../page/kit.ts';
import type { RouletteOutcome } from '../rules/roulette.ts';
import { colourOf } from '../rules/wheel.ts';
import type english from './messages/en_US.json';
import { COLOUR_WORDS } from './spot-names.ts';

/** A number on its colour. */
export function Fallen({ pocket }: { readonly pocket: number }) {
  return (
    <span class="fallen" data-colour={colourOf(pocket)}>
      {pocket}
    </span>
  );
}

/** How the round stands, what fell before, and how many look on. */
export function Strip({
  snapshot,
  msLeft,
}: {
  readonly snapshot: TableSnapshot<RouletteOutcome, RouletteOutcome, null>;
  readonly msLeft: () => number | undefined;
}) {
  const words = useWords<keyof typeof english>();
  const { phase, outcome, players, last } = snapshot;
  const left = useLook(() => Math.ceil((msLeft() ?? 0) / 1_000));
  return (
    <div class="strip table-strip">
      <p class="stand" data-phase={phase}>
        {phase === 'betting' && (
          <>
            <strong>{words.number(left)}</strong> {words('betting')}
          </>
        )}
        {phase === 'running' && <span>{words('rolling')}</span>}
        {phase === 'over' && outcome && (
          <>
            <Fallen pocket={outcome.pocket} /> {words(COLOUR_WORDS[colourOf(outcome.pocket)])}
          </>
        )}
        {phase === 'void' && <span>{words('void')}</span>}
      </p>
      <ol class="last" aria-label={words('last')}>
        {last.map(({ number, outcome: { pocket } }) => (
          <li key={number}>
            <Fallen pocket={pocket} />
          </li>
        ))}
      </ol>
      <p class="crowd">
        <Icon name="people" />
        <span class="visually-hidden">{words('players')}</span> {words.number(players)}
      </p>
    </div>
  );
}
