import { lineFieldNames, type StatedLine } from '../../../../../domain/documents/lineFields.ts';
import type { EnteredAdjustment } from '../../../../../domain/documents/adjustments.ts';
import type { EffectiveDay } from '../../../../../domain/recurrence/amendments/effectiveDay.ts';
import { statedPart } from '../../../../../domain/documents/linePart.ts';
import { billedPeriod, isForPeriod } from '../../../../../domain/recurrence/schedule/billedPeriod.ts';
import type { Amendment } from '../../../../../schemas/parts/recurrence/amendment.ts';
import type { Db } from '../../../../database/transaction.ts';
import type { BilledRow } from '../../../../engine/documents/lines/billedRow.ts';
import { storedField } from '../../../../engine/documents/lines/storedLines.ts';
import { isOpen } from '../../terms/occurrences.ts';
import type { AmendedContract } from '../read.ts';

/** A line of an issued invoice, or of the terms that it was corrected to. */
export interface IssuedRow extends StatedLine {
  readonly uuid: string;
  readonly row?: undefined;
  readonly item_uuid: string;
  readonly scenery_uuid: string;
  readonly scenery: BilledRow['scenery'];
  readonly share: string | null;
  readonly net: string;
}

/** A line of an issued invoice with what issued credit notes left of it. */
interface InvoiceLine extends IssuedRow {
  readonly left: string;
}

/** An issued invoice that an amendment corrects. */
export interface IssuedInvoice {
  readonly uuid: string;
  readonly occurrence: number;
  readonly due_date: string;
  readonly full_number: string;
  readonly send_email: boolean;
  readonly show_tax_invoice: boolean;
  readonly show_exporter_net: boolean;
  readonly adjustments: readonly EnteredAdjustment[] | null;
  /** Its lines, without those that bill what an earlier invoice lacks. */
  readonly lines: readonly InvoiceLine[];
  /** What it bears: its lines, or those that it was corrected to. */
  readonly rows: readonly IssuedRow[];
  /** The key of the terms that the amendment changes: the lasting ones, once it differs from its terms. */
  readonly amended: string;
}

interface Found extends Omit<IssuedInvoice, 'lines' | 'rows' | 'amended'> {
  readonly terms_uuid: string;
  readonly lasting_terms_uuid: string;
  readonly corrected_terms_uuid: string | null;
}

// Invoices that were reverted or canceled since are not corrected: their lines are edited, or owe nothing.
const selectIssued = `
  select o.uuid, o.occurrence, o.due_date, i.full_number, i.send_email, i.show_tax_invoice, i.show_exporter_net, i.adjustments,
    o.terms_uuid, coalesce(o.lasting_terms_uuid, o.terms_uuid) as lasting_terms_uuid, o.corrected_terms_uuid
  from occurrences o join invoices i on i.tenant_id = o.tenant_id and i.uuid = o.uuid
  where o.tenant_id = $1 and o.contract_uuid = $2 and o.status = 'billed' and i.status in ('billed', 'paid')
    and o.occurrence >= $3 and ($4 or o.occurrence = $3)
  order by o.occurrence`;

const columns = `l.uuid, l.item_uuid, l.scenery_uuid, l.scenery, l.share::text as share, coalesce(l.net, l.total)::text as net,
    ${lineFieldNames.map((name) => `${storedField(name, 'l')} as ${name}`).join(', ')}`;

const selectLines = `
  select ${columns}, (coalesce(l.net, l.total) - coalesce((
      select sum(coalesce(c.net, c.total)) from credit_notes n
      join credit_note_items c on c.tenant_id = n.tenant_id and c.credit_note_uuid = n.uuid
      where n.tenant_id = l.tenant_id and n.corrects_uuid = l.invoice_uuid and n.debit_note_uuid is null
        and n.status = 'issued' and c.corrects_line = l.uuid), 0))::text as left
  from invoice_items l where l.tenant_id = $1 and l.invoice_uuid = $2 and l.row is null order by l.position`;

const selectCorrected = `
  select ${columns} from contract_items l where l.tenant_id = $1 and l.terms_uuid = $2 and l.row is null order by l.position`;

const selectFurther = `
  select o.occurrence, ${columns} from occurrences o
  join contract_items l on l.tenant_id = o.tenant_id and l.terms_uuid = o.terms_uuid and l.period is not null
  where o.tenant_id = $1 and o.contract_uuid = $2 and ${isOpen} order by o.occurrence, l.position`;

/** A line of a scheduled invoice that bills what an earlier one lacks. */
export interface FurtherRow extends IssuedRow {
  readonly occurrence: number;
}

/** Reads the lines of scheduled invoices that bill what earlier ones lack: only these have a period of their own in terms. */
export const readFurther = (db: Db, tenant: string, contract: AmendedContract): Promise<FurtherRow[]> =>
  contract.texts_of.billing_period === 'none'
    ? Promise.resolve([])
    : db.query<FurtherRow>(selectFurther, [tenant, contract.uuid]);

/** Reads the issued invoices that an amendment corrects, from the one whose period has its day. */
export async function readIssued(
  db: Db,
  tenant: string,
  { uuid: contract, texts_of: texts }: AmendedContract,
  { at, reach }: { readonly at: EffectiveDay | undefined; readonly reach: Amendment['reach'] },
): Promise<IssuedInvoice[]> {
  if (!at) return [];
  const found = await db.query<Found>(selectIssued, [tenant, contract, at.occurrence, reach !== 'only']);
  const issued: IssuedInvoice[] = [];
  // Sequential: each may have a thousand lines.
  for (const { terms_uuid: terms, lasting_terms_uuid: lasting, corrected_terms_uuid: corrected, ...one } of found) {
    const period = billedPeriod(texts, one.occurrence);
    const [all, rows] = await Promise.all([
      db.query<InvoiceLine>(selectLines, [tenant, one.uuid]),
      corrected === null ? undefined : db.query<IssuedRow>(selectCorrected, [tenant, corrected]),
    ]);
    const lines = all.filter((line) => !period || isForPeriod(line, period));
    const isOwn = corrected !== null || lines.some(statedPart);
    issued.push({ ...one, lines, rows: rows ?? lines, amended: isOwn ? lasting : terms });
  }
  return issued;
}
