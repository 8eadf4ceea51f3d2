import { formatDate } from '../../../../domain/kinds/date.ts';
import { translatePlainly } from '../../../base/i18n.ts';
import type { Db } from '../../../database/transaction.ts';
import type { AnyRow } from '../../../engine/documents/engine.ts';
import type { BilledRow } from '../../../engine/documents/lines/billedRow.ts';
import { deductedLines, type IssuedDeposit } from '../../invoicing/index.ts';
import { languageOfQuote } from './depositRows.ts';

/** Returns the lines that deduct the issued deposit invoices of a quote, each with the number and date of its invoice. */
export async function deductedDeposits(db: Db, tenant: string, row: AnyRow): Promise<readonly BilledRow[]> {
  const language = await languageOfQuote(db, tenant, row);
  const describe = ({ full_number: number, created }: IssuedDeposit): string =>
    translatePlainly(language, 'documents.deposit.deducted', { number, date: formatDate(created, language) });
  return deductedLines(db, tenant, row.uuid, describe);
}
