import { lazily } from '@tessera/kit';
import { useSearchParams } from '@tessera/kit/router';
import { readId } from '../lobby/lobby.filter.ts';
import { SHARED_GAME } from './shared.link.ts';

const SharedSheet = lazily(() => import(/* webpackChunkName: "sheet" */ './SharedSheet.tsx'));

/** The sheet of the game that the address names, as a shared link does. */
export function SharedGame() {
  const [params] = useSearchParams();
  const id = readId(params.get(SHARED_GAME));
  return id === undefined ? null : <SharedSheet key={id} id={id} />;
}
