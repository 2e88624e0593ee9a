export const page = `
These are the terms for games and bets. What concerns your account is in the user agreement, and bonuses are in the promotion statement.
## Play money
All amounts on this sample site are play money. It cannot be bought, sold, passed on for money or paid out, whatever a page calls a deposit, a withdrawal or a prize.
## Bets
- A bet counts once the platform has confirmed it. What you pressed before the connection was lost may not have arrived: look into your records.
- A bet that was accepted cannot be changed or taken back, unless the game itself offers it.
- The lowest and highest stake, the odds and the rules are those that the game shows when you bet.
- Your own limits, a break and the law of the site can refuse a bet. The message says which one, and until when.
## If something goes wrong
| What happened | What applies
| The connection broke during a round | The provider finishes the round or cancels it. It is in your records.
| A round was cancelled | The stake comes back to your balance.
| A game or provider is in maintenance | Rounds that were open are settled afterwards.
| An obvious error of a game or of odds | Winnings from it are cancelled, the stake is returned.
| A payout was booked twice | The second one is taken back.
## Fair play
Outcomes are decided on the provider’s server, never on your device. Where a provider publishes proofs, the record of a round links to its fairness page. Programs that play for you, agreements between players and the use of errors are forbidden; we may cancel such bets and close the account.
## Records and complaints
Your records show every round with its number, stake and payout, and every entry of your balance. They decide in a dispute. Times are those of the site’s clock.
1. Write to customer service within 30 days.
2. Name the number of the round or order, the time and what you expected.
3. You receive an answer by letter. Until then the amount in dispute can be held.
## Changes of these terms
The date at the end of this page says when it last changed. A round follows the terms of the moment in which it began.
`;
