import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { Timeline } from '../../../documents/history/Timeline.tsx';
import { mailFact, mailSentence } from './actions/mailHistory.ts';
import { type ListedInvoice, paymentOf } from './actions/dialogProps.ts';

/** The history of an invoice with its mails, which calls its account by name. */
export default function InvoiceTimeline({ record }: { readonly record: ListedInvoice }) {
  const account = paymentOf(record)?.account?.name;
  const names = record.account_uuid && account ? { [record.account_uuid]: account } : {};
  return <Timeline resource={invoices} record={record} names={names} sentence={mailSentence} fact={mailFact} />;
}
