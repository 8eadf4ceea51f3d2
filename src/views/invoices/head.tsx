import { DocumentHead } from '../../documents/head/DocumentHead.tsx';
import { DueIn } from '../../documents/head/DueIn.tsx';
import type { InvoiceSectionProps } from './actions/dialogProps.ts';

/** Whose invoice it is, for how much, and when it is due; a paused one is not due. */
export default function InvoiceHead({ record }: InvoiceSectionProps) {
  const { service_buyer: client, total, currency, standing } = record;
  return (
    <DocumentHead client={client} amount={total} currency={currency}>
      {standing !== 'paused' && standing !== 'skipped' && <DueIn of={record} />}
    </DocumentHead>
  );
}
