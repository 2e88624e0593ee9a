import { useSession } from '../../../page/kit.ts';
import { FiveGame } from './FiveGame.tsx';
import { Pick3Game } from './Pick3Game.tsx';

export function Game() {
  return useSession().variant === 'pick3' ? <Pick3Game /> : <FiveGame />;
}
