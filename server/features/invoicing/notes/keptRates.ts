import { isLine, linesAmong } from '../../../../domain/documents/rows.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import type { Db } from '../../../database/transaction.ts';
import { draftLines, type Renewed } from '../../../engine/documents/issuing/renew.ts';
import type { BilledRow } from '../../../engine/documents/lines/billedRow.ts';
import type { LineRow } from '../../../engine/documents/lines/lines.ts';
import { totalsOfLines } from '../../../engine/documents/lines/totals.ts';
import { linesColumn, type StoredLine } from '../../../engine/documents/lines/storedLines.ts';
import { namesOf } from '../../../engine/documents/names.ts';

const names = namesOf(invoices);
const select = `select ${linesColumn(names, 'i')} as lines from invoices i where i.tenant_id = $1 and i.uuid = $2`;

/** Returns a draft that keeps the rates of the invoice that it replaces: as it is stored. */
export async function keptRates(
  db: Db,
  tenant: string,
  { uuid, currency }: { readonly uuid: string; readonly currency: string },
): Promise<Renewed> {
  const [before, [found]] = await Promise.all([
    draftLines(db, tenant, uuid, names),
    db.query<{ lines: readonly StoredLine[] }>(select, [tenant, uuid]),
  ]);
  const rows = (found?.lines ?? []).map(rowOf);
  return { before, rows, totals: totalsOfLines(linesAmong(rows), decimalsOf(currency)), issues: [] };
}

function rowOf(line: StoredLine, position: number): LineRow {
  if (!isLine(line)) return { ...line, position };
  const stated = Object.fromEntries(Object.entries(line).filter(([, value]) => value !== null)) as typeof line;
  const scenery = stated.scenery as BilledRow['scenery'];
  const { gross, share, net, row: _row, ...own } = stated;
  return {
    ...own,
    ...(gross !== null && { gross }),
    ...(share !== null && { share }),
    ...(net !== null && { net }),
    position,
    item_version: 0,
    scenery_version: 0,
    scenery_uuid: scenery.uuid ?? '',
    scenery,
  };
}
