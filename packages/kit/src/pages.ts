/**
 * The parts of an area with a menu and pages (`/user`, `/proxy`). Their messages are the remote's own, under the ids of
 * `PageMessage`: `textHook<MessageId>() satisfies () => Text<PageMessage>` checks that it has them.
 */
export { AccountCard } from './pages/AccountCard.tsx';
export { AccountSearch } from './pages/AccountSearch.tsx';
export { AddressChoice } from './pages/AddressChoice.tsx';
export { AddressDays } from './pages/AddressDays.tsx';
export { AreaFrame } from './pages/AreaFrame.tsx';
export { AsOf, isLost } from './pages/AsOf.tsx';
export { ArrivalContext, useArrival } from './pages/arrival.ts';
export { ListPager } from './pages/ListPager.tsx';
export { LoginFirst } from './pages/LoginFirst.tsx';
export { columnLink, MenuNav, rowLink } from './pages/menu.styles.ts';
export { FROM_MENU, WayBack } from './pages/WayBack.tsx';
export type { PageMessage } from './pages/messages.ts';
export { createPageParts, intentProps } from './pages/page-code.ts';
export { PageFailure } from './pages/PageFailure.tsx';
export { PageHead } from './pages/PageHead.tsx';
export { PageSkeleton, RowsSkeleton } from './pages/PageSkeleton.tsx';
export { PrintedSheet } from './pages/PrintedSheet.tsx';
export { SiteZone } from './pages/SiteZone.tsx';
export { useCatalogue } from './pages/use-catalogue.ts';
export { useLast } from './pages/use-last.ts';
export { useMissingCalls } from './pages/use-missing-calls.ts';
export { useToday } from './pages/use-today.ts';
