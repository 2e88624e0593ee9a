import { Facts, useWords } from '../../../page/kit.ts';
import type english from './messages/en_US.json';
import { usePlaces } from './use-places.ts';

export function Help() {
  const words = useWords<keyof typeof english>();
  const places = usePlaces();
  return (
    <>
      <p>{words('helpPlay')}</p>
      <p>{words('helpOdds')}</p>
      <Facts
        rows={[
          [words('betWin'), words('helpWin')],
          [words('betPlace', { places }), words('helpPlace', { places })],
          [words('sheetExacta'), words('helpExacta')],
          [words('formName'), words('helpForm'), words('helpFormNote')],
        ]}
      />
      <p class="quiet">{words('helpKeys')}</p>
    </>
  );
}
