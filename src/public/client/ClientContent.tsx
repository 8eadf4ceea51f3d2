import { formatDate } from '../../../domain/kinds/date.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { localTime } from '../../../domain/dates/zone.ts';
import { mostTogether } from '../../../domain/payments/clientLink.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useOpenWords } from '../../i18n/openWords.ts';
import { CompanyLogo } from '../summary/Summary.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';
import { PayFoot } from './PayFoot.tsx';
import { ClientStatement } from './statement/ClientStatement.tsx';
import { Transfer } from './Transfer.tsx';
import { fitsWith, isSelectable, type PublicClient } from './publicClient.ts';
import { useInvoices } from './useInvoices.ts';
import { useReturned } from './useReturned.ts';
import { usePaying } from './usePaying.ts';

interface ClientContentProps {
  /** The first page of the open invoices. */
  readonly first: PublicClient;
  readonly title: string;
  readonly hash: string;
}

/** A client's page: what is open by currency, the invoices, and how to pay several together. */
export function ClientContent({ first, title, hash }: ClientContentProps) {
  const t = useOpenWords();
  const open = useInvoices(hash, 'open', first);
  const paid = useInvoices(hash, 'paid');
  const paying = usePaying(hash, open.reload);
  const { selected, toggle, select } = paying;
  const selectable = open.results.filter(isSelectable);
  const isAnySelectable = selectable.length > 0;
  const fitting = selectable.filter((one) => fitsWith(one, selected[0] ?? selectable[0])).slice(0, mostTogether);
  const returned = useReturned(open, paid, first.count);
  return (
    <>
      <div className="public-side">
        <ClientSummary page={{ ...first, totals: open.totals }} title={title} hash={hash} />
        {paying.payment && <Transfer payment={paying.payment} onBack={paying.back} />}
      </div>
      <div className="public-body">
        {returned && (
          <p
            className={returned === 'sent' || returned === 'received' ? 'public-card public-note' : 'open-alert'}
            role="status"
          >
            {t(`public.payment.${returned}`)}
          </p>
        )}
        <InvoiceList
          title={t('public.client.openTitle')}
          invoices={open}
          empty={t('public.client.nothingOpen')}
          action={
            fitting.length > Math.max(1, selected.length) && (
              <button className="open-button" type="button" onClick={() => select(fitting)}>
                {t('public.client.selectAll')}
              </button>
            )
          }
        >
          {(invoice) => {
            const isSelected = selected.some(({ uuid }) => uuid === invoice.uuid);
            const isFull = selected.length >= mostTogether && !isSelected;
            return (
              <InvoiceRow
                key={invoice.uuid}
                invoice={invoice}
                {...(isAnySelectable && {
                  selection: {
                    isSelected,
                    isRefused: isFull || !fitsWith(invoice, selected[0]),
                    toggle: () => toggle(invoice),
                  },
                })}
              />
            );
          }}
        </InvoiceList>
        <ClientStatement hash={hash} />
        <InvoiceList title={t('public.client.paidTitle')} invoices={paid}>
          {(invoice) => <InvoiceRow key={invoice.uuid} invoice={invoice} />}
        </InvoiceList>
        <PayFoot paying={paying} />
      </div>
    </>
  );
}

interface ClientSummaryProps {
  readonly page: PublicClient;
  readonly title: string;
  readonly hash: string;
}

/** Who asks whom, and what is open by currency. */
function ClientSummary({ page: { company, totals, expires_at: expires }, title, hash }: ClientSummaryProps) {
  const t = useOpenWords();
  const language = useLanguage();
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <section className="public-summary" aria-label={title}>
      <div className="public-brand">
        <div className="public-issuer">
          <span>
            <strong>{company.name}</strong>
          </span>
        </div>
        <CompanyLogo address={{ at: 'clients', hash }} />
      </div>
      <div className="public-heading">
        <h1>{title}</h1>
      </div>
      {totals.length === 0 && <p className="public-note">{t('public.client.nothingOpen')}</p>}
      <dl className="public-facts">
        {totals.map(({ currency, count, open_amount: open, late_amount: late }) => (
          <div key={currency} className="public-amount">
            <dt>{t('public.client.open')}</dt>
            <dd className="figures">{formatMoney(open, currency, language)}</dd>
            <dd className="figures">
              {t(`public.client.count.${count === 1 ? 'one' : 'other'}`, { count })}
              {Number(late) > 0 && (
                <span className="client-late">
                  {' · '}
                  {t('public.client.late', { amount: formatMoney(late, currency, language) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className="public-note client-expires">
        {t('public.client.expires', { date: formatDate(localTime(new Date(expires), zone), language) })}
      </p>
    </section>
  );
}
