import { useState } from 'preact/hooks';
import { Choices, useMoney, useSound, useStake, useWords } from '../../../page/kit.ts';
import { paidAt } from '../../../rules/odds.ts';
import { oddsOf, type Pick3Ticket } from '../rules/pick3.ts';
import { Hall } from './Hall.tsx';
import { PICK3_LOTTERY } from './lotteries.ts';
import type english from './messages/en_US.json';
import { NumberRow } from './NumberRow.tsx';
import { quickDigits } from './quick.ts';
import { TicketTools } from './TicketTools.tsx';

type Kind = Pick3Ticket['kind'];
type Digits = readonly (number | undefined)[];

export const KINDS = ['straight', 'any', 'front', 'back'] as const satisfies readonly Kind[];
/** The places that a kind of ticket plays. */
const PLACES: Record<Kind, readonly (0 | 1 | 2)[]> = {
  straight: [0, 1, 2],
  any: [0, 1, 2],
  front: [0, 1],
  back: [1, 2],
};
const EMPTY: Digits = [undefined, undefined, undefined];

/** Three digits, as they fall or otherwise. */
export function Pick3Game() {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const sound = useSound();
  const { stake } = useStake();
  const [kind, setKind] = useState<Kind>('straight');
  const [all, fill] = useState(EMPTY);
  const places = PLACES[kind];
  const digits = places.map((place) => all[place]).filter((digit) => digit !== undefined);
  const whole = digits.length === places.length;
  const alike = kind === 'any' && whole && new Set(digits).size === 1;
  const ticket: Pick3Ticket | undefined = whole && !alike ? { kind, digits } : undefined;

  function quick(): void {
    const picked = quickDigits(places.length, kind !== 'any');
    fill(all.map((digit, place) => picked[places.findIndex((one) => one === place)] ?? digit));
  }
  return (
    <Hall
      lottery={PICK3_LOTTERY}
      ticket={ticket}
      missing={words(alike ? 'threeAlike' : 'pickDigits')}
      onBought={() => fill(EMPTY)}
    >
      <Choices
        legend={words('kind')}
        options={KINDS.map((one) => [one, words(`kind${one}`)] as const)}
        value={kind}
        onChange={setKind}
      />
      {places.map((place) => (
        <NumberRow
          key={place}
          legend={words(`place${place}`)}
          from={0}
          count={10}
          value={all[place]}
          onChange={(digit) => {
            sound.play('tick', place);
            fill(all.with(place, digit));
          }}
        />
      ))}
      <TicketTools
        prize={ticket ? words('pays', { amount: money.write(paidAt(stake, oddsOf(ticket))) }) : ''}
        empty={digits.length === 0}
        onQuick={quick}
        onClear={() => fill(EMPTY)}
      />
    </Hall>
  );
}
