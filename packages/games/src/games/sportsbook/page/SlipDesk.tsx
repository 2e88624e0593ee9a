import { useRef, useState } from 'preact/hooks';
import { Button, isSlipStanding, useOnChange, useWords, type BookView } from '../../../page/kit.ts';
import { useBookNow, useDesk, useSlipNow } from './desk.ts';
import { memo } from './memo.tsx';
import type english from './messages/en_US.json';
import { MyBets } from './MyBets.tsx';
import { Segments } from './Segments.tsx';
import { SlipFoot } from './SlipFoot.tsx';
import { SlipLeg } from './SlipLeg.tsx';
import { oddsNow, pickedKey, standingOf, type Mode } from './slip.ts';

export type SlipTab = 'slip' | 'bets';

/** Bets before and after they are placed: the slip, and what the player has bet. */
export const SlipDesk = memo(function SlipDesk({
  mine,
  first,
}: {
  readonly mine: BookView['mine'];
  readonly first: SlipTab;
}) {
  const words = useWords<keyof typeof english>();
  const slip = useSlipNow();
  const [tab, open] = useState<SlipTab>(first);
  const legs = slip.draft.length;
  const before = useRef({ legs, emptied: slip.emptied });
  const desk = useRef<HTMLElement>(null);
  // What the player has just picked, or just placed, is what they look for.
  useOnChange(legs, () => {
    if (legs > before.current.legs) open('slip');
    before.current.legs = legs;
  });
  useOnChange(slip.emptied, () => {
    if (before.current.emptied === slip.emptied) return;
    before.current.emptied = slip.emptied;
    open('bets');
    // The button that was pressed has gone with its slip.
    desk.current!.querySelector<HTMLElement>('.segments button:last-child')!.focus();
  });
  const standing = mine.filter(isSlipStanding).length;
  const count = (many: number): string | undefined => (many > 0 ? words.number(many) : undefined);
  const tabs = [
    ['slip', words('slip'), count(legs)],
    ['bets', words('myBets'), count(standing)],
  ] as const;
  return (
    <section ref={desk} class="slip-desk" aria-label={words('slip')}>
      <Segments<SlipTab>
        label={words('slip')}
        options={tabs.map(([value, label, many]) =>
          many === undefined ? [value, label] : [value, label, many],
        )}
        value={tab}
        onChange={open}
      />
      {tab === 'slip' ? <SlipBody /> : <MyBets mine={mine} />}
    </section>
  );
});

/** The slip itself. */
export function SlipBody() {
  const words = useWords<keyof typeof english>();
  const book = useBookNow();
  const { draft, mode, busy } = useSlipNow();
  if (draft.length === 0) {
    return (
      <div class="slip-empty">
        <p>{words('slipEmpty')}</p>
      </div>
    );
  }
  return (
    <>
      {draft.length > 1 && <SlipHead />}
      <ol class="slip-legs">
        {draft.map((leg) => (
          <SlipLeg
            key={pickedKey(leg)}
            leg={leg}
            standing={standingOf(leg, book).kind}
            odds={oddsNow(leg, book)}
            hasOwnStake={mode === 'singles' && draft.length > 1}
            busy={busy}
          />
        ))}
      </ol>
      <SlipFoot />
    </>
  );
}

/** Over several legs: what kind of slip they are, and the way to be rid of them. */
const SlipHead = memo(function SlipHead() {
  const words = useWords<keyof typeof english>();
  const { acts } = useDesk();
  const { mode, busy } = useSlipNow();
  return (
    <div class="slip-head">
      <Segments<Mode>
        label={words('slipKind')}
        options={[
          ['singles', words('singles')],
          ['combo', words('combo')],
        ]}
        value={mode}
        onChange={acts.setMode}
      />
      <Button kind="tool" icon="clear" label={words('clearSlip')} disabled={busy} onPress={acts.clear} />
    </div>
  );
});
