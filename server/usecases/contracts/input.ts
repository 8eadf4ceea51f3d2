import type { Contract } from '../../../schemas/resources/contracts.ts';
import type { DocumentProperty, LineInput } from '../documents/input.ts';

/** What a request may say of a contract: the writable part of its schema, after validation. */
export type ContractInput = Pick<
  Contract,
  | DocumentProperty
  | 'type'
  | 'frequency_symbology'
  | 'frequency'
  | 'due_date_contract'
  | 'total_amount'
  | 'confirm_scenarios'
> & { readonly items_invoice: readonly LineInput[]; readonly files?: readonly { readonly uuid: string }[] };
