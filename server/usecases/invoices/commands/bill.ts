import { compareDates } from '../../../../domain/dates/date.ts';
import { taxFigures } from '../../../../domain/taxes/figures.ts';
import type { Apply, Became, Check, ReadAhead, Tell } from '../../../resources/commandFile.ts';
import { rowOfLines } from '../../documents/rowOfLines.ts';
import type { InvoiceInput } from '../input.ts';
import { issuingOf, isMoved, noticesOf, readToIssue, refusalOf, type Issuing, type Read } from '../issuing.ts';
import { toRecord } from '../record.ts';
import type { InvoiceRow } from '../rows.ts';
import { invoiceLines } from '../write.ts';

type Confirmation = Pick<InvoiceInput, 'confirm_scenarios'>;

const amounts = ['subtotal', 'total', ...taxFigures];

// The keys as an array tell the planner that few rows follow: otherwise, without fresh statistics, it reads all invoices of the company.
const bill = `
  update invoices i set status = 'billed', number = coalesce(i.number, (select next_number('invoices', $3)) + v.place),
    created = v.created, ${amounts.map((amount) => `${amount} = v.${amount}`).join(', ')}
  from jsonb_to_recordset($2) v (uuid uuid, place bigint, created date, ${amounts.map((amount) => `${amount} numeric`).join(', ')})
  where i.tenant_id = $1 and i.uuid = v.uuid and i.uuid = any($4::uuid[])
  returning i.uuid, i.number, i.version`;

/** What was judged is what is done and told: a draft is computed once. */
const judged = new WeakMap<InvoiceRow, Issuing>();

const issuingNow = (row: InvoiceRow): Issuing => {
  const issuing = judged.get(row);
  if (!issuing) throw new Error('Not judged before it is issued');
  return issuing;
};

/** What the database gives an invoice that is issued. */
type Given = Pick<InvoiceRow, 'uuid' | 'number' | 'version'>;

/** What it has given those that were issued together. */
const issuedWith = new WeakMap<InvoiceRow, Promise<readonly Given[]>>();

export const readAhead: ReadAhead<Read> = (db, { tenant }, key) => readToIssue(db, tenant.id, key);

/** Drafts are issued under the scenarios of today, as saving them would: those that cannot be stay drafts. */
export const check: Check<InvoiceRow, Confirmation, Read> = async (
  db,
  scope,
  rows,
  { confirm_scenarios: confirmed = false },
  ahead,
) => {
  const issuing = await issuingOf(db, scope, rows, ahead);
  return issuing.map((drawn, index) => {
    const row = rows[index];
    if (!row) return undefined;
    judged.set(row, drawn);
    return refusalOf(scope, row, drawn, confirmed);
  });
};

/** What moved since a draft was written. */
export const tell: Tell<InvoiceRow> = (row) => noticesOf(row, issuingNow(row));

const byDate = (a: InvoiceRow, b: InvoiceRow): number =>
  compareDates(issuingNow(a).created, issuingNow(b).created) || a.uuid.localeCompare(b.uuid);

/** Issues drafts: those that have no number yet get the next ones, in the order of their dates. */
export const apply: Apply<InvoiceRow> = async (db, scope, rows) => {
  const tenant = scope.tenant.id;
  let unnumbered = 0;
  const issued = rows.toSorted(byDate).map((row) => {
    const { created, totals } = issuingNow(row);
    return { uuid: row.uuid, place: row.number === null ? unnumbered++ : null, created, ...totals };
  });
  const moved = rows.filter((row) => isMoved(issuingNow(row)));
  const replacing = moved.map((row) => invoiceLines.replace(db, tenant, row.uuid, issuingNow(row).rows));
  const keys = issued.map(({ uuid }) => uuid);
  const billing = db.query<Given>(bill, [tenant, JSON.stringify(issued), unnumbered, keys]);
  for (const row of rows) issuedWith.set(row, billing);
  return [...replacing, billing];
};

/** Put together from what was computed: to read it again would keep the counter locked for longer. */
export const became: Became<InvoiceRow> = async (scope, row) => {
  const given = (await issuedWith.get(row))?.find(({ uuid }) => uuid === row.uuid);
  if (!given) throw new Error('The draft was not issued');
  const { created, rows, totals } = issuingNow(row);
  const issued: InvoiceRow = { ...row, ...given, status: 'billed', created, ...rowOfLines(rows, totals) };
  return { record: toRecord(issued, scope), version: issued.version };
};
