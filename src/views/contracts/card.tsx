import { useTranslate } from 'ra-core';
import contracts from '../../../schemas/resources/contracts.ts';
import { DocumentCard } from '../../documents/cells/DocumentCard.tsx';
import type { ListedContract } from './actions/dialogProps.ts';
import AccountCell from './cells/account.tsx';
import NumberCell from './cells/contract_number.tsx';
import FrequencyCell from './cells/frequency_symbology.tsx';
import JurisdictionCell from './cells/jurisdictions.tsx';
import PayerCell from './cells/service_buyer.tsx';
import TotalCell from './cells/total_amount.tsx';
import title from './title.ts';

export const cardHeight = 284;

const cells = {
  contract_number: NumberCell,
  account: AccountCell,
  service_buyer: PayerCell,
  jurisdictions: JurisdictionCell,
  total_amount: TotalCell,
  frequency_symbology: FrequencyCell,
};

interface ContractCardProps {
  readonly record: ListedContract;
  readonly isVisible: (path: string) => boolean;
}

/** A contract as a card, in order of importance: number, client, amount and term, status. */
export default function ContractCard(props: ContractCardProps) {
  return (
    <DocumentCard
      {...props}
      resource={contracts}
      title={title(props.record, useTranslate())}
      cells={cells}
      head={{ number: 'contract_number', payer: 'service_buyer', total: 'total_amount' }}
      labelled={['frequency_symbology', 'monthly_amount', 'status', 'jurisdictions', 'account']}
    />
  );
}
