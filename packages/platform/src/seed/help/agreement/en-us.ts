export const page = `
This agreement is between you and the operator of this site. By registering you accept it. The rules of games and bets are in the terms and conditions, those of bonuses in the promotion statement, and what happens to your data is in the privacy policy.
## Who may have an account
- You are of age where you live, and may play there.
- You have one account. Further accounts of the same person can be closed.
- You play for yourself, not on behalf of another person.
## What you state about yourself
Give your real name, your date of birth and contacts that are yours. They prove who you are when you withdraw or need a new password. If something is wrong or changes, correct it under Account info, or write to customer service where you cannot.
## Play money
All amounts on this sample site are play money. An account, its balance and its prizes have no value outside the site, and cannot be bought, sold or passed on for money.
## Keep your account safe
1. Choose a password that you use nowhere else, and a withdrawal password that cannot be guessed.
2. Create a passkey, or switch on an authenticator app, under Security.
3. Look at your devices and logins there from time to time, and end sessions that are not yours.
4. Write to customer service at once if you lose your phone, or find a login that was not yours.
Do not give anyone your password or a code. Our staff never ask for them.
## What is not allowed
- Sharing, selling or lending an account.
- Programs that play for you, and the use of errors.
- Payments from an account or a card of another person.
- Disturbing the site or other players.
## How an account ends
| What happens | What follows
| You take a break or exclude yourself | No play until it ends. You can withdraw and see your records.
| You close your account under Data and closing | No login to play any more. Records stay as long as the law demands.
| You break this agreement | We may cancel bets, lock the account or close it. Customer service gives you the reason.
## Changes of this agreement
The date at the end of this page says when it last changed. If you do not agree, you can close your account at any time.
`;
