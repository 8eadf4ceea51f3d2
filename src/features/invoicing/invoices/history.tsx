import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { Timeline } from '../../../documents/history/Timeline.tsx';
import type { AuditContext } from '../../../documents/history/auditContext.ts';
import { mailFact, mailSentence } from './actions/mailHistory.ts';
import { type ListedInvoice, paymentOf } from './actions/dialogProps.ts';

type Sentence = NonNullable<AuditContext['sentence']>;

/** A cancellation with its reason, or what an entry says of mails. */
const sentence: Sentence = (entry, context) => {
  const [, reason] = entry.changes.cancel_reason ?? [];
  return typeof reason === 'string'
    ? context.translate('invoices.history.cancelled', { reason })
    : mailSentence(entry, context);
};

/** The history of an invoice with its mails, which calls its account by name. */
export default function InvoiceTimeline({ record }: { readonly record: ListedInvoice }) {
  const account = paymentOf(record)?.account?.name;
  const names = record.account_uuid && account ? { [record.account_uuid]: account } : {};
  return <Timeline resource={invoices} record={record} names={names} sentence={sentence} fact={mailFact} />;
}
