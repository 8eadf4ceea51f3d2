import { decimalText } from '../../../../domain/money/decimal.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { trimDecimal } from '../../../../domain/money/trimDecimal.ts';
import { leftOf } from '../../../../domain/notes/correctedLine.ts';
import { mirrorOf, type DepositLine } from '../../../../domain/quoting/deposits.ts';
import type { Db } from '../../../database/transaction.ts';
import type { BilledRow, LineTribute } from '../../../engine/documents/lines/billedRow.ts';
import { correctedLines } from './compute.ts';
import { readEarlier, readLines, type IssuedLine } from './corrected.ts';

/** An issued deposit invoice. */
export interface IssuedDeposit {
  readonly uuid: string;
  readonly full_number: string;
  readonly created: string;
  readonly currency: string;
}

const selectIssued = `
  select uuid, full_number, created, currency from invoices
  where tenant_id = $1 and quote_uuid = $2 and deposit_percent is not null and status in ('billed', 'paid')
  order by created, uuid`;

/**
 * Returns the lines that deduct the issued deposit invoices of a quote: one for each line of which credit notes left something.
 * `describe` names the deposit invoice.
 */
export async function deductedLines(
  db: Db,
  tenant: string,
  quote: string,
  describe: (deposit: IssuedDeposit) => string,
): Promise<readonly BilledRow[]> {
  const deposits = await db.query<IssuedDeposit>(selectIssued, [tenant, quote]);
  const rows = await Promise.all(deposits.map((deposit) => rowsOf(db, tenant, deposit, describe(deposit))));
  return rows.flat();
}

async function rowsOf(db: Db, tenant: string, { uuid, currency }: IssuedDeposit, description: string) {
  const corrected = { invoice: uuid, debitNote: null };
  const [lines, earlier] = await Promise.all([readLines(db, tenant, corrected), readEarlier(db, tenant, corrected)]);
  const decimals = decimalsOf(currency);
  return correctedLines({ kind: 'credit', currency, lines, texts: [], earlier }, decimals).flatMap(
    ({ issued, ...line }) => {
      const left = leftOf(line.line, line.earlier);
      const isNothing = !left || (left.net === 0n && left.tributes.every((amount) => amount === 0n));
      return isNothing ? [] : [mirrorRow(issued, left, { description, decimals })];
    },
  );
}

interface Described {
  readonly description: string;
  readonly decimals: number;
}

function mirrorRow(line: IssuedLine, left: DepositLine, { description, decimals }: Described): BilledRow {
  const { tributes } = line.scenery;
  const { amounts, ...figures } = mirrorOf(left, tributes, decimals);
  const deducting = (tribute: LineTribute, at: number): LineTribute => ({
    ...tribute,
    amount: amounts[at] ?? '0',
    ...(tribute.recovered !== undefined && {
      recovered: decimalText(-(left.tributes[at + tributes.length] ?? 0n), decimals),
    }),
  });
  return {
    position: 0,
    mirrors_line: line.uuid,
    item_uuid: line.item_uuid,
    item_description: line.item_description,
    item_names: line.item_names,
    // The catalogue is not read again.
    item_version: 0,
    scenery_version: 0,
    description,
    quantity: '1',
    price: left.net === 0n ? line.price : trimDecimal(decimalText(left.net, decimals)),
    scenery_uuid: line.scenery_uuid,
    scenery: { ...line.scenery, tributes: tributes.map((tribute, at) => deducting(tribute, at)) },
    ...figures,
  };
}
