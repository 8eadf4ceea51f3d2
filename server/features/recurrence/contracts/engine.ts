import { fixedTotalIssues } from '../../../../domain/recurrence/amendments/fixedTotal.ts';
import { contractTextIssues } from '../../../../domain/recurrence/texts/textIssues.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { fractionIssues } from '../../../../domain/money/fraction.ts';
import { today } from '../../../../domain/dates/today.ts';
import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import type { Engine } from '../../../engine/documents/engine.ts';
import { documentLogos } from '../../../engine/documents/drawing/logo.ts';
import { drawing } from './drawing.ts';
import type { ContractInput } from './input.ts';
import { lockContracts, readContract, readContractBriefly } from './read.ts';
import { toRecord } from './record.ts';
import { contractTables, summaryColumns, type ContractRow } from './rows.ts';
import { firstIssueDate, insertContract } from './write.ts';

/** Contracts for the documents engine: each is created with its terms and all its scheduled invoices (design §6). */
export const engine: Engine<ContractRow, ContractInput> = {
  resource: contracts,
  source: { tables: contractTables, alias: 'c', columns: summaryColumns },
  logos: documentLogos(contracts),
  drawing,
  messages: { issued: 'contracts.created' },
  described: {
    create: {
      summary: 'Create a contract and schedule all its invoices.',
      description:
        'The first invoice is due on `due_date`, the others at intervals of `frequency_symbology` from it, on the same day or ' +
        'the last day of a shorter month. Each is issued `issue_lead_days` (a company setting) before its due date, or on the last day that leaves the ' +
        'time of the payment terms of its payer, under the ' +
        'scenarios in force on that day. In a `fixed` contract, `total_amount` covers at least the sum of all invoices today.',
    },
  },
  issues: (input, { totals, issues }) => {
    const texts = contractTextIssues(input, input.items_invoice, input.billing_period);
    const fraction = fractionIssues('total_amount', input.total_amount, decimalsOf(input.currency));
    const amounts = fraction.length > 0 || issues.length > 0 ? fraction : fixedTotalIssues(input, totals.total);
    return [...texts, ...amounts];
  },
  taxedOn: (db, { tenant, now }, input) => firstIssueDate(db, tenant.id, input, today(now, tenant.timeZone)),
  insert: insertContract,
  toRecord,
  lock: lockContracts,
  read: readContract,
  readBriefly: readContractBriefly,
};
