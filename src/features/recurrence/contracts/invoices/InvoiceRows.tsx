import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ContractInvoice } from '../../../../../dataProvider/calls/contracts.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { shownStatus } from '../../../../../domain/payments/shownStatus.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { usePagePath } from '../../../../data/pagePath.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import './invoices.css';
import { KindCell } from '../../../../generate/list/table/KindCell.tsx';
import { pageProperty } from '../../../../generate/properties.ts';
import { StatusTag } from '../../../../shell/display/StatusTag.tsx';
import { showsScheduleStatus } from './scheduleStatusWord.ts';

interface InvoiceRowsProps {
  readonly invoices: readonly ContractInvoice[];
  /** The next invoice to be issued. */
  readonly next: string | undefined;
}

/** Some invoices of a contract: due date, total and status. */
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
              <ScheduleStatusTag of={invoice} />
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
    const words = translate('contracts.timeline.invoice', { number: of.number });
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

const status = pageProperty(invoices, 'status');
const payment = pageProperty(invoices, 'transactions.0.status');

/** The status of a contract's invoice: payment or refund if issued; paused, skipped, or held with reason. */
function ScheduleStatusTag({ of }: { readonly of: ContractInvoice }) {
  const translate = useTranslate();
  const { schedule_status: scheduleStatus, held_because: why } = of;
  if (showsScheduleStatus(of)) {
    return (
      <>
        <StatusTag tone={scheduleStatus === 'held' ? 'progress' : 'draft'}>
          {translate(`resources.invoices.values.schedule_status.${scheduleStatus}`)}
        </StatusTag>
        {why && (
          <span className="contract-invoice-aside">{translate(`resources.invoices.values.held_because.${why}`)}</span>
        )}
      </>
    );
  }
  const isIssued = of.status === 'billed' || of.status === 'paid';
  const isPlain = isIssued && shownStatus(of) === of.status && of.transactions?.[0];
  return <KindCell of={isPlain ? payment : status} record={{ ...of, id: of.uuid }} />;
}
