import { Facts, useMoney, useSession, useStake, useWords } from '../../../page/kit.ts';
import { paidAt } from '../../../rules/odds.ts';
import { PICKED, PRIZES } from '../rules/five.ts';
import { oddsOf, type Pick3Ticket } from '../rules/pick3.ts';
import type english from './messages/en_US.json';

/** One ticket of each kind that pays otherwise than the others. */
const KINDS: readonly Pick3Ticket[] = [
  { kind: 'straight', digits: [1, 2, 3] },
  { kind: 'any', digits: [1, 2, 3] },
  { kind: 'any', digits: [1, 1, 2] },
  { kind: 'front', digits: [1, 2] },
  { kind: 'back', digits: [2, 3] },
];

export function Help() {
  const words = useWords<keyof typeof english>();
  const money = useMoney();
  const { stake } = useStake();
  const five = useSession().variant !== 'pick3';
  const times = (multiple: number) => `${words.number(multiple)}×`;
  return (
    <>
      <p>{words(five ? 'helpFive' : 'helpPick3')}</p>
      <p>{words('helpClock')}</p>
      <h3>{words('helpPrizes', { stake: money.write(stake) })}</h3>
      <Facts rows={five ? fiveRows() : digitRows()} />
      <p class="quiet">{words('helpKeys')}</p>
    </>
  );

  function fiveRows() {
    return PRIZES.flatMap(({ plain, bonus }, count) =>
      (
        [
          [words('hits', { count, of: PICKED }), plain],
          [words('hitsBonus', { count, of: PICKED }), bonus],
        ] as const
      )
        .filter(([, pays]) => pays > 0)
        .map(([term, pays]) => [term, `${money.write(stake * BigInt(pays))} (${times(pays)})`] as const),
    ).toReversed();
  }

  function digitRows() {
    return KINDS.map((ticket) => {
      const odds = oddsOf(ticket);
      const alike = ticket.kind === 'any' && new Set(ticket.digits).size < ticket.digits.length;
      const name = words(alike ? 'helpAnyTwo' : `kind${ticket.kind}`);
      return [name, `${money.write(paidAt(stake, odds))} (${times(odds / 100)})`] as const;
    });
  }
}
