import { nextDue } from '../../../../domain/recurrence/schedule/nextDue.ts';
import { useMay } from '../../../access/useMay.ts';
import { DocumentHead } from '../../../documents/head/DocumentHead.tsx';
import { DueIn } from '../../../documents/head/DueIn.tsx';
import type { ContractSectionProps } from './actions/dialogProps.ts';
import { useContractInvoices } from './invoices/useContractInvoices.ts';

/** The header of a contract's page: client, total, and next due date. */
export default function ContractHead({ record }: ContractSectionProps) {
  const { service_buyer: client, total_amount: amount, currency, uuid } = record;
  const mayList = useMay('invoices', 'list');
  return (
    <DocumentHead client={client} amount={amount} currency={currency}>
      {mayList && <NextDue contract={uuid} />}
    </DocumentHead>
  );
}

function NextDue({ contract }: { readonly contract: string }) {
  const next = nextDue(useContractInvoices(contract).data ?? []);
  if (!next) return null;
  return <DueIn of={next} within={next.status === 'future' ? 'contracts.head.next' : 'contracts.head.open'} />;
}
