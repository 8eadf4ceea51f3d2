import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import { partyColumns, storedFields } from '../../../engine/documents/columns.ts';
import { termsColumns } from './terms.ts';

/** The entered fields of a contract. */
export const contractFields = storedFields(contracts.schema);

const ofTerms: ReadonlySet<string> = new Set(termsColumns);

/** The columns of `contracts` with the original agreement. Lists search its own copy of the company number. */
export const contractColumns = [
  'company_number',
  ...contractFields.map(({ name }) => name).filter((name) => !ofTerms.has(name)),
  'agreed_on',
  ...partyColumns,
  'confirm_scenarios',
] as const;
