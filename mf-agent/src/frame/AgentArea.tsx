import type { RouteProps } from '@tessera/contracts';
import { useSearchParams } from '@tessera/kit/router';
import { PlanPage } from '../plan/PlanPage.tsx';
import { Frame } from './Frame.tsx';
import { NoSuchPage } from './NoSuchPage.tsx';
import { pageOf } from './pages.ts';

/** `/proxy` and `/proxy/:page`: for guests too, since the programme is shown to everybody. */
export default function AgentArea({ params }: RouteProps<'/proxy/:page?'>) {
  const [query] = useSearchParams();
  const page = pageOf(params.page, query.get('page'));
  return <Frame current={page}>{page === undefined ? <NoSuchPage /> : <PlanPage />}</Frame>;
}
