import { useOpenWords } from '../i18n/openWords.ts';
import type { PublicInvoice } from './records/publicInvoice.ts';
import { returnedWith } from './returned.ts';

/** Statuses in which the payer has paid and the gateway has not confirmed it yet. */
const awaited: ReadonlySet<string> = new Set(['Payment Sent', 'Authorized']);

/** The way to the gateway's page, for an invoice that a gateway collects; afterwards, that its answer is pending. */
export function PayNow({ invoice: { status, transactions } }: { readonly invoice: PublicInvoice }) {
  const t = useOpenWords();
  const payment = transactions?.[0];
  if (status !== 'billed' || !payment) return null;
  const returned = payment.status === 'Failed' ? undefined : returnedWith();
  if (awaited.has(payment.status) || returned === 'sent')
    return (
      <p className="public-note" role="status">
        {t(returned === 'sent' ? 'public.payment.sent' : 'public.payment.pending')}
      </p>
    );
  if (!payment.payment_link) return null;
  return (
    <>
      {(payment.status === 'Failed' || returned) && (
        <p className="public-failure" role="status">
          {t(returned ? `public.payment.${returned}` : 'public.payment.failed')}
        </p>
      )}
      {returned !== 'refused' && (
        <a className="public-pay" href={payment.payment_link}>
          {t('public.payment.now')}
        </a>
      )}
    </>
  );
}
