export const page = `
This is a sample site. Everything on it works as on a real one, except the money: all amounts are play money.
## What you find here
- Games of many providers: slots, live tables, sports, lottery, card games and others.
- A demo mode, where a game has one. It needs no account and costs nothing.
- Search and filters, your favourites, and the games that you played last.
- Promotions, news and these help pages.
## How it works
1. Register. The form shows which details are required.
2. Choose your language, at the head or the foot of a page. You can change it at any time.
3. Open a game. It runs at its provider, in a window of its own or in this page, and uses the balance of your account.
4. Look into your records in the member centre. They show every round and every entry of your balance.
## Who does what
| Who | What
| The operator | runs the site, answers your letters, and decides about accounts and payments
| The providers | make the games, and decide each round on their own servers
| Agents | introduce members, and receive a commission for it
| You | decide how long and for how much you play, and can set limits for it
## On your devices
The site works on computers and on phones, in eleven languages, with a light or a dark look. Its pages can be used by keyboard alone and with a screen reader. You can install it as an app: the page of the app shows how this is done on your device. If the connection is lost, a line says so, and your session stays.
## How to reach us
Customer service is linked at the foot of every page. Write in your own language. Name your account, the time, and the number of the round or order, but never a password. How a complaint is made is in the terms and conditions.
`;
