import { useEffect, useRef } from 'preact/hooks';
import { MARKETS, type Fixture } from '../../../protocol/book.ts';
import { Button, Icon, useWords } from '../../../page/kit.ts';
import { sideName } from './fixtures.ts';
import { MarketCard } from './MarketCard.tsx';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';
import { useNames } from './names.ts';
import { Proof } from './Proof.tsx';
import { Scoreboard } from './Scoreboard.tsx';

/** A match: its board, all of its markets, what has happened, and what its draw can be checked by. */
export const Match = memo(function Match({
  fixture,
  picks,
  onBack,
}: {
  readonly fixture: Fixture;
  /** What of it is on the slip. */
  readonly picks: string;
  /** Where it has taken the programme's place: leads back to it. */
  readonly onBack?: (() => void) | undefined;
}) {
  const words = useWords<keyof typeof english>();
  const back = useRef<HTMLElement>(null);
  // What was pressed to come here is gone: the keyboard goes on from the way back.
  useEffect(() => back.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  const { markets, phase } = fixture;
  return (
    <article class="match" aria-label={`${fixture.home.name} – ${fixture.away.name}`}>
      {onBack && (
        <nav ref={back}>
          <Button class="match-back" label={words('backToMatches')} onPress={onBack}>
            <Icon name="undo" />
            {words('backToMatches')}
          </Button>
        </nav>
      )}
      <Scoreboard fixture={fixture} />
      {phase === 'void' && <p class="quiet">{words('voidNote')}</p>}
      {markets.length > 0 && (
        <div class="markets">
          {MARKETS.map((name) => (
            <MarketCard
              key={name}
              fixture={fixture}
              markets={markets.filter(({ market }) => market === name)}
              picks={picks}
            />
          ))}
        </div>
      )}
      <Happened fixture={fixture} />
      <Proof fixture={fixture} />
    </article>
  );
});

/** What has happened, newest first. */
const Happened = memo(function Happened({ fixture }: { readonly fixture: Fixture }) {
  const words = useWords<keyof typeof english>();
  const names = useNames();
  const { happenings } = fixture;
  if (happenings.length === 0) return null;
  return (
    <section class="happened">
      <h3>{words('happened')}</h3>
      <ol>
        {happenings.toReversed().map((one, at) => (
          <li key={happenings.length - at} data-kind={one.kind}>
            <span class="happened-when">
              {one.kind === 'news' ? '·' : words('minute', { minute: one.minute })}
            </span>
            {names.happening(one, sideName(fixture, one.side))}
          </li>
        ))}
      </ol>
    </section>
  );
});
