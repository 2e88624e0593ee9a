export const page = `
The operator of this site is responsible for your data. Our sample site uses play money, but your data is protected like everyone’s.
## What we keep, and for how long
| Data | For what | How long
| Account, name, birthday, contacts | your account and proof of who you are | while the account exists, then as long as the law demands
| Bets, deposits, withdrawals, balance | your records, and disputes | as long as the law demands
| Logins with device and network | to find strange logins | 90 days
| Ended sessions | who was logged in, and when | 30 days
| E-mails and SMS that we send | delivery | deleted after 7 days
| Reports to advertising accounts | which advertisement worked | 30 days
Passwords are kept only as hashes, and secrets of authenticator apps are encrypted. A passkey stays on your device: we keep only its public key.
## Who receives it
- Game providers receive a player number, your currency and your language, not your contacts or bank accounts.
- The payment provider receives what a payment needs.
- Agents see the accounts of members whom they brought only in part, and no contacts.
- Our staff see what their task needs. What they change is written into a log.
- We sell no data.
## On your device
The browser keeps your session, your language, your choices and, after a click on an advertisement, its number for 90 days. What you hide in your wallet stays hidden until you close the window.
## Your rights
1. See and correct your data under Account info. Contacts are shown masked there.
2. Download everything we keep about you in the member centre, under Data and closing. A letter is sent about each download.
3. See your devices and logins under Security, and end sessions that are not yours.
4. Close your account under Data and closing. A closed account can no longer log in to play; its records stay as long as the law demands.
## Offers and messages
During a break or an exclusion, and after closing, we send no offers and show none. Push messages come only to devices where you switched them on, and you can switch them off at any time. For questions write to customer service.
`;
