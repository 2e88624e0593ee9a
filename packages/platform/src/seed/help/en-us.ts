import type { HelpTexts } from './help.types.ts';

export const help: HelpTexts = {
  1: [
    [
      'What you find here',
      'Games of many providers: slots, live tables, sports, lottery and card games.',
      'A demo mode, where a game has one, to try it without money.',
    ],
    [
      'How to reach us',
      'Customer service is linked at the foot of every page.',
      'Write in your own language.',
    ],
  ],
  2: [
    [
      'Your account',
      'Give your real name and date of birth: they are compared with your payment accounts.',
      'Do not share, sell or lend the account.',
      'Report a lost phone or a login that was not yours at once.',
    ],
    [
      'What ends an account',
      'Several accounts of one person, false data, or payments of someone else.',
      'You can close the account yourself in the member centre, under Data.',
    ],
  ],
};
