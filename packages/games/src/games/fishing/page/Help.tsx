import { Facts, useSession } from '../../../page/kit.ts';
import { BUBBLES, RETURN_PERCENT } from '../rules/magazine.ts';
import { WATERS } from '../rules/room.ts';
import { Portrait } from './Portrait.tsx';
import { nameKey } from './species.ts';
import { useFishingWords } from './words.ts';

export function Help() {
  const words = useFishingWords();
  const water = WATERS[useSession().variant as keyof typeof WATERS];
  // The highest but for the one that comes once in a tide.
  const { multiple } = water.at(-2)!;
  const bubbles = Math.round((multiple * 100) / RETURN_PERCENT);
  return (
    <>
      <p>{words('helpPlay', { count: BUBBLES })}</p>
      <p>{words('helpGuests')}</p>
      <h3>{words('guests')}</h3>
      <ul class="guest-facts">
        {water.map(({ species, multiple: pays }) => (
          <li key={species}>
            <Portrait species={species} side={56} />
            <span>{words(nameKey(species))}</span>
            <strong>{words('guestPays', { multiple: pays })}</strong>
          </li>
        ))}
      </ul>
      <Facts
        rows={[
          [
            words('helpChance'),
            words('helpChanceValue', { percent: RETURN_PERCENT }),
            words('helpChanceNote', { multiple, bubbles }),
          ],
          [words('helpShared'), words('helpSharedValue'), words('helpSharedNote')],
          [words('helpLeave'), words('helpLeaveValue'), words('helpLeaveNote')],
          [words('helpModes'), words('helpModesValue'), words('helpModesNote')],
          [words('helpKeys'), words('helpKeysValue')],
        ]}
      />
    </>
  );
}
