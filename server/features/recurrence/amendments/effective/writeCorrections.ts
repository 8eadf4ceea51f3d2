import { decimalText } from '../../../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../../../domain/money/decimals.ts';
import type { CorrectedAmount } from '../../../../../domain/recurrence/amendments/corrections.ts';
import creditNotes from '../../../../../schemas/resources/invoicing/credit-notes.ts';
import debitNotes from '../../../../../schemas/resources/invoicing/debit-notes.ts';
import type { Resource } from '../../../../../schemas/resource.ts';
import { translate } from '../../../../base/i18n.ts';
import type { Db } from '../../../../database/transaction.ts';
import { perform } from '../../../../engine/commands/perform.ts';
import { slotOf } from '../../../../engine/resources/slots.ts';
import type { CreateFile } from '../../../../engine/writing/writers.ts';
import { requirePermission, type Scope } from '../../../../identity/scope.ts';
import { languageOf } from '../../terms/occurrenceTexts.ts';
import type { Correction } from './corrections.ts';
import type { Plan } from '../plan.ts';

/**
 * Issues the notes that correct issued invoices, as the contract issues its invoices: without a draft, and mailed if the invoice
 * was. Throws `forbidden` if the user may not create and issue them.
 */
export async function writeCorrections(
  db: Db,
  scope: Scope,
  { contract, amendment, corrections }: Plan,
): Promise<void> {
  const reason = amendment.reason ?? translate(languageOf(contract.texts_of), 'contracts.amend.corrects');
  for (const correction of corrections) {
    const { credits, debits } = correction;
    // oxlint-disable no-await-in-loop -- in the order of the invoices, which number the notes
    if (credits.length > 0) await issueNote(db, scope, creditNotes, { contract, correction, amounts: credits, reason });
    if (debits.length > 0) await issueNote(db, scope, debitNotes, { contract, correction, amounts: debits, reason });
    // oxlint-enable no-await-in-loop
  }
}

interface Noted {
  readonly contract: Plan['contract'];
  readonly correction: Correction;
  readonly amounts: readonly CorrectedAmount[];
  readonly reason: string;
}

async function issueNote(
  db: Db,
  scope: Scope,
  resource: Resource,
  { contract, correction: { invoice }, amounts, reason }: Noted,
): Promise<void> {
  for (const action of ['create', 'issue']) requirePermission(scope, `${resource.name}:${action}`);
  const file = await slotOf<CreateFile>(resource, 'create');
  if (!file) throw new Error(`${resource.name} are not created`);
  const decimals = decimalsOf(contract.currency);
  const input = {
    service_provider_uuid: contract.service_provider_uuid,
    service_buyer_uuid: contract.service_buyer_uuid,
    currency: contract.currency,
    send_email: invoice.send_email,
    show_tax_invoice: invoice.show_tax_invoice,
    show_exporter_net: invoice.show_exporter_net,
    corrects_uuid: invoice.uuid,
    reason,
    lines: amounts.map(({ uuid, amount }) => ({ corrects_line: uuid, amount: decimalText(amount, decimals) })),
  };
  const { record } = await file.create(db, { resource, scope, input, enclosed: {} });
  const { refused } = await perform(db, scope, `${resource.name}.issue`, [String(record['uuid'])]);
  const [first] = refused;
  if (first) throw first.error;
}
