import { callQuery, callScope, useAnswer, useCallScope, useListPage, type RemoteScope } from '@tessera/kit';
import { bulletin, bulletinHistory, bulletinMember, type AnswerOf } from '@tessera/wire';
import type { PopUpPlace } from './popups.rules.ts';

export const POP_UPS_PER_PAGE = 5;
/** In the tab's storage, by the specification's name (§3). The place follows, as guests and members close their own. */
const CLOSED_AT = 'popUpDiscountModalCloseTime';

type PopUps = AnswerOf<typeof bulletin>;

/** Returns the platform's `display_device` of this page. */
export function displayDevice({ site }: RemoteScope['shell']): 1 | 2 {
  return site.get().device === 'mobile' ? 2 : 1;
}

/** Returns the pop-ups of a place, from the cache while they are fresh. */
export async function fetchPopUps({ shell, queries }: RemoteScope, place: PopUpPlace): Promise<PopUps> {
  const { siteId, currency } = callScope(shell);
  const asked = { siteId, displayDevice: displayDevice(shell) };
  return place === 1
    ? queries.fetchQuery(callQuery(shell, bulletin, { ...asked, currency }))
    : queries.fetchQuery(callQuery(shell, bulletinMember, { ...asked, displayLocation: place }));
}

/** Queries the pop-ups of a place; both calls have the same answer. */
export function usePopUps(scope: RemoteScope, place: PopUpPlace) {
  const { siteId, currency } = useCallScope();
  const asked = { siteId, displayDevice: displayDevice(scope.shell) };
  const guests = useAnswer(bulletin, { ...asked, currency }, { enabled: place === 1 });
  const displayLocation = place === 1 ? 2 : place;
  const members = useAnswer(bulletinMember, { ...asked, displayLocation }, { enabled: place !== 1 });
  return place === 1 ? guests : members;
}

export function usePopUpHistory(scope: RemoteScope, page: number) {
  const { siteId, currency } = useCallScope();
  return useListPage(bulletinHistory, {
    siteId,
    currency,
    displayDevice: displayDevice(scope.shell),
    page,
    count: POP_UPS_PER_PAGE,
  });
}

const HOUR_MS = 3_600_000;

/** Members of one device close their own. */
const onDevice = ({ session }: RemoteScope['shell'], place: PopUpPlace): string => {
  const now = session.get();
  return `${CLOSED_AT}:${place}:${now.status === 'member' ? now.member.id : ''}`;
};

/** Returns when the pop-ups of a place were closed: in this tab, or on this device as long as that counts. */
export const closedAt = ({ shell }: Pick<RemoteScope, 'shell'>, place: PopUpPlace): string | undefined =>
  shell.drafts?.get(`${CLOSED_AT}:${place}`) ?? shell.drafts?.kept?.(onDevice(shell, place));

/**
 * Keeps that the pop-ups of a place were closed.
 * @param forHours the place’s `display_frequency`, in hours on this device; 0: in this tab only
 */
export function keepClosedAt(
  { shell }: Pick<RemoteScope, 'shell'>,
  place: PopUpPlace,
  instant: string,
  forHours: number,
): void {
  shell.drafts?.set(`${CLOSED_AT}:${place}`, instant);
  if (forHours > 0) shell.drafts?.keep?.(onDevice(shell, place), instant, forHours * HOUR_MS);
}
