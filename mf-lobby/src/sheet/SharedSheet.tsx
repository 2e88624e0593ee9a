import { useShell } from '@tessera/kit';
import { useNavigate, useSearchParams } from '@tessera/kit/router';
import { isCallError } from '@tessera/wire';
import { useEffect, useEffectEvent } from 'react';
import { withLateText } from '../later/with-late-text.tsx';
import { useLateText } from '../later/late.text.ts';
import { useGameDetail } from './detail.queries.ts';
import GameSheet from './GameSheet.tsx';
import { SHARED_GAME } from './shared.link.ts';

/** Opens a game's sheet by its id; closing it takes the id from the address. */
function SharedSheet({ id }: { readonly id: number }) {
  const late = useLateText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { toast } = useShell();
  const { data, error } = useGameDetail(id);
  const close = () => {
    const rest = new URLSearchParams(params);
    rest.delete(SHARED_GAME);
    const query = rest.toString();
    void navigate(location.pathname + (query && `?${query}`), { replace: true });
  };
  const gone = useEffectEvent(() => {
    const isUnknown = isCallError(error) && error.code === '404';
    toast.show('warning', late(isUnknown ? 'sheet.gone' : 'facts.failed'));
    close();
  });
  const failed = error !== null && data === undefined;
  useEffect(() => {
    if (failed) gone();
  }, [failed]);
  return data ? <GameSheet game={data.game} onClose={close} /> : null;
}

export default withLateText(SharedSheet);
