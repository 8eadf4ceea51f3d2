import { nextDue } from '../../../../domain/recurrence/schedule/nextDue.ts';
import { useMay } from '../../../access/useMay.ts';
import { DocumentFigure, DocumentHead } from '../../../documents/head/DocumentHead.tsx';
import { DueIn } from '../../../documents/head/DueIn.tsx';
import type { ContractSectionProps } from './actions/dialogProps.ts';
import { useContractInvoices } from './invoices/useContractInvoices.ts';

/** The agreed amount of a contract. */
export function Figure({ record: { total_amount: amount, currency } }: ContractSectionProps) {
  return <DocumentFigure amount={amount} currency={currency} />;
}

/** With whom a contract is agreed, and when the next invoice is due. */
export default function ContractHead({ record: { service_buyer: client, uuid } }: ContractSectionProps) {
  const mayList = useMay('invoices', 'list');
  return (
    <DocumentHead client={client} toClient="contracts.head.with">
      {mayList && <NextDue contract={uuid} />}
    </DocumentHead>
  );
}

function NextDue({ contract }: { readonly contract: string }) {
  const next = nextDue(useContractInvoices(contract).data ?? []);
  if (!next) return null;
  return <DueIn of={next} within={next.status === 'future' ? 'contracts.head.next' : 'contracts.head.open'} />;
}
