import type {} from '@tessera/promotion-offers';
import { OfferedSlot } from '@tessera/kit';
import { useEffect } from 'react';
import { withLateText } from '../later/with-late-text.tsx';
import { SharedGame } from '../sheet/SharedGame.tsx';
import { changeTab } from '../transitions/tab-transition.ts';
import { viewChange } from '../transitions/view-change.ts';
import { SignInPlace } from './SignInPlace.tsx';
import { ToTop } from './ToTop.tsx';

/**
 * What a page of the lobby needs only once it rests: the daily sign-in, the earlier pop-ups, the button to the top, the sheet of a shared game,
 * and transitions from tab to tab.
 */
function LatePart() {
  useEffect(() => {
    viewChange.make = changeTab;
  }, []);
  return (
    <>
      <SignInPlace />
      <OfferedSlot name="mf-promotions:popUpHistoryLink" props={{}} />
      <ToTop />
      <SharedGame />
    </>
  );
}

export default withLateText(LatePart);
