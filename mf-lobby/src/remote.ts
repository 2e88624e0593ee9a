import { createRemote } from '@tessera/kit';
import config from '../remote.config.ts';
import { activate } from './activate.ts';

/** The lobby: halls, games, search, balance, and the launch of games. */
export default createRemote({
  config,
  messages: (code) => import(`./messages/${code}.json`),
  activate,
  // All parts come in one file, so that the first view costs one request; what they show later, they load later.
  slots: {
    rail: () => import(/* webpackChunkName: "lobby" */ './rail/Rail.tsx'),
    'header.search': () => import(/* webpackChunkName: "lobby" */ './search/SearchSlot.tsx'),
    'header.wallet': () => import(/* webpackChunkName: "lobby" */ './wallet/Wallet.tsx'),
    announcement: () => import(/* webpackChunkName: "lobby" */ './announcement/AnnouncementBar.tsx'),
    'home.main': () => import(/* webpackChunkName: "lobby" */ './home/Home.tsx'),
    float: () => import(/* webpackChunkName: "lobby" */ './launch/LaunchHost.tsx'),
  },
  routes: {
    gameHall: () => import(/* webpackChunkName: "lobby" */ './halls/GameHallPage.tsx'),
    slotGame: () => import(/* webpackChunkName: "lobby" */ './halls/SlotGamePage.tsx'),
    gameRoom: () => import(/* webpackChunkName: "lobby" */ './halls/SlotGamePage.tsx'),
  },
  dialogs: {
    search: () => import(/* webpackChunkName: "lobby" */ './search/SearchDialog.tsx'),
  },
});
