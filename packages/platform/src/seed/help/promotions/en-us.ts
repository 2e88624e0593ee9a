export const page = `
A promotion is an extra, never a reason to play more than you want. All amounts on this sample site are play money.
## Taking part
1. Read the page of the promotion: who may take part, until when, and what it asks for.
2. Where it has a bonus, agree to its terms there. You accept the version that you have read, and it does not change for you afterwards.
3. Follow the progress under My bonuses.
## How a bonus works
- A bonus is a promise: it is paid into your balance when its wagering is reached. Nothing is locked before, so it never holds back a withdrawal.
- One bonus is active at a time. The next one starts when that is closed.
- The bonus of a promotion can be taken once. Its end is shown; what is not reached by then is lost.
- Where there is a highest stake, a bet above it is refused before it is placed. The bonus stays.
- The price beside the button says what the wagering costs on average.
## What counts
| Games | Share of the stake on this site
| Slots and esports | 100%
| Lottery and virtual games | 50%
| Sports | 25%
| Live tables | 10%
| All others | 0%
Only rounds for money that were settled count. The stake of a cancelled round does not. The terms of a bonus may name other shares.
## Missions, sign-in, wheel and envelopes
The reward of a mission waits for seven days, and days are those of the site’s calendar. What you receive is shown before you claim it.
## What ends it
- Several accounts, false data or an agreement with others: all of their rewards are cancelled.
- A break or an exclusion: no offers are shown or sent in that time.
- The law of a site may allow no bonus, or less wagering. Such an offer is not shown.
If a reward is missing, write to customer service with the name of the promotion and the day.
`;
