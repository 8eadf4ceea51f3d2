import type { ReactNode } from 'react';
import { useOpenWords } from '../../i18n/openWords.ts';
import type { ClientInvoice } from './publicClient.ts';
import type { Invoices } from './useInvoices.ts';

interface InvoiceListProps {
  readonly title: string;
  readonly invoices: Invoices;
  readonly empty?: string;
  /** Beside the title. */
  readonly action?: ReactNode;
  readonly children: (invoice: ClientInvoice) => ReactNode;
}

/** A list of a client's invoices, as far as it is loaded. */
export function InvoiceList({
  title,
  invoices: { results, count, state, more },
  empty,
  action,
  children,
}: InvoiceListProps) {
  const t = useOpenWords();
  if (count === 0 && state === 'loaded' && empty === undefined) return null;
  return (
    <section className="public-card client-list" aria-label={title} aria-busy={state === 'loading'}>
      <div className="client-head">
        <h2>
          {title}
          {count > 0 && <span className="client-count figures">{count}</span>}
        </h2>
        {action}
      </div>
      {count === 0 && state === 'loaded' && <p className="public-note">{empty}</p>}
      <ul>{results.map(children)}</ul>
      {state === 'failed' && (
        <p className="open-alert" role="alert">
          {t('public.client.moreFailed')}
        </p>
      )}
      {(results.length < count || state === 'failed') && (
        <button className="open-button public-more" type="button" disabled={state === 'loading'} onClick={more}>
          {t('public.client.more')}
        </button>
      )}
    </section>
  );
}
