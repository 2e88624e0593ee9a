import type {} from '@tessera/auth-offers';
import type { Balance, Member, RouteProps } from '@tessera/contracts';
import { OfferedSlot, useSession, useSite } from '@tessera/kit';
import {
  AreaFrame,
  ArrivalContext,
  createPageParts,
  LoginFirst,
  PageSkeleton,
  useArrival,
  WayBack,
} from '@tessera/kit/pages';
import { useSearchParams } from '@tessera/kit/router';
import { Stack } from '@tessera/ui';
import { RecordsOnlyNotice } from '../breaks/RecordsOnlyNotice.tsx';
import { useText } from '../text.ts';
import { MemberCard } from './MemberCard.tsx';
import { MenuPage } from './MenuPage.tsx';
import { NoSuchPage } from './NoSuchPage.tsx';
import type { PageProps } from './page.ts';
import { PageMenu } from './PageMenu.tsx';
import { FIRST_PAGE, placeOf, type Place } from './pages.ts';
import { useFacts } from './use-facts.ts';

type Props = RouteProps<'/user/:page?'>;

const partOf = createPageParts<PageProps>();

/** Renders `/user` and `/user/:page`. */
export default function MemberCentre({ params }: Props) {
  const text = useText();
  const session = useSession();
  const isPhone = useSite().device === 'mobile';
  if (session.status === 'guest') return <LoginFirst />;
  if (session.status === 'restoring') return <PageSkeleton title={text('menu')} />;
  // The shell leads here, and to no other page, until the member has a new password (spec §4 First login).
  if (isPhone && session.member.details?.mustChangePassword) {
    const waiting = <PageSkeleton title={text('menu')} />;
    return <OfferedSlot name="mf-auth:changePassword" props={{}} fallback={waiting} />;
  }
  return <Centre member={session.member} balance={session.balance} params={params} />;
}

interface CentreProps extends Props {
  readonly member: Member;
  readonly balance: Balance;
}

function Centre({ member, balance, params }: CentreProps) {
  const text = useText();
  const [query] = useSearchParams();
  const { device } = useSite();
  const facts = useFacts(member);
  const isDesktop = device === 'desktop';
  const named = placeOf(params.page, query.get('page'), facts);
  const place = named.kind === 'menu' && isDesktop ? placeOf(FIRST_PAGE, null, facts) : named;
  const current = 'page' in place ? place.page : undefined;
  const arrival = useArrival(current?.name ?? place.kind);

  const content =
    place.kind === 'menu' ? (
      <MenuPage facts={facts} balance={balance} />
    ) : (
      <PlacePage place={place} member={member} />
    );
  const page = (
    <Stack gap={16}>
      {facts.isRecordsOnly && <RecordsOnlyNotice />}
      <div>{content}</div>
    </Stack>
  );
  return (
    <ArrivalContext value={arrival}>
      {isDesktop ? (
        <AreaFrame
          side={
            <>
              <MemberCard facts={facts} balance={balance} />
              <PageMenu facts={facts} look="column" current={current} />
            </>
          }
        >
          {page}
        </AreaFrame>
      ) : (
        <div>
          {place.kind !== 'menu' && <WayBack to="/user" label={text('menu')} />}
          {page}
        </div>
      )}
    </ArrivalContext>
  );
}

interface PlacePageProps {
  readonly place: Exclude<Place, { readonly kind: 'menu' }>;
  readonly member: Member;
}

function PlacePage({ place, member }: PlacePageProps) {
  const text = useText();
  if (place.kind === 'missing') return <NoSuchPage />;
  const waiting = <PageSkeleton title={text(place.page.label)} />;
  if (place.kind === 'pending') return waiting;
  const Page = partOf(place.page);
  return <Page key={place.page.name} member={member} fallback={waiting} />;
}
