import { useEffect, useState } from 'preact/hooks';
import { useServices } from '../hooks/services.ts';
import { useLook } from '../hooks/use-look.ts';
import { Button } from '../parts/Button.tsx';
import { Icon, Mark } from '../parts/Icon.tsx';
import { useCell } from '../services/cell.ts';
import { clockOf, sinceStroke, steadyNow } from '../services/time.ts';

export type Panel = 'history' | 'fair' | 'help';

/** The page's upper edge: what is played, for how long, and everything that is one press away. */
export function Header({ onOpen }: { readonly onOpen: (panel: Panel) => void }) {
  const { session, symbol, words, sound, leave } = useServices();
  const on = useCell(sound.on);
  return (
    <header class="top">
      <div class="brand">
        {symbol ? <img class="symbol" src={symbol.src} alt="" /> : <Mark />}
        <h1>{session.gameName}</h1>
        {session.mode === 'demo' && (
          <span class="badge" title={words('demoNote')}>
            {words('demo')}
          </span>
        )}
        <Away />
      </div>
      <Clock />
      {session.law.netPosition && <NetPosition />}
      <nav class="tools">
        <Button
          kind="tool"
          icon={on ? 'sound' : 'mute'}
          label={words(on ? 'soundOff' : 'soundOn')}
          onPress={sound.toggle}
        />
        <Button kind="tool" icon="history" label={words('history')} onPress={() => onOpen('history')} />
        <Button kind="tool" icon="fair" label={words('fair')} onPress={() => onOpen('fair')} />
        <Button kind="tool" icon="help" label={words('help')} onPress={() => onOpen('help')} />
        <Button kind="tool" icon="close" label={words('close')} onPress={leave} />
      </nav>
    </header>
  );
}

/** What the session has won or lost (UK RTS 2E). */
function NetPosition() {
  const { money, tally, words } = useServices();
  const { staked, paid } = useCell(tally);
  return (
    <output class="clock" aria-label={words('net')} title={words('net')}>
      {words('net')} {money.write(paid - staked)}
    </output>
  );
}

const AWAY_AFTER_MS = 4_000;

/** Says that the connection which stood is lost, once that has lasted a while. */
function Away() {
  const { words, live } = useServices();
  const [long, set] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const dispose = live.connected.subscribe((connected) => {
      clearTimeout(timer);
      set(false);
      if (!connected) timer = setTimeout(() => set(true), AWAY_AFTER_MS);
    });
    return () => {
      clearTimeout(timer);
      dispose();
    };
  }, [live]);
  return long ? (
    <span class="badge away" role="status">
      {words('offline')}
    </span>
  ) : null;
}

/** How long this session lasts by now. */
function Clock() {
  const { session, words } = useServices();
  const [start] = useState(() => {
    const begun = steadyNow() - (session.now - session.startedAt);
    return begun - (begun % 1_000);
  });
  const lasted = useLook(() => clockOf(steadyNow() - sinceStroke() - start));
  return (
    <div class="clock" role="timer" aria-label={words('clock')} title={words('clock')}>
      <Icon name="clock" />
      <span class="clock-room" data-hours={lasted.length > 5 ? '' : undefined}>
        <time>{lasted}</time>
      </span>
    </div>
  );
}
