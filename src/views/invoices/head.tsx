import { DocumentHead } from '../../documents/head/DocumentHead.tsx';
import { DueIn } from '../../documents/head/DueIn.tsx';
import type { InvoiceSectionProps } from './actions/dialogProps.ts';

/** The header of an invoice's page: client, amount and due date; a paused one is not due. */
export default function InvoiceHead({ record }: InvoiceSectionProps) {
  const { service_buyer: client, total, currency, standing } = record;
  return (
    <DocumentHead client={client} amount={total} currency={currency}>
      {standing !== 'paused' && standing !== 'skipped' && <DueIn of={record} />}
    </DocumentHead>
  );
}
