import type { PageTexts } from './pages.types.ts';

export const pages: PageTexts = {
  links: {
    lobby: 'Lobby',
    promotions: 'Promotions',
    sponsors: 'Sponsors',
    app: 'Get the app',
    help: 'All topics',
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    about: 'About us',
    agreement: 'User agreement',
    terms: 'Terms and conditions',
    privacy: 'Privacy policy',
    promotionRules: 'Promotion statement',
    service: 'Customer service',
    account: 'Account',
  },
  help: {
    1: {
      title: 'About us',
      text: 'We bring the games of many providers together in one lobby, with one account, one balance and one place to ask for help.',
    },
    2: {
      title: 'User agreement',
      text: 'One account per person, for adults only. You keep your password to yourself and answer for what is done with your account.',
    },
    3: {
      title: 'Responsible gaming',
      text: 'Decide before you play how much time and money you want to spend, and stop there. Never play to win back what you lost.',
    },
    4: {
      title: 'Terms and conditions',
      text: 'Bets that were accepted stand. A round that broke off is finished or cancelled by its provider, and the stake of a cancelled round comes back to your balance.',
    },
    5: {
      title: 'Privacy policy',
      text: 'We ask only for what an account needs, show contact details masked, and pass them on to nobody who has no need of them. You may see what we keep about you, and have it corrected.',
    },
    6: {
      title: 'Deposit guidelines',
      text: 'Deposit only from payment accounts in your own name. The amount is in your balance when the payment has been confirmed. If it does not come, write to customer service with the order number.',
    },
    7: {
      title: 'Withdrawal guidelines',
      text: 'Withdrawals go to accounts in your own name, and ask for your four-digit withdrawal password.',
    },
    8: {
      title: 'Frequently asked questions',
      text: 'The answers to what we are asked most.',
    },
    17: {
      title: 'Promotion statement',
      text: 'Each promotion states who may take part, until when, and what has to be wagered before a bonus is paid. One promotion is for one person, one household and one device.',
    },
  },
};
