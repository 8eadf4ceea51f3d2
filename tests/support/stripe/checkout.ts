import { formatMoney } from '../../../domain/kinds/money.ts';
import { amountOfUnits } from '../../../domain/payments/gateways/stripeAmounts.ts';
import type { Session } from './books.ts';

/** The page of a session: what is paid, and a button for each outcome. */
export function checkoutPage({ name, amount, currency: code }: Session): string {
  const currency = code.toUpperCase();
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Checkout</title><link rel="icon" href="data:,"></head>
<body>
  <main>
    <h1>${name}</h1>
    <p>${formatMoney(amountOfUnits(amount, currency), currency, 'en')}</p>
    <form method="post">
      <button name="type" value="paid">Pay</button>
      <button name="type" value="failed">Pay with a card that is declined</button>
    </form>
  </main>
</body>
</html>`;
}
