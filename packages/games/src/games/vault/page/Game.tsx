import { useMemo, useRef, useState } from 'preact/hooks';
import {
  ResultLine,
  Scene,
  Table,
  useAnnounce,
  useMoney,
  useSession,
  useSound,
  useStake,
  useWords,
  useGameWorld,
} from '../../../page/kit.ts';
import { SpinBar } from '../../../page/slots/SpinBar.tsx';
import { byTouch } from '../../../page/slots/touch.ts';
import { usePace, useSpins, type SpinShow } from '../../../page/slots/use-spins.ts';
import { payUnits } from '../../../rules/stakes.ts';
import { VARIANTS } from '../rules/index.ts';
import type { VaultRound } from '../rules/round.ts';
import type { VaultTable } from '../rules/table.ts';
import { TABLES } from '../rules/tables.ts';
import { HoldCounter } from './HoldCounter.tsx';
import type { Keys } from './keys.ts';
import { Prizes } from './Prizes.tsx';
import type { Cells } from './scene/drums.ts';
import { createVault } from './scene/vault.scene.ts';
import { showRound } from './show-round.ts';
import { NOTHING_TOLD, type Banner } from './told.ts';

/** What stands in the window before the first round; nothing of it wins. */
const FIRST: Cells = [
  [4, 0, 6],
  [2, 7, 3],
  [5, 8, 1],
  [3, 6, 4],
  [0, 2, 7],
];

/** Longer amounts are written short: a coin is small. */
const MOST_LETTERS = 9;
const SHORT = { notation: 'compact', maximumFractionDigits: 2 } as const;

export function Game() {
  const words = useWords<Keys>();
  const money = useMoney();
  const world = useGameWorld();
  const sound = useSound();
  const announce = useAnnounce();
  const { variant, maxWinMultiple } = useSession();
  const { stake: set } = useStake();
  const table: VaultTable = TABLES[variant as keyof typeof TABLES];
  const pace = usePace();
  const [told, tell] = useState(NOTHING_TOLD);
  const [stake, setStake] = useState(set);
  const shown = useRef(FIRST);

  const scene = useMemo(() => {
    const made = createVault(world, pace, (reel) => sound.play('stop', reel));
    made.set(FIRST);
    return made;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the sounds are the same in every drawing
  }, [world, pace]);

  const bannerText = (banner: Banner): string =>
    banner === 'capped' ? words('capped', { times: maxWinMultiple }) : words(banner);
  const write = (units: number): string => money.write(payUnits(units, stake));

  const show: SpinShow<VaultRound> = {
    leave() {
      tell(NOTHING_TOLD);
      scene.run();
    },
    stay: () => scene.set(shown.current),
    async show(round, answer) {
      const at = money.read(answer.stake);
      setStake(at);
      const amount = (units: number): string => {
        const minor = payUnits(units, at);
        const text = money.write(minor);
        return text.length > MOST_LETTERS ? words.number(Number(money.decimal(minor)), SHORT) : text;
      };
      shown.current = round.grid;
      await showRound(
        { pace, scene, sound, table, tell, amount, announce: (banner) => announce(bannerText(banner)) },
        round,
      );
    },
  };
  const spins = useSpins(VARIANTS.even, pace, show);

  const { win, banner } = told;
  const ready = spins.phase === 'ready';
  const hint = byTouch() ? '' : words('idle');
  return (
    <>
      <Table>
        <Prizes table={table} stake={ready ? set : stake} prizes={told.prizes} />
        <Scene create={scene.create} />
        {banner && (
          <div class="banner" aria-hidden="true">
            <strong>{bannerText(banner)}</strong>
            {banner === 'locked' && <p>{words('lockedNote')}</p>}
            {banner === 'full' && <p>{words('fullNote', { prize: words('prizeGrand') })}</p>}
          </div>
        )}
        <HoldCounter hold={told.hold} />
        <ResultLine
          result={spins.result}
          idle={ready ? hint : told.units > 0 ? words('soFar', { amount: write(told.units) }) : ''}
          note={win && words('step', { ways: win.ways, amount: write(win.units) })}
        />
      </Table>
      <SpinBar spins={spins} labels={{ spin: words('spin'), skip: words('skip'), quick: words('quick') }} />
    </>
  );
}
