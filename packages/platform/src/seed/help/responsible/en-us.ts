export const page = `
Games are a pastime that costs money, not a way to earn it. On average the house wins. This site plays with play money; its protection is the same as with real money.
## Set your limits first
You find everything under Play safe in the member centre.
- Limits for deposits, losses and stakes, each by day, week and month.
- A tighter limit applies at once. A looser one, or none, applies 24 hours later at the earliest, and you can take it back until then.
- You are reminded when a half, four fifths and all of a limit is used. When it is used up, no further stake or deposit is taken.
- A reality check every 15, 30 or 60 minutes shows how long you have been playing, and asks whether you go on.
## Take a break
| What | How long | What you can still do
| Time-out | 24 or 48 hours, 7 or 30 days, 6 weeks | log in, withdraw, see your records
| Self-exclusion | 6 months, 1 year, 5 years or for good | withdraw and see your records in a session of its own
A time-out can be extended, not shortened. A self-exclusion ends all your sessions, needs your password, and only we can end it early, with a reason. The law of a site may allow other times. During both we send you no offers and show you none.
## Signs that you should stop
- You play to win back what you lost.
- You borrow money, or use money that is meant for rent or food.
- You hide from others how much you play.
- You are restless or angry when you do not play.
- Family, friends, sleep or work suffer.
One of them is reason enough for a break. Talk to a person you trust, or to an advice centre for gambling in your country: it is free and confidential.
## No play for minors
Players must be of age. Do not leave your device logged in, keep passwords away from children, and use the parental controls of your device. Accounts of minors are closed.
## We help
Customer service sets limits and exclusions for you when you ask for it, also for a person who can no longer log in.
`;
