import { knownNumber } from '../../../../../domain/documents/knownNumber.ts';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'react-admin';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import { formatMoney } from '../../../../../domain/kinds/money.ts';
import { decimalsOf } from '../../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../../domain/money/sum.ts';
import { isPayment } from '../../../../../domain/payments/bookingKinds.ts';
import transactions, { type Transaction } from '../../../../../schemas/resources/payments/transactions.ts';
import type { ActedRecord } from '../../../../generate/actions/useActions.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { Facts } from '../../../../shell/dialog/Facts.tsx';

export type BookedRow = Transaction & ActedRecord;

const fields = ['kind', 'amount', 'currency', 'invoice', 'is_reversed'];

/** A payment has a row for each of at most a hundred invoices. */
const most = 100;

/** A payment to reverse: amount, day, client, and the invoices that are open again. */
export function ReversedPayment({ of: row }: { readonly of: BookedRow }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { data = [row] } = useGetList<BookedRow>(
    transactions.name,
    {
      filter: { payment_uuid: row.payment_uuid },
      pagination: { page: 1, perPage: most },
      sort: { field: 'paid_on', order: 'DESC' },
      meta: { fields },
    },
    { retry: false },
  );
  const { currency = '', paid_on: day, service_buyer: client } = row;
  const booked = data.filter(isPayment);
  const total = sumAmounts(
    booked.map(({ amount = '0' }) => amount),
    decimalsOf(currency),
  );
  const numbers = booked.flatMap(({ invoice }) => (invoice && knownNumber(invoice)) ?? []);
  const field = (name: string) => translate(`resources.transactions.fields.${name}`);
  const facts = [
    { label: field('amount'), value: formatMoney(total, currency, language) },
    { label: field('paid_on'), value: day && formatDate(day, language) },
    { label: field('service_buyer'), value: client?.name },
    { label: translate('resources.invoices.name', { smart_count: numbers.length }), value: numbers.join(', ') },
  ];
  return (
    <>
      <Facts facts={facts.filter(({ value }) => value)} />
      {numbers.length > 0 && (
        <Typography sx={{ mt: 2 }}>{translate('transactions.reopens', { smart_count: numbers.length })}</Typography>
      )}
    </>
  );
}
