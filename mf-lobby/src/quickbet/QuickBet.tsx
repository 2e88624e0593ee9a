import { useSession, useSite } from '@tessera/kit';
import { useRef } from 'react';
import { PROVIDER_FRAME } from '../launch/frame.attributes.ts';
import { useNear } from '../shelves/use-near.ts';
import { useText } from '../text.ts';
import { useRested } from '../use-rested.ts';
import { QuickBetFailed } from './QuickBetFailed.tsx';
import { QuickBetStage } from './QuickBetStage.tsx';
import { Section } from './quickbet.styles.ts';
import { useQuickBet } from './use-quick-bet.ts';

/**
 * A small sports book in a frame of its provider (spec §9 "sports message S001"): with demo credits for guests, with
 * the wallet for members. Its space is reserved at once; it loads when it is near the window and the page is idle.
 */
export function QuickBet({ hall }: { readonly hall: number }) {
  const text = useText();
  const session = useSession();
  const { currency, settings } = useSite();
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place, false);
  const isRested = useRested();
  const player = session.status === 'member' ? `member ${session.member.id}` : session.status;
  const isClosed = session.status === 'guest' && !settings.guestDemo;

  return (
    <Section ref={place} aria-label={text('quickbet.label')}>
      {isClosed ? (
        <QuickBetFailed failure={{ kind: 'login' }} hall={hall} onRetry={noRetry} />
      ) : isNear && isRested && session.status !== 'restoring' ? (
        <Visit key={`${player} ${currency}`} hall={hall} />
      ) : (
        <QuickBetStage />
      )}
    </Section>
  );
}

/** A login starts another visit, so no retry is needed. */
function noRetry(): void {}

function Visit({ hall }: { readonly hall: number }) {
  const text = useText();
  const { state, frame, retry } = useQuickBet(hall);
  if (state.status === 'failed') {
    return <QuickBetFailed failure={state.failure} hall={hall} onRetry={retry} />;
  }
  const isShown = state.status === 'shown';
  return (
    <QuickBetStage isShown={isShown}>
      {state.status !== 'asking' && (
        <iframe
          {...PROVIDER_FRAME}
          ref={frame}
          src={state.address.url}
          title={text('quickbet.label')}
          allow="autoplay"
          inert={!isShown}
        />
      )}
    </QuickBetStage>
  );
}
