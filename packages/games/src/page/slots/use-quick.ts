import { useState } from 'preact/hooks';
import { useServices } from '../hooks/services.ts';

const KEY = 'quick';

/** Whether rounds are shown quickly; kept on the device, for all slots. @returns it, and what changes it */
export function useQuick(): readonly [quick: boolean, toggle: () => void] {
  const { deviceStore, session, sound } = useServices();
  const [quick, set] = useState(() => deviceStore.get(KEY) === 'on');
  const toggle = (): void => {
    sound.play('press');
    deviceStore.set(KEY, quick ? 'off' : 'on');
    set(!quick);
  };
  // UK RTS 14E.
  return [quick && session.law.quickSpins, toggle];
}
