import { defineConfig } from '@tessera/contracts';

/** What the lobby contributes, as data: the shell plans with it before it loads any of this remote's code. */
export default defineConfig({
  name: 'mf-lobby',
  contract: '^1.4.0',
  routes: [
    {
      id: 'gameHall',
      path: '/gameHall/:id',
      titleId: 'route.gameHall.title',
      descriptionId: 'route.gameHall.description',
    },
    {
      id: 'slotGame',
      path: '/slotgame',
      titleId: 'route.slotGame.title',
      descriptionId: 'route.slotGame.description',
    },
    {
      id: 'gameRoom',
      path: '/gameRoom',
      titleId: 'route.gameRoom.title',
      descriptionId: 'route.gameRoom.description',
    },
  ],
  slots: [
    { slot: 'rail', order: 10 },
    { slot: 'header.search', order: 10 },
    { slot: 'header.wallet', order: 10 },
    { slot: 'announcement', order: 10 },
    { slot: 'home.main', order: 10 },
    { slot: 'float', order: 10 },
  ],
  dialogs: ['search'],
  wakes: ['game.launchRequested'],
});
