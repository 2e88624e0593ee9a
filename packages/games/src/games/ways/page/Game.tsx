import { useMemo, useRef, useState } from 'preact/hooks';
import {
  ResultLine,
  Scene,
  Table,
  useAnnounce,
  useMoney,
  useSound,
  useWords,
  useGameWorld,
} from '../../../page/kit.ts';
import { BannerText, useSpokenBanner } from '../../../page/slots/BannerText.tsx';
import { SpinBar } from '../../../page/slots/SpinBar.tsx';
import { byTouch } from '../../../page/slots/touch.ts';
import { usePace, useSpins, type SpinShow } from '../../../page/slots/use-spins.ts';
import { payUnits } from '../../../rules/stakes.ts';
import { VARIANTS } from '../rules/index.ts';
import type { WaysRound } from '../rules/round.ts';
import { Head } from './Head.tsx';
import type { Keys } from './keys.ts';
import { createWindow } from './scene/window.scene.ts';
import { showRound } from './show-round.ts';
import { waysOf, type Told } from './told.ts';

/** What stands in the window before the first round; nothing of it wins. */
const FIRST = [
  [0, 5, 7, 4],
  [3, 6, 1, 8, 5],
  [9, 2, 4],
  [7, 1, 5, 6, 8, 3],
  [4, 10, 2, 6],
  [0, 7, 3, 8, 1],
];
const IDLE: Told = { ways: waysOf(FIRST), units: 0 };

export function Game() {
  const words = useWords<Keys>();
  const money = useMoney();
  const world = useGameWorld();
  const sound = useSound();
  const announce = useAnnounce();
  const spoken = useSpokenBanner();
  const pace = usePace();
  const [told, tell] = useState(IDLE);
  const [stake, setStake] = useState(0n);
  const write = (units: number): string => money.write(payUnits(units, stake));

  const scene = useMemo(() => {
    const made = createWindow(world, pace, {
      landed: (reel) => sound.play('drop', reel),
      broke: () => sound.noise(5_600, 0.16, 0.14),
    });
    made.set(FIRST);
    return made;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the sounds are the same in every drawing
  }, [world, pace]);
  const before = useRef<WaysRound | undefined>(undefined);

  const show: SpinShow<WaysRound> = {
    leave() {
      tell((last) => ({ ...last, units: 0, win: undefined }));
      void scene.leave();
    },
    stay: () => scene.set(before.current?.spins.at(-1)!.steps.at(-1)!.grid ?? FIRST),
    async show(round, answer) {
      before.current = round;
      const at = money.read(answer.stake);
      setStake(at);
      const writeAt = (units: number): string => money.write(payUnits(units, at));
      await showRound(
        { pace, scene, sound, tell, announce: (banner) => announce(spoken(banner, writeAt)) },
        round,
      );
    },
  };
  const spins = useSpins(VARIANTS.even, pace, show);

  const { win } = told;
  const ready = spins.phase === 'ready';
  const hint = byTouch() ? '' : words('idle');
  return (
    <>
      <Table>
        <Head told={told} />
        <Scene create={scene.create} />
        {told.banner && <BannerText banner={told.banner} write={write} />}
        <ResultLine
          result={spins.result}
          idle={ready ? hint : told.units > 0 ? words('soFar', { amount: write(told.units) }) : ''}
          note={
            win &&
            words(win.multiplier > 1 ? 'stepTimes' : 'step', {
              ways: win.ways,
              amount: write(win.units),
              times: win.multiplier,
            })
          }
        />
      </Table>
      <SpinBar spins={spins} labels={{ spin: words('spin'), skip: words('skip'), quick: words('quick') }} />
    </>
  );
}
