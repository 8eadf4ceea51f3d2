import type contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import type { Contract } from '../../../../schemas/resources/recurrence/contracts.ts';
import type { EnteredDocument, LineInput } from '../../../engine/documents/drafts/input.ts';

/** The request body of a contract: the writable part of its schema, after validation. */
export type ContractInput = EnteredDocument<typeof contracts.schema, Contract> &
  Pick<Contract, 'confirm_scenarios' | 'quote_uuid'> & {
    readonly items_invoice: readonly LineInput[];
    readonly files?: readonly { readonly uuid: string }[];
  };
