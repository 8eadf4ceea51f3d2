import { useOpenWords } from '../i18n/openWords.ts';
import type { PublicInvoice } from './records/publicInvoice.ts';

/** Statuses in which the payer has paid and the gateway has not confirmed it yet. */
const awaited: ReadonlySet<string> = new Set(['Payment Sent', 'Authorized']);

/** The way to the gateway's page, for an invoice that a gateway collects; afterwards, that its answer is pending. */
export function PayNow({ invoice: { status, transactions } }: { readonly invoice: PublicInvoice }) {
  const t = useOpenWords();
  const payment = transactions?.[0];
  if (status !== 'billed' || !payment) return null;
  if (awaited.has(payment.status))
    return (
      <p className="public-note" role="status">
        {t('public.payment.pending')}
      </p>
    );
  if (!payment.payment_link) return null;
  return (
    <>
      {payment.status === 'Failed' && (
        <p className="public-failure" role="status">
          {t('public.payment.failed')}
        </p>
      )}
      <a className="public-pay" href={payment.payment_link}>
        {t('public.payment.now')}
      </a>
    </>
  );
}
