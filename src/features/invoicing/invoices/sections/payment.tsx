import { FactGrid } from '../../../../generate/FactGrid.tsx';
import { Section } from '../../../../generate/Section.tsx';
import { WithheldOfInvoice } from '../../../payments/receipts/WithheldOfInvoice.tsx';
import { type InvoiceSectionProps, paymentOf } from '../actions/dialogProps.ts';
import { accountFacts, paymentFacts, refundFacts, settledFacts } from '../actions/payments/paymentFacts.ts';
import { useReader } from '../actions/payments/useReader.ts';

/** The payment of an invoice or its status; of several bookings their sums. */
export default function Payment({ record }: InvoiceSectionProps) {
  const reader = useReader();
  const payment = paymentOf(record);
  if (!payment || record.status === 'draft' || record.status === 'future' || record.schedule_status) return null;
  const settled = settledFacts(record, reader) ?? paymentFacts(payment, reader);
  const facts = [...settled, ...refundFacts(record, reader), ...accountFacts(payment, reader)];
  return (
    <Section title={reader.translate('resources.invoices.fields.transactions')}>
      <FactGrid facts={facts} />
      <WithheldOfInvoice invoice={record} />
    </Section>
  );
}
