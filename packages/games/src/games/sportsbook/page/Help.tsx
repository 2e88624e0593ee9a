import { Facts, useSession, useWords } from '../../../page/kit.ts';
import type english from './messages/en_US.json';

export function Help() {
  const words = useWords<keyof typeof english>();
  const { maxWinMultiple } = useSession();
  return (
    <>
      <p>{words('helpPlay')}</p>
      <p>{words('helpMatch')}</p>
      <p>{words('helpOdds')}</p>
      <Facts
        rows={[
          [words('marketresult'), words('helpresult')],
          [words('markettotal'), words('helptotal')],
          [words('marketbothScore'), words('helpbothScore')],
          [words('markethandicap'), words('helphandicap')],
          [words('helpGoal'), words('helpnextGoal')],
        ]}
      />
      <h3>{words('combo')}</h3>
      <p>{words('helpCombo', { times: maxWinMultiple })}</p>
      <h3>{words('helpMoneyBack')}</h3>
      <p>{words('helpVoid')}</p>
      <p class="quiet">{words('helpKeys')}</p>
    </>
  );
}
