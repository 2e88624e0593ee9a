export const page = `
This site plays with play money: the deposits of this sample site move no real money. Everything else works as described here.
## Step by step
1. Open Deposit in the member centre and choose a method.
2. Choose one of the offered amounts, or type your own within the limits that are shown.
3. Confirm. The page of the payment provider opens in a window of its own. If your browser blocks it, the page of your order has a link.
4. Pay from an account or card in your own name. The page of your order follows the payment and shows when the money is in your balance.
## Methods
| Method | Usually takes | Amount in US dollars
| Fast payment | 1 minute | 5–500
| Card | 1 minute | 10–2,000
| E-wallet | 5 minutes | 5–3,000
| Bank transfer | up to 1 day | 20–10,000
| Crypto | 30 minutes | 20–10,000
In other currencies the limits are the worth of these amounts. For points (GP) there are fast payment and e-wallet only. The cashier always shows what is true today.
## Rules of the cashier
- A deposit costs no fee.
- You can have three open orders at a time.
- An order waits 30 minutes for its payment, a bank transfer five days.
- Your own deposit limit counts every order from the moment you place it. An order that ends without a payment counts no longer.
- During a break or an exclusion no deposit is possible.
## Paying by bank transfer
The page of your order names our account, the exact amount and a reference. Write the reference into your transfer, or we cannot find your payment. What arrives is credited, even if it is another amount.
## If the money does not arrive
Keep the receipt. A payment that arrives late, after the order has expired or was cancelled, is credited all the same. Wait for the usual time of the method, then write to customer service with the order number, the time and the amount. Do not pay a second time while an order is open.
`;
