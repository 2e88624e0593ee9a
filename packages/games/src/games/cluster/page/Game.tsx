import { useMemo, useRef, useState } from 'preact/hooks';
import {
  ResultLine,
  Scene,
  Table,
  useAnnounce,
  useMoney,
  useSession,
  useSound,
  useGameWorld,
} from '../../../page/kit.ts';
import { BannerText, useSpokenBanner } from '../../../page/slots/BannerText.tsx';
import { SpinBar } from '../../../page/slots/SpinBar.tsx';
import { usePace, useSpins, type SpinShow } from '../../../page/slots/use-spins.ts';
import { payUnits } from '../../../rules/stakes.ts';
import { VARIANTS } from '../rules/index.ts';
import type { ClusterRound } from '../rules/round.ts';
import { TABLES } from '../rules/tables.ts';
import { Head } from './Head.tsx';
import { FIRST } from './scene/beads.ts';
import { createTray } from './scene/tray.scene.ts';
import { showRound } from './show-round.ts';
import { IDLE } from './told.ts';
import { useClusterWords } from './words.ts';

/** Seven by seven marbles; those that touch their like pay and leave. */
export function Game() {
  const words = useClusterWords();
  const money = useMoney();
  const world = useGameWorld();
  const sound = useSound();
  const announce = useAnnounce();
  const { variant } = useSession();
  const spoken = useSpokenBanner();
  const { meter: full } = TABLES[variant as keyof typeof TABLES];
  const pace = usePace();
  const [told, tell] = useState(IDLE);
  const [stake, setStake] = useState(0n);
  const write = (units: number): string => money.write(payUnits(units, stake));

  const scene = useMemo(() => {
    const made = createTray(world, pace, {
      landed: (column) => sound.play('drop', column),
      burst: () => sound.noise(4_200, 0.18, 0.16),
    });
    made.set(FIRST);
    return made;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the sounds are the same in every drawing
  }, [world, pace]);
  const before = useRef<ClusterRound | undefined>(undefined);

  const show: SpinShow<ClusterRound> = {
    leave() {
      tell(IDLE);
      void scene.leave();
    },
    stay: () => scene.set(before.current?.spins.at(-1)!.steps.at(-1)!.grid ?? FIRST),
    async show(round, answer) {
      before.current = round;
      const at = money.read(answer.stake);
      setStake(at);
      const writeAt = (units: number): string => money.write(payUnits(units, at));
      await showRound(
        {
          ...{ pace, scene, sound, tell, fullMeter: full, write: writeAt },
          announce: (banner) => announce(spoken(banner, writeAt)),
        },
        round,
      );
    },
  };
  const spins = useSpins(VARIANTS.even, pace, show);

  const { win } = told;
  const soFar = told.units > 0 ? words('soFar', { amount: write(told.units) }) : '';
  return (
    <>
      <Table>
        <Head told={told} full={full} />
        <Scene create={scene.create} />
        {told.banner && <BannerText banner={told.banner} write={write} />}
        <ResultLine
          result={spins.result}
          idle={spins.phase === 'ready' ? words('idle') : soFar}
          note={
            win &&
            words(win.multiplier > 1 ? 'stepTimes' : 'step', {
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
