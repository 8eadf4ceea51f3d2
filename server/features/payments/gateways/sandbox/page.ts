import { formatMoney } from '../../../../../domain/kinds/money.ts';
import type { Language } from '../../../../../domain/languages.ts';
import type { GatewayEventType } from '../../../../../schemas/parts/payments/gatewayEvent.ts';
import { translate } from '../../../../base/i18n.ts';
import { offered, type SandboxPayment } from './payments.ts';

const escaped: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escaped[sign] ?? sign);

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; display: grid; place-items: center; min-height: 100vh; background: Canvas; color: CanvasText; }
  main { width: min(26rem, calc(100vw - 2rem)); padding: 2rem 0; }
  .mark { color: #8a5a00; background: #fff4d6; border-radius: 0.5rem; padding: 0.5rem 0.75rem; }
  h1 { font-size: 1.125rem; font-weight: 500; line-height: 1.4; margin: 1.5rem 0 0; overflow-wrap: anywhere; }
  .amount { font-size: 2rem; font-weight: 600; font-variant-numeric: tabular-nums; line-height: 1.25; margin: 0.25rem 0 0; }
  [role=status] { border: 1px solid GrayText; border-radius: 0.5rem; padding: 0.5rem 0.75rem; margin: 1.5rem 0 0; }
  form { display: grid; gap: 0.75rem; margin: 1.5rem 0; }
  button { font: inherit; padding: 0.75rem; border-radius: 0.5rem; border: 1px solid GrayText; background: none; color: inherit; cursor: pointer; }
  a { color: inherit; }
  button[value=paid] { background: #1d3fbf; border-color: #1d3fbf; color: #fff; }
`;

/** After these, the payer returns by the link of the payment, as from other gateways, to a page with its result. */
const givesMoney: ReadonlySet<GatewayEventType> = new Set(['paid', 'sent', 'authorized']);

/** The hosted page of a payment: what the payer, or the person who tries the product, can do with it. */
export function paymentPage(payment: SandboxPayment): string {
  const { language, events } = payment;
  const textOf = (name: string) => escape(translate(language, `sandbox.${name}`));
  const last = events.at(-1);
  const isGiven = events.some(({ type }) => givesMoney.has(type));
  const back = (isGiven && payment.payUrl) || payment.returnUrl;
  const button = (type: GatewayEventType) => `<button name="type" value="${type}">${textOf(`do.${type}`)}</button>`;
  return `<!doctype html>
<html lang="${language satisfies Language}">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${textOf('title')}</title>
  <link rel="icon" href="data:,">
  <style>${style}</style>
</head>
<body>
  <main>
    <p class="mark">${textOf('mark')}</p>
    <h1>${escape(payment.description)}</h1>
    <p class="amount">${escape(formatMoney(payment.amount, payment.currency, language))}</p>
    ${last ? `<p role="status">${textOf(`done.${last.type}`)}</p>` : ''}
    <form method="post">${offered(payment).map(button).join('')}</form>
    <p><a href="${escape(back)}">${textOf('back')}</a></p>
  </main>
</body>
</html>`;
}
