import { useTranslate } from 'ra-core';
import invoices from '../../../schemas/resources/invoices.ts';
import { DocumentCard } from '../../documents/cells/DocumentCard.tsx';
import type { ListedInvoice } from './actions/dialogProps.ts';
import AccountCell from './cells/account_uuid.tsx';
import TotalCell from './cells/amount.tsx';
import DueDateCell from './cells/due_date.tsx';
import NumberCell from './cells/number.tsx';
import PayerCell from './cells/service_buyer.tsx';
import PaymentCell from './cells/transactions.tsx';
import title from './title.ts';

export const cardHeight = 260;

const cells = {
  number: NumberCell,
  account_uuid: AccountCell,
  service_buyer: PayerCell,
  amount: TotalCell,
  due_date: DueDateCell,
  transactions: PaymentCell,
};

interface InvoiceCardProps {
  readonly record: ListedInvoice;
  readonly isVisible: (path: string) => boolean;
}

/** An invoice as a card, in order of importance: number, payer, total and due date, status. */
export default function InvoiceCard(props: InvoiceCardProps) {
  return (
    <DocumentCard
      {...props}
      resource={invoices}
      title={title(props.record, useTranslate())}
      cells={cells}
      head={{ number: 'number', payer: 'service_buyer', total: 'amount' }}
      labelled={['due_date', 'status', 'transactions', 'account_uuid']}
    />
  );
}
