import { Facts, useSession, useWords } from '../../../page/kit.ts';
import { EUROPEAN, FRENCH } from '../rules/roulette.ts';
import type english from './messages/en_US.json';

export function Help() {
  const words = useWords<keyof typeof english>();
  const { variant } = useSession();
  const percent = (basisPoints: number) =>
    words.number(basisPoints / 10_000, { style: 'percent', minimumFractionDigits: 2 });
  const toOne = (wins: number) => `${words.number(wins)}:1`;
  return (
    <>
      <p>{words('helpPlay')}</p>
      <p>{words('helpLay')}</p>
      {variant === 'french' && (
        <p>
          {words('helpPartage')}{' '}
          {words('helpReturns', {
            even: percent(FRENCH.returnBasisPoints),
            others: percent(EUROPEAN.returnBasisPoints),
          })}
        </p>
      )}
      <Facts
        rows={[
          [words('helpStraight'), toOne(35)],
          [words('helpSplit'), toOne(17)],
          [words('helpStreet'), toOne(11)],
          [words('helpCorner'), toOne(8)],
          [words('helpLine'), toOne(5)],
          [words('helpDozen'), toOne(2)],
          [words('helpEven'), toOne(1)],
        ]}
      />
      <p class="quiet">{words('helpKeys')}</p>
    </>
  );
}
