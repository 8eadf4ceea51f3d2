import { useTranslate } from 'react-admin';
import { memo } from 'react';
import type { ContractInvoice } from '../../../../../../dataProvider/calls/contracts.ts';
import { formatDate } from '../../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../../domain/kinds/money.ts';
import { useLanguage } from '../../../../../i18n/language.ts';
import type { ChangedInvoice } from './changes.ts';
import { MovedDates } from './MovedDates.tsx';
import { scheduleStatusWord } from '../../invoices/scheduleStatusWord.ts';

interface ChangedRowsProps {
  readonly invoices: readonly ChangedInvoice[];
  readonly currency: string;
}

/** Some invoices of a contract: due date, status, and totals before and after. */
export function ChangedRows({ invoices, currency }: ChangedRowsProps) {
  const translate = useTranslate();
  return (
    <table className="year-rows changed-rows figures">
      <thead>
        <tr>
          <th scope="col">{translate('contracts.columns.number')}</th>
          <th scope="col">{translate('contracts.columns.due')}</th>
          <th scope="col">{translate('contracts.columns.total')}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((one) => (
          <Row key={one.invoice.uuid} {...one} currency={currency} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends ChangedInvoice {
  readonly currency: string;
}

/** Memoized, because typing affects other rows. */
const Row = memo(function Row({ invoice, isReached, before, after, currency }: RowProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = (amount: string) => formatMoney(amount, currency, language);
  return (
    <tr data-reached={isReached || undefined}>
      <td>
        {invoice.occurrence}
        {isReached && <span className="visually-hidden"> ({translate('contractForm.effect.changes')})</span>}
      </td>
      <td>
        <time dateTime={invoice.due_date}>{formatDate(invoice.due_date, language)}</time>
        <StatusTag of={invoice} />
      </td>
      <td>
        <MovedDates before={money(before)} after={money(after)} />
      </td>
    </tr>
  );
});

/** The issued invoice with its status; for a scheduled one, why it is held. */
function StatusTag({ of }: { readonly of: ContractInvoice }) {
  const translate = useTranslate();
  const word = scheduleStatusWord(of);
  if (!word) return null;
  const which =
    of.number === undefined ? [] : [translate('contracts.timeline.invoice', { number: of.full_number ?? of.number })];
  return <span className="changed-status">{[...which, translate(word)].join(' · ')}</span>;
}
