import { Facts, useWords } from '../../../page/kit.ts';
import { CAP, START } from '../rules/curve.ts';
import type english from './messages/en_US.json';

export function Help() {
  const words = useWords<keyof typeof english>();
  return (
    <>
      <p>{words('helpPlay')}</p>
      <p>{words('helpOut')}</p>
      <p>{words('helpTwo')}</p>
      <Facts
        rows={[
          [words('helpAuto'), words('helpAutoValue'), words('helpAutoNote')],
          [words('helpCap'), `${words.number(CAP / START)}×`, words('helpCapNote')],
          [words('helpChance'), words('helpChanceValue'), words('helpChanceNote')],
          [words('helpLost'), words('helpLostValue'), words('helpLostNote')],
        ]}
      />
    </>
  );
}
