import type { Contract } from '../../../schemas/resources/contracts.ts';
import type { LineInput } from '../documents/input.ts';

/** What a request may say of a contract: the writable part of its schema, after validation. */
export type ContractInput = Pick<
  Contract,
  | 'company_number'
  | 'type'
  | 'currency'
  | 'frequency_symbology'
  | 'frequency'
  | 'due_date'
  | 'due_date_contract'
  | 'total_amount'
  | 'service_provider_uuid'
  | 'service_buyer_uuid'
  | 'payment_responsible_uuid'
  | 'account_uuid'
  | 'observation'
  | 'terms_payment'
  | 'template'
  | 'label'
  | 'send_email'
  | 'responsible_name'
  | 'responsible_email'
  | 'show_tax_invoice'
  | 'confirm_scenarios'
> & { readonly items_invoice: readonly LineInput[]; readonly files?: readonly { readonly uuid: string }[] };
