import type { GamePage } from '../../../page/kit.ts';
import { Game } from './Game.tsx';
import { Help } from './Help.tsx';
import { RoundLine } from './RoundLine.tsx';

const page: GamePage = {
  Game,
  Help,
  RoundLine,
  messages: (locale) => import(`./messages/${locale}.json`),
};
export default page;
