import type { RouteProps } from '@tessera/contracts';
import { useSession } from '@tessera/kit';
import { useSearchParams } from '@tessera/kit/router';
import { InfoPage } from '../info/InfoPage.tsx';
import { InfoSkeleton } from '../info/InfoSkeleton.tsx';
import { Frame } from './Frame.tsx';
import { LoginFirst } from './LoginFirst.tsx';
import { NoSuchPage } from './NoSuchPage.tsx';
import { pageOf } from './pages.ts';

/** Renders `/user` and `/user/:page`. */
export default function MemberCentre({ params }: RouteProps<'/user/:page?'>) {
  const session = useSession();
  const [query] = useSearchParams();
  const page = pageOf(params.page, query.get('page'));
  if (session.status === 'guest') return <LoginFirst />;
  const { member, balance } =
    session.status === 'member' ? session : { member: undefined, balance: undefined };
  return (
    <Frame current={page} member={member} balance={balance}>
      {page === undefined ? <NoSuchPage /> : member ? <InfoPage member={member} /> : <InfoSkeleton />}
    </Frame>
  );
}
