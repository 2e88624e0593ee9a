import { keyOf, refetchOn, siteClock, whenQuiet, type RemoteScope } from '@tessera/kit';
import { sendIntent } from '@tessera/kit/intents';
import { readPath } from '@tessera/domain';
import {
  bulletin,
  bulletinHistory,
  bulletinMember,
  bulletinMemberHide,
  contentChanged,
  isCallError,
} from '@tessera/wire';
import { callScope } from '@tessera/kit';
import { closedAt, displayDevice, fetchPopUps, keepClosedAt } from './popups.queries.ts';
import { newPopUps, popUpPlace, type PopUpPlace } from './popups.rules.ts';

/** The Navigation API, as far as it is used here; only some browsers have it. */
type WithNavigation = Window & { readonly navigation?: EventTarget };

/**
 * Shows the pop-ups that are new to the visitor, once for each page of the lobby or deposit that is entered (spec §4
 * Pop-up), and when an operator publishes: after other dialogs, and never over a game, a forced password change or a dialog that the address asks for.
 */
export function watchPopUps(scope: RemoteScope, signal: AbortSignal, page: Window = window): void {
  const { shell } = scope;
  let isPlaying = false;
  let isBusy = false;
  /** Where they were looked for last; entering another place, or another session, looks again. */
  let last = '';
  /** The tab forgets it when a member leaves; a guest who comes back to the page has still seen them. */
  let guestClosedAt: string | undefined;
  /** Of this visit of a page: the deposit page keeps no other closing. */
  let visit = '';
  let closedInVisit: string | undefined;

  function placeNow(): PopUpPlace | undefined {
    const session = shell.session.get();
    if (isPlaying || session.status === 'restoring') return undefined;
    if (session.status === 'member' && session.member.details?.mustChangePassword) return undefined;
    const asked = new URLSearchParams(page.location.search);
    if (['modal', 'preview', 'game', 'appPage'].some((name) => asked.has(name))) return undefined;
    const { pathname, search } = page.location;
    const place = popUpPlace(readPath(pathname).path, search, session.status === 'member');
    const { hiddenLinks } = shell.site.get().settings;
    return place === 3 && hiddenLinks?.includes('announcement_bank') ? undefined : place;
  }
  const keyNow = (place = placeNow()) => {
    const session = shell.session.get();
    return `${place ?? ''} ${session.status === 'member' ? session.member.id : ''}`;
  };

  async function show(place: PopUpPlace): Promise<void> {
    const { list, displayFrequency } = await fetchPopUps(scope, place);
    const since = closedAt(scope, place) ?? closedInVisit ?? (place === 1 ? guestClosedAt : undefined);
    const isNew = newPopUps(list, since, displayFrequency, siteClock(shell)()).length > 0;
    if (!isNew || !(await whenQuiet(page.document, signal)) || placeNow() !== place) return;
    const { status } = await shell.offers.openDialog('mf-promotions:popUps', { place });
    if (status !== 'closed') return;
    closedInVisit = nowOf(scope);
    if (place === 1) guestClosedAt = closedInVisit;
    close(scope, place, displayFrequency);
  }

  async function look(): Promise<void> {
    const place = placeNow();
    const key = keyNow(place);
    if (isBusy || key === last || signal.aborted) return;
    last = key;
    if (key !== visit) closedInVisit = undefined;
    visit = key;
    if (place === undefined) return;
    isBusy = true;
    try {
      await show(place);
    } catch (error) {
      // A visitor misses nothing by a call that failed: the next page asks again. A change of the session ends what is asked.
      const isNoFault = isCallError(error) || signal.aborted || keyNow() !== key;
      if (!isNoFault) shell.report.error(error, { in: 'pop-ups' });
    } finally {
      isBusy = false;
    }
    void look();
  }

  const entered = () => void look();
  const when = { kind: 'bulletin' } as const;
  refetchOn(scope, signal, [
    { on: contentChanged, when, refetch: [bulletin, bulletinMember, bulletinHistory] },
  ]);
  const stops = [
    shell.live.on(contentChanged, ({ kind }) => {
      if (kind !== when.kind) return;
      // Those that are open now are closed first.
      last = '';
      entered();
    }),
    shell.session.subscribe(entered),
    shell.bus.on('game.opened', () => {
      isPlaying = true;
      entered();
    }),
    shell.bus.on('game.closed', () => {
      isPlaying = false;
      entered();
    }),
  ];
  const { navigation } = page as WithNavigation;
  navigation?.addEventListener('currententrychange', entered, { signal });
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
  entered();
}

/** Keeps that a place's pop-ups were closed. On the deposit page they are shown again at the next visit (spec §4). */
function close(scope: RemoteScope, place: PopUpPlace, displayFrequency: number): void {
  const { shell, queries } = scope;
  if (place !== 3) keepClosedAt(scope, place, nowOf(scope), displayFrequency);
  if (place === 1 || displayFrequency !== 0 || shell.session.get().status !== 'member') return;
  const { siteId } = callScope(shell);
  const hidden = { siteId, displayDevice: displayDevice(shell), displayLocation: place } as const;
  void sendIntent(scope, bulletinMemberHide, hidden, place).then(() =>
    queries.invalidateQueries({ queryKey: keyOf(bulletinMember) }),
  );
}

/** Returns the present instant of the site: it is compared with the instants at which pop-ups were changed. */
const nowOf = ({ shell }: RemoteScope) => new Date(siteClock(shell)()).toISOString();
