import { useShell } from '@tessera/kit';
import {
  CloseIcon,
  ClockIcon,
  ExitFullscreenIcon,
  FullscreenIcon,
  IconButton,
  Tag,
  TileLoader,
  VisuallyHidden,
} from '@tessera/ui';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLateText } from '../later/late.text.ts';
import { withLateText } from '../later/with-late-text.tsx';
import { openFromCard } from '../transitions/card-transition.ts';
import { useText } from '../text.ts';
import { MemberBalance } from '../wallet/MemberBalance.tsx';
import { gameRequest } from './game.message.ts';
import { PROVIDER_FRAME } from './frame.attributes.ts';
import { FrameArea, FrameBar, FrameRoot, FrameStage } from './frame.styles.ts';
import { useLauncher } from './launch.atoms.ts';
import type { Launch } from './launch.machine.ts';
import { SessionClock } from './SessionClock.tsx';
import { useFullscreen } from './use-fullscreen.ts';

export interface GameFrameProps {
  readonly launch: Launch;
  /** The game's address; undefined until it arrives. */
  readonly url: string | undefined;
}

/** A game within this document: over the lobby (modal), or as a page of its own. */
function GameFrame({ launch, url }: GameFrameProps) {
  const text = useText();
  const late = useLateText();
  const launcher = useLauncher();
  const root = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const fullscreen = useFullscreen(area);
  const titleId = useId();

  const { windows } = useShell();
  const close = useEffectEvent(launcher.close);

  useEffect(() => {
    const dialog = root.current;
    if (!dialog) return;
    openFromCard(dialog);
    const cancelled = (event: Event) => {
      event.preventDefault();
      close();
    };
    dialog.addEventListener('cancel', cancelled);
    return () => {
      dialog.removeEventListener('cancel', cancelled);
      dialog.close();
    };
  }, []);

  useEffect(() => {
    if (!url) return;
    const onMessage = (message: MessageEvent) => {
      const request = gameRequest(message, { window: frame.current?.contentWindow ?? null, url });
      if (request === 'game.close') close();
      // In a window of its own on the desktop; on the phone the page takes the game's place, which ends it.
      if (request === 'game.deposit') windows.goTo('/user/Deposit');
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }, [url, windows]);

  return (
    <FrameRoot ref={root} aria-labelledby={titleId} data-mode={launch.mode}>
      <FrameArea ref={area}>
        <FrameBar>
          <h2 id={titleId}>{launch.game.name}</h2>
          {launch.demo ? (
            <Tag tone="info">{text('play.demo')}</Tag>
          ) : (
            <strong>
              <MemberBalance />
            </strong>
          )}
          <span data-part="clock">
            <ClockIcon size={18} />
            <VisuallyHidden>{late('launch.clock')} </VisuallyHidden>
            <SessionClock />
          </span>
          {fullscreen.possible && (
            <IconButton
              label={late(fullscreen.active ? 'launch.exit_fullscreen' : 'launch.fullscreen')}
              onClick={fullscreen.toggle}
            >
              {fullscreen.active ? <ExitFullscreenIcon /> : <FullscreenIcon />}
            </IconButton>
          )}
          <IconButton label={late('launch.close')} onClick={launcher.close}>
            <CloseIcon />
          </IconButton>
        </FrameBar>
        <FrameStage>
          {url && launch.mode !== 'redirect' ? (
            <iframe
              {...PROVIDER_FRAME}
              ref={frame}
              src={url}
              title={launch.game.name}
              allow="autoplay; fullscreen"
            />
          ) : (
            <TileLoader size={48} label={late('launch.loading', { game: launch.game.name })} />
          )}
        </FrameStage>
      </FrameArea>
    </FrameRoot>
  );
}

export default withLateText(GameFrame);
