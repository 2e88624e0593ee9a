export const page = `
This sample site plays with play money: nothing is really paid out. The way of a withdrawal is the real one, as described here.
## Before the first time
- Set a withdrawal password of four digits. It is not your login password.
- Add a bank account under Bank accounts. You can have five. The holder is you, under the name of your account, and one bank account belongs to one member.
- Bring money back from the wallets of providers: only your main balance can be withdrawn.
## Step by step
1. Open Withdrawal in the member centre and choose the bank account.
2. Type the amount. The limits, what is left of them today and what will arrive are shown.
3. Type the withdrawal password. If your last proof is too old, you are also asked for a passkey, a code of your authenticator app or your login password.
4. The amount leaves your balance at once and is held until the withdrawal is decided.
## Limits and times
| What | On this site
| One withdrawal | worth 20 to 5,000 US dollars
| In one day | 5 withdrawals, together worth 10,000 US dollars
| Fee | none
| Review | within 24 hours
| Payment after approval | within 72 hours
Days are those of the site’s calendar. Amounts that came back to you do not count.
## What happens then
The page of the withdrawal shows each step: requested, under review, approved, paid or refused. You receive a letter about the decision. A refused amount, or one that your bank sends back, returns to your balance. Where the site allows it, you can cancel until the review has decided.
## When a withdrawal is not possible
- The site requires that a part of what you received is wagered first, and this is not reached yet. The page shows what is missing.
- A wrong withdrawal password was typed too often. Only withdrawals and new bank accounts are locked, and you see until when.
- During a break you can still withdraw. When you have excluded yourself, log in to a session for records only, or ask customer service.
`;
