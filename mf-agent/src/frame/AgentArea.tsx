import type { RouteProps } from '@tessera/contracts';
import { useSession, useShell, useSite } from '@tessera/kit';
import {
  AreaFrame,
  ArrivalContext,
  createPageParts,
  PageSkeleton,
  useArrival,
  WayBack,
} from '@tessera/kit/pages';
import { useNavigate, useSearchParams } from '@tessera/kit/router';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '../text.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { MenuPage } from './MenuPage.tsx';
import { OwnCard } from './OwnCard.tsx';
import type { PageProps } from './page.ts';
import { EVERYBODY, pageOf, viewerOf } from './pages.ts';
import { PhoneMenu } from './PhoneMenu.tsx';
import { Suspended } from './Suspended.tsx';

const partOf = createPageParts<PageProps>();

/** Renders `/proxy` and `/proxy/:page`: for guests too, since the programme is open to everybody. */
export default function AgentArea({ params }: RouteProps<'/proxy/:page?'>) {
  const text = useText();
  const session = useSession();
  const isPhone = useSite().device === 'mobile';
  const { windows } = useShell();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const viewer = viewerOf(session);
  const { page, isNamed, isMenu } = pageOf(params.page, query.get('page'), viewer);
  const arrival = useArrival(page.name);

  // Until the session is known, only a page that everybody has can be shown.
  const isWaiting = session.status === 'restoring' && !(params.page && isNamed && page.viewers === EVERYBODY);
  const isLost = !isWaiting && !isNamed;
  const correct = useEffectEvent(() => void navigate(windows.href(`/proxy/${page.name}`), { replace: true }));
  useEffect(() => {
    if (isLost) correct();
  }, [isLost, page]);

  const Page = partOf(page);
  const current = isWaiting ? undefined : page;
  const side = !isPhone ? (
    <>
      {session.status === 'member' && (
        <OwnCard isActive={viewer === 'active'} member={session.member} balance={session.balance} />
      )}
      <ColumnMenu viewer={viewer} current={current} />
    </>
  ) : viewer !== 'active' ? (
    <PhoneMenu viewer={viewer} current={current} />
  ) : (
    !isMenu && <WayBack to="/proxy" label={text('menu')} />
  );
  const waiting = <PageSkeleton title={text(page.label)} />;
  return (
    <ArrivalContext value={arrival}>
      <AreaFrame side={side}>
        {viewer === 'suspended' && <Suspended />}
        {isWaiting ? (
          <PageSkeleton title={text('menu')} />
        ) : isPhone && isMenu ? (
          <MenuPage viewer={viewer} />
        ) : (
          <Page
            key={page.name}
            member={session.status === 'member' ? session.member : undefined}
            fallback={waiting}
          />
        )}
      </AreaFrame>
    </ArrivalContext>
  );
}
