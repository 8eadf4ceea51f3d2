import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ContractInvoice } from '../../../../../dataProvider/calls/contracts.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { invoiceState } from '../../../../../domain/payments/invoiceState.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { usePagePath } from '../../../../data/pagePath.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import './invoices.css';
import { StatusTag } from '../../../../shell/display/StatusTag.tsx';

interface InvoiceRowsProps {
  readonly invoices: readonly ContractInvoice[];
  /** The next invoice to be issued. */
  readonly next: string | undefined;
}

/** Some invoices of a contract: due date, state and total. */
export function InvoiceRows({ invoices: rows, next }: InvoiceRowsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <table className="year-rows contract-invoices figures">
      <thead>
        <tr>
          <th scope="col">{translate('contracts.columns.number')}</th>
          <th scope="col">{translate('contracts.columns.due')}</th>
          <th scope="col">{translate('contracts.columns.scheduleStatus')}</th>
          <th scope="col" data-align="right">
            {translate('contracts.columns.total')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((invoice) => (
          <tr key={invoice.uuid} aria-current={invoice.uuid === next || undefined}>
            <td>{invoice.occurrence}</td>
            <td>
              <DueDate of={invoice} />
              <Whence of={invoice} isNext={invoice.uuid === next} />
            </td>
            <td>
              <InvoiceState of={invoice} />
            </td>
            <td data-align="right">{formatMoney(invoice.total ?? '0', invoice.currency, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The due date with a link to the scheduled invoice. */
function DueDate({ of }: { readonly of: ContractInvoice }) {
  const translate = useTranslate();
  const language = useLanguage();
  const page = usePagePath(invoices)({ id: of.uuid });
  const due = formatDate(of.due_date, language);
  const date = <time dateTime={of.due_date}>{due}</time>;
  if (!of.schedule_status || !page) return date;
  return (
    <MuiLink component={Link} to={page} aria-label={translate('invoiceActions.title.scheduled', { due })}>
      {date}
    </MuiLink>
  );
}

/** The issued invoice, or its issue date. */
function Whence({ of, isNext }: { readonly of: ContractInvoice; readonly isNext: boolean }) {
  const translate = useTranslate();
  const language = useLanguage();
  const page = usePagePath(invoices)({ id: of.uuid });
  if (of.number !== undefined) {
    const words = translate('contracts.timeline.invoice', { number: of.full_number ?? of.number });
    return (
      <span className="contract-invoice-aside">
        {page ? (
          <MuiLink component={Link} to={page}>
            {words}
          </MuiLink>
        ) : (
          words
        )}
      </span>
    );
  }
  if (of.status !== 'future' || of.schedule_status === 'paused') return null;
  const issued = translate('contracts.timeline.issuedOn', { date: formatDate(of.created, language) });
  return (
    <span className="contract-invoice-aside">
      {isNext && <strong>{`${translate('contracts.timeline.next')} · `}</strong>}
      {issued}
    </span>
  );
}

/** The one state of an invoice, as its list shows it, and why it is on hold. */
function InvoiceState({ of }: { readonly of: ContractInvoice }) {
  const translate = useTranslate();
  const { word, tone } = invoiceState(of);
  return (
    <>
      <StatusTag tone={tone}>{translate(word)}</StatusTag>
      {of.held_because && (
        <span className="contract-invoice-aside">
          {translate(`resources.invoices.values.held_because.${of.held_because}`)}
        </span>
      )}
    </>
  );
}
