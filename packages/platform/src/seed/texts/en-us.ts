import type { SiteTexts } from './texts.types.ts';

export const texts: SiteTexts = {
  banners: {
    tigerGate: 'Behind the tiger’s gate',
    deepCourt: 'The court beneath the sea',
    wheelNight: 'Free rounds, every evening',
    matchDay: 'Match day, with a boost on your first pick',
    liftOff: 'Ready for lift-off',
    phoenixHour: 'Play at your own pace',
    arenaLive: 'The arena is open',
  },
  announcements: {
    playMoney: 'Tessera plays with play money: nothing here costs or pays real money.',
    newGames: 'New this week: fresh games from three providers are in the lobby.',
    register: 'Register to keep your favourites and go on where you left off.',
    limits: 'Set your own limits in the member centre. A break is one tap away.',
  },
  grades: ['Member', 'Silver', 'Gold'],
  agentLevels: ['Starter', 'Partner', 'Senior partner', 'Director', 'Ambassador'],
  promotions: {
    welcome: {
      title: 'A warm welcome',
      summary: 'Play money is waiting in your wallet when you register.',
      how: 'Register once and the amount is in your wallet at once. There is no code to enter and nothing to claim.',
    },
    cashback: {
      title: 'Five per cent back',
      summary: 'Every Monday, 5% of last week’s losses in slots returns to your wallet.',
      how: 'Play any slot from Monday to Sunday. What you lost on balance is added up, and 5% of it is credited on Monday morning.',
    },
    tournament: {
      title: 'Live table tournament',
      summary: 'Collect points at the live tables; the best fifty share the pot.',
      how: 'Each round at a live table counts one point, whatever the stake. The table of points is updated every hour.',
    },
    freeRounds: {
      title: 'Evening free rounds',
      summary: 'Ten free rounds in a different game each evening.',
      how: 'Open the game of the evening between 18:00 and 23:00. The free rounds are there, at the smallest stake.',
    },
    matchBoost: {
      title: 'Match day boost',
      summary: 'The first single bet of a match day pays 10% more.',
      how: 'Place one single bet before the first kick-off. When it wins, the boost is added to the payout.',
    },
    friends: {
      title: 'Bring a friend',
      summary: 'You receive play money for each friend who registers through your link and gets going.',
      how: 'Copy your link in the member centre and send it to a friend. Your wallet is credited when the friend has made a first deposit or played enough rounds.',
    },
    weeklyDraw: {
      title: 'Weekly draw',
      summary: 'One ticket for each day you play, one draw on Sunday.',
      how: 'Play at least one round on a day and a ticket is yours. The draw is on Sunday at 20:00; winners are told by letter.',
    },
    loyalty: {
      title: 'Gold circle',
      summary: 'Members of grade Gold have a contact of their own and quicker answers.',
      how: 'Grades follow from how long you have been with us, not from how much you stake. Your grade is on your info page.',
    },
  },
  seePromotion: 'See the promotion',
  terms: {
    heading: 'Good to know',
    items: [
      'All amounts are play money and cannot be paid out.',
      'One account per person; players under 18 may not take part.',
      'Your limits hold in every promotion, and you may leave it at any time.',
    ],
  },
};
