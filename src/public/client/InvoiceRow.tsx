import { publicPath } from '../../../domain/documents/publicPath.ts';
import { formatDate } from '../../../domain/kinds/date.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { invoiceUrl } from '../documentUrl.ts';
import { isSelectable, numberOf, type ClientInvoice } from './publicClient.ts';

interface InvoiceRowProps {
  readonly invoice: ClientInvoice;
  /** Absent where nothing is selected. */
  readonly selection?: {
    readonly isSelected: boolean;
    readonly isRefused: boolean;
    readonly toggle: () => void;
  };
}

/** An invoice of a client: what is open, when it is due, and the ways to see and pay it. */
export function InvoiceRow({ invoice, selection }: InvoiceRowProps) {
  const t = useOpenWords();
  const language = useLanguage();
  const { currency, amount, open_amount: open, payment_link: link } = invoice;
  const number = numberOf(invoice);
  const reference = invoice.is_imported ? undefined : invoice.company_number;
  const isPaid = invoice.status === 'paid';
  const money = (value: string) => formatMoney(value, currency, language);
  return (
    <li className={`client-row ${selection?.isSelected ? 'client-row--selected' : ''}`}>
      {selection && (
        <span className="client-box">
          {isSelectable(invoice) && (
            <input
              type="checkbox"
              checked={selection.isSelected}
              disabled={selection.isRefused}
              aria-label={t('public.client.select', { number })}
              onChange={selection.toggle}
            />
          )}
        </span>
      )}
      <span className="client-name">
        <strong>{t('public.client.invoice', { number })}</strong>
        {reference && <span>{t('public.client.reference', { number: reference })}</span>}
        <When invoice={invoice} />
      </span>
      <span className="client-amount figures">
        <strong>{money(isPaid ? amount : open)}</strong>
        {!isPaid && open !== amount && <span>{t('public.client.partly', { total: money(amount) })}</span>}
      </span>
      <span className="client-links">
        {link && (
          <a href={link} aria-label={t('public.client.payNumber', { number })}>
            {t('public.client.pay')}
          </a>
        )}
        <Ways invoice={invoice} />
      </span>
    </li>
  );
}

/** When an invoice is due or was paid. */
function When({
  invoice: { status, is_overdue: isLate, is_awaited: isAwaited, due_date: due, paid_on: paid },
}: InvoiceRowProps) {
  const t = useOpenWords();
  const language = useLanguage();
  if (status === 'paid') return <span>{paid && t('public.client.paidOn', { date: formatDate(paid, language) })}</span>;
  if (isAwaited) return <span>{t('public.client.awaited')}</span>;
  const date = formatDate(due, language);
  return isLate ? (
    <span className="client-late">{t('public.client.lateSince', { date })}</span>
  ) : (
    <span>{t('public.client.due', { date })}</span>
  );
}

/** The page and the PDF of an invoice, unless its own link has ended. */
function Ways({ invoice }: InvoiceRowProps) {
  const t = useOpenWords();
  const language = useLanguage();
  const { public_hash: hash, is_imported: isImported } = invoice;
  const number = numberOf(invoice);
  if (!hash) return null;
  return (
    <>
      <a href={publicPath({ at: 'invoices/individual', hash })} aria-label={t('public.client.viewNumber', { number })}>
        {t('public.client.view')}
      </a>
      {!isImported && (
        <a
          href={invoiceUrl(invoice, hash)(language, 'pdf')}
          download
          aria-label={t('public.client.pdfNumber', { number })}
        >
          {t('public.client.pdf')}
        </a>
      )}
    </>
  );
}
