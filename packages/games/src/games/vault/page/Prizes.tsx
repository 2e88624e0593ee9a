import { useMoney, useWords, useWorld } from '../../../page/kit.ts';
import { payUnits, UNITS_PER_STAKE } from '../../../rules/stakes.ts';
import { PRIZES, type Prize, type VaultTable } from '../rules/table.ts';
import { prizeMetal } from './art/metal.ts';
import type { Keys } from './keys.ts';
import type { Told } from './told.ts';

const NAMES = {
  mini: 'prizeMini',
  minor: 'prizeMinor',
  major: 'prizeMajor',
  grand: 'prizeGrand',
} as const satisfies Record<Prize, Keys>;

/** The four prizes, the highest first, in the player's currency; those that lie in the vault shine. */
export function Prizes({
  table,
  stake,
  prizes,
}: {
  readonly table: VaultTable;
  /** Minor unit. */
  readonly stake: bigint;
  readonly prizes: Told['prizes'];
}) {
  const words = useWords<Keys>();
  const money = useMoney();
  const world = useWorld();
  return (
    <ul class="prizes">
      {[...PRIZES].reverse().map((prize) => {
        const count = prizes[prize] ?? 0;
        return (
          <li
            key={prize}
            class={`prize prize-${prize}`}
            data-held={count > 0 ? '' : undefined}
            style={{ '--metal': prizeMetal(prize, world) }}
          >
            <span>
              <span>{words(NAMES[prize])}</span>
              {count > 1 && <span>{` ×${words.number(count)}`}</span>}
            </span>
            <strong>{money.write(payUnits(table.prizes[prize] * UNITS_PER_STAKE, stake))}</strong>
          </li>
        );
      })}
    </ul>
  );
}
