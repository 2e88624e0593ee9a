import { keyOf, refetchOn, whenRestored, type RemoteScope } from '@tessera/kit';
import {
  BREAK_BEGAN,
  bonusList,
  contentChanged,
  floatLinks,
  forwardGameStatus,
  memberCash,
  missionList,
  newsDetail,
  newsList,
  promotionDetail,
  promotionList,
  redEnvelopeDisplay,
  redEnvelopePromotion,
  redEnvelopesEnded,
  roulette,
  rouletteDisplay,
  rouletteInfo,
  signIn,
} from '@tessera/wire';

const ACTIVITIES = [missionList, redEnvelopePromotion, redEnvelopesEnded, roulette, rouletteInfo, signIn];
const FOR_AUDIENCES = [floatLinks, promotionList, promotionDetail, newsList, newsDetail];

/** Fetches again what an operator publishes, changes, starts or ends; stops when the signal aborts. */
export function watchPromotions(scope: RemoteScope, signal: AbortSignal): void {
  refetchOn(scope, signal, [
    // A round that is settled changes the balance, and may count.
    { on: memberCash, refetch: [bonusList, missionList] },
    { on: contentChanged, when: { kind: 'promotion' }, refetch: [promotionList, promotionDetail] },
    { on: contentChanged, when: { kind: 'news' }, refetch: [newsList, newsDetail] },
    { on: contentChanged, when: { kind: 'activity' }, refetch: ACTIVITIES },
    // The links of the corner are one of the operator's lists.
    { on: contentChanged, when: { kind: 'footer' }, refetch: [floatLinks] },
    { on: forwardGameStatus, when: BREAK_BEGAN, refetch: [...ACTIVITIES, ...FOR_AUDIENCES] },
    // Spec §4 Realtime reactions: the events start the red envelope and the roulette.
    { on: redEnvelopeDisplay, refetch: [redEnvelopePromotion, redEnvelopesEnded] },
    { on: rouletteDisplay, refetch: [roulette, rouletteInfo] },
  ]);
  refetchForMember(scope, signal);
}

/** Content has an audience. What came with the page is a guest's: a member who returns may see more, or less. */
function refetchForMember({ shell, queries }: RemoteScope, signal: AbortSignal): void {
  whenRestored(shell, signal, ({ status }) => {
    if (status !== 'member') return;
    for (const call of FOR_AUDIENCES) void queries.invalidateQueries({ queryKey: keyOf(call) });
  });
}
