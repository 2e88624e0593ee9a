export const page = `
Find your question below. Each answer names the page where you can do something about it.
## Logging in
- I forgot my password: choose “Forgot password” in the login. A code of six digits comes to your phone or e-mail. It is valid for ten minutes and works once.
- My account is locked: after several wrong passwords the login waits for a while. The message shows until when. A new password does not need the old one.
- I am asked a question or for a code: you log in from a new browser, or you have switched on an authenticator app. Answer the question, or type the six digits of the app.
- I was logged out: you logged in on another device. Allow several sessions under Security to stay logged in on up to five.
- I want to log in without a password: create a passkey under Security. Your fingerprint, face or screen lock then logs you in.
## Games
- A game does not open: allow new windows for this site and try again. A game in maintenance shows when it returns.
- The connection broke: open the game again, the round goes on. If it cannot, the provider cancels it and returns the stake.
- I want to try first: choose Demo on a game that has one. It costs nothing.
## Money
| What I see | What it means
| My balance is lower than I thought | Money may be in a provider’s wallet. Bring it back under My wallet.
| The transfer back is refused | A round is open, a game is just starting or closing, or the provider is in maintenance.
| My deposit is missing | Wait for the usual time of its method, then send us the order number.
| My withdrawal waits | It is reviewed within 24 hours and paid within 72 hours.
| My bonus is not in my balance | A bonus is paid once its wagering is reached.
Each entry of your balance, with its time and kind, is in your cash records.
## My account
1. Change your data under Account info, and language, time and look under Preferences.
2. Change passwords, and see devices and logins, under Security.
3. Set limits or take a break under Play safe.
4. Download your data or close the account under Data and closing.
## Still no answer?
Write to customer service, linked at the foot of every page. Name your account, the time and the number of the round or order. Never send a password or a code: we do not ask for them.
`;
