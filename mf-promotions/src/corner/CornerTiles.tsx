import styled from '@emotion/styled';
import { keyOf, useAnswer, useCallScope, useScope, useShell, useSite, useSiteClock } from '@tessera/kit';
import {
  Badge,
  CheckIcon,
  CloseIcon,
  color,
  GiftIcon,
  layer,
  media,
  radius,
  shadow,
  size,
  space,
  SparkIcon,
  TrophyIcon,
  VisuallyHidden,
} from '@tessera/ui';
import { floatLinks, roulette, signIn, type ListEntry } from '@tessera/wire';
import { useEffect, useState } from 'react';
import { countdownText } from '../envelope/countdown.ts';
import { useEnvelope } from '../envelope/use-envelope.ts';
import { useText } from '../text.ts';
import { CornerRow } from './CornerRow.tsx';
import { FloatLinks } from './FloatLinks.tsx';
import { rowStyles } from './row.styles.ts';

const Root = styled.aside`
  position: fixed;
  z-index: ${layer.float};
  /* Above the button that leads back to the top. */
  inset-block-end: calc(${size.bottomBar} + env(safe-area-inset-bottom) + ${space[64]} + ${space[8]});
  inset-inline-end: calc(${space[12]} + env(safe-area-inset-right));
  display: grid;
  gap: ${space[4]};
  max-inline-size: min(280px, calc(100vw - ${space[24]}));
  padding: ${space[4]};
  border-radius: ${radius[12]};
  background: ${color.raised};
  box-shadow: ${shadow[2]};
  ${media.desktop} {
    inset-inline-end: calc(${space[24]} + env(safe-area-inset-right));
  }
`;

/** One element in both states, so that it keeps the focus. */
const Toggle = styled.button`
  ${rowStyles}
  &[aria-expanded='true'] {
    color: ${color.muted};
  }
  &[aria-expanded='false'] {
    position: relative;
    justify-content: center;
    inline-size: 44px;
    padding: 0;
  }
  &[aria-expanded='false'] > :last-child:not(svg) {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-start: 52%;
    box-shadow: 0 0 0 2px ${color.base};
  }
`;

/** How long after an answer with a day that has started the next one is asked for. */
const AGAIN_MS = 3_000;

/** Whether the member has unfolded the corner, in this tab. */
const OPEN = 'cornerOpen';

interface CornerTilesProps {
  /** Guests have the operator's links only. */
  readonly isMember: boolean;
}

/** The corner's tiles: folded to one, which counts what waits. */
export function CornerTiles({ isMember }: CornerTilesProps) {
  const text = useText();
  const { drafts, offers } = useShell();
  const [isOpen, setOpen] = useState(() => drafts?.get(OPEN) !== undefined);
  const { envelope, leftMs, openId } = useEnvelope();
  const ofMember = { enabled: isMember };
  const wheel = useAnswer(roulette, {}, ofMember).data;
  const signInWeek = useAnswer(signIn, {}, ofMember);
  const week = signInWeek.data;
  const links = useLinks();
  useNewDay(signInWeek);

  const hasEnvelope = openId !== undefined;
  const hasWheel = isMember && wheel?.isOpen === 1;
  const hasSignIn = isMember && week !== undefined && week.state !== 'noopen';
  if (!hasEnvelope && !hasWheel && !hasSignIn && links.length === 0) return null;
  const draws = hasWheel ? wheel.remainingDraws : 0;
  const isSignInOpen = hasSignIn && week.state === 'open';
  const waiting = Number(hasEnvelope) + draws + Number(isSignInOpen);

  const toggleLabel = isOpen ? text('corner.fold') : text('corner.open', { count: waiting });

  function fold(open: boolean): void {
    setOpen(open);
    if (open) drafts?.set(OPEN, '1');
    else drafts?.remove(OPEN);
  }
  return (
    <Root aria-label={text('corner.label')}>
      <VisuallyHidden role="status">{hasEnvelope && text('corner.envelope')}</VisuallyHidden>
      {isOpen && hasEnvelope && (
        <CornerRow
          icon={<SparkIcon />}
          name={text('envelope.title')}
          badge={1}
          label={
            leftMs > 0 && openId === envelope?.id
              ? `${text('envelope.title')}. ${text('envelope.ends', { time: countdownText(leftMs) })}`
              : text('envelope.title')
          }
          onClick={() => void offers.openDialog('mf-promotions:envelope', {})}
        />
      )}
      {isOpen && hasWheel && (
        <CornerRow
          icon={<TrophyIcon />}
          name={text('wheel.title')}
          badge={draws}
          label={`${text('wheel.title')}. ${text('wheel.left', { count: draws })}`}
          onClick={() => void offers.openDialog('mf-promotions:wheel', {})}
        />
      )}
      {isOpen && hasSignIn && (
        <CornerRow
          icon={<CheckIcon />}
          name={text('signin.title')}
          badge={isSignInOpen ? 1 : 0}
          label={text('signin.title')}
          onClick={() => void offers.openDialog('mf-promotions:signIn', {})}
        />
      )}
      {isOpen && links.length > 0 && <FloatLinks links={links} />}
      <Toggle
        type="button"
        aria-label={toggleLabel}
        title={isOpen ? undefined : toggleLabel}
        aria-expanded={isOpen}
        onClick={() => fold(!isOpen)}
      >
        {isOpen ? <CloseIcon /> : <GiftIcon />}
        {isOpen ? <span data-name="">{text('corner.fold')}</span> : <Badge count={waiting} />}
      </Toggle>
    </Root>
  );
}

/** Returns the operator's links; none on the desktop, where the bar at the window's edge has them. */
function useLinks(): readonly ListEntry[] {
  const { device, settings } = useSite();
  const { siteId, currency, device: code } = useCallScope();
  const asked = { siteId, currency, device: code };
  const { data } = useAnswer(floatLinks, asked, { enabled: device !== 'desktop' });
  const isAppHidden = settings.hiddenLinks?.includes('APPDownload');
  return (data?.list ?? []).filter(({ url }) => !(isAppHidden && url === '/app'));
}

/** Asks again when the site's next day begins: it has a reward and draws of its own. */
function useNewDay({
  data,
  dataUpdatedAt,
  errorUpdatedAt,
}: ReturnType<typeof useAnswer<typeof signIn>>): void {
  const nextAt = data?.nextAt;
  const { queries } = useScope();
  const now = useSiteClock();
  useEffect(() => {
    if (nextAt === undefined) return undefined;
    const leftMs = Date.parse(nextAt) - now();
    const timer = setTimeout(
      () => {
        for (const call of [signIn, roulette]) void queries.invalidateQueries({ queryKey: keyOf(call) });
      },
      leftMs > 0 ? leftMs : AGAIN_MS,
    );
    return () => clearTimeout(timer);
    // Another answer with a day that has started means that this device's clock is fast: ask again, as after a failure.
  }, [nextAt, dataUpdatedAt, errorUpdatedAt, now, queries]);
}
