import type { Db } from '../../../database/transaction.ts';
import { lineColumns } from '../../../engine/documents/lines/lineRows.ts';
import { findParties, type Parties } from '../../../engine/documents/parties.ts';
import { withPlainTexts } from '../../../engine/documents/drafts/texts.ts';
import { addOccurrences } from '../terms/occurrences.ts';
import { termsLines, writtenColumns } from '../terms/terms.ts';
import type { Plan } from './plan.ts';
import { pointed } from './affectedTerms.ts';
import type { Correction } from './effective/corrections.ts';
import type { OwnTerms } from './effective/ownTerms.ts';

const copiedLines = [...lineColumns, 'item_version', 'scenery_version'];

const newKeys = 'select uuidv7() as uuid from generate_series(1, $1::int)';

const replaced = '(old uuid, new uuid, patch jsonb)';

const copyTerms = `
  insert into contract_terms (tenant_id, uuid, contract_uuid, ${writtenColumns.join(', ')})
  select $1, g.new, m.contract_uuid, ${writtenColumns.map((column) => `n.${column}`).join(', ')}
  from jsonb_to_recordset($2) g ${replaced} join contract_terms m on m.tenant_id = $1 and m.uuid = g.old,
    lateral jsonb_populate_record(m, g.patch) n`;

const copyLines = `
  insert into contract_items (tenant_id, terms_uuid, ${copiedLines.join(', ')})
  select $1, g.new, ${copiedLines.map((column) => `l.${column}`).join(', ')}
  from jsonb_to_recordset($2) g ${replaced} join contract_items l on l.tenant_id = $1 and l.terms_uuid = g.old`;

const point = `
  update occurrences o set terms_uuid = v.terms, lasting_terms_uuid = nullif(v.lasting, v.terms)
  from jsonb_to_recordset($3) v (occurrence int, terms uuid, lasting uuid)
  where o.tenant_id = $1 and o.contract_uuid = $2 and o.occurrence = v.occurrence`;

const pointCorrected = `
  update occurrences o set corrected_terms_uuid = v.terms from jsonb_to_recordset($2) v (uuid uuid, terms uuid)
  where o.tenant_id = $1 and o.uuid = v.uuid`;

// Deletes terms that no invoice uses any more, of a locked contract whose occurrences already reference the new ones.
// Separate conditions, so that each uses its index.
const clearUnused = `
  delete from contract_terms m where m.tenant_id = $1 and m.contract_uuid = $2
    and not exists (select from occurrences o where o.tenant_id = m.tenant_id and o.terms_uuid = m.uuid)
    and not exists (select from occurrences o where o.tenant_id = m.tenant_id and o.corrected_terms_uuid = m.uuid)
    and not exists (select from occurrences o where o.tenant_id = m.tenant_id and o.lasting_terms_uuid = m.uuid)`;

// Resumed invoices are issued today at the earliest, because none was due during the pause.
const setStatuses = `
  update occurrences o set status = $4, reason = null, created =
    case when $4 = 'future' and not h.allows_retroactive then greatest(o.created, $5::date) else o.created end
  from companies h
  where o.tenant_id = $1 and o.contract_uuid = $2 and o.occurrence = any($3::int[]) and h.tenant_id = o.tenant_id`;

// Always, so that optimistic locking rejects writes based on the contract before the amendment.
const updateContract = `
  update contracts set frequency = $3, due_date_contract = $4, total_amount = $5,
    unscheduled_amount = least(unscheduled_amount, greatest($5::numeric - $10::numeric, 0)), confirm_scenarios = confirm_scenarios or $6,
    service_provider = coalesce($7, service_provider), service_buyer = coalesce($8, service_buyer),
    payment_responsible = coalesce($9, payment_responsible)
  where tenant_id = $1 and uuid = $2`;

const insertAmendment = `
  insert into contract_amendments
    (tenant_id, contract_uuid, kind, reach, occurrence, concerned, total_before, total_after, change, reason, lines_written)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

/** Executes a plan. Returns the pending writes. */
export async function writeAmendment(db: Db, tenant: string, plan: Plan): Promise<Promise<unknown>[]> {
  const { contract, amendment, agreedOn, effect, continued, comparison } = plan;
  const { kind, reach = kind === 'drop' ? 'only' : 'from', reason, ...content } = amendment;
  const change = withPlainTexts(content);
  const [first] = comparison.changes;
  // A contract without open invoices may have outdated parties.
  const parties = continued && (await partiesNow(db, tenant, contract));
  const values = [tenant, contract.uuid];
  return [
    ...(await writeTerms(db, tenant, plan)),
    ...(continued
      ? [addOccurrences(db, tenant, { contract, terms: continued.terms_uuid, agreedOn }, effect.added)]
      : []),
    ...[...Map.groupBy(effect.statuses, ([, status]) => status)].map(([status, all]) =>
      db.query(setStatuses, [...values, all.map(([occurrence]) => occurrence), status, agreedOn]),
    ),
    db.query(clearUnused, values),
    db.query(insertAmendment, [
      ...values,
      kind,
      reach,
      first?.occurrence ?? amendment.occurrence ?? 1,
      comparison.changes.length + plan.corrections.length,
      comparison.before.total,
      comparison.after.total,
      JSON.stringify(kind === 'end' ? { ...change, frequency: effect.frequency } : change),
      reason ?? null,
      plan.lines.written,
    ]),
    db.query(updateContract, [
      ...values,
      effect.frequency,
      effect.due_date_contract,
      plan.total_amount,
      amendment.confirm_scenarios ?? false,
      parties?.service_provider,
      parties?.service_buyer,
      parties?.payment_responsible,
      comparison.after.total,
    ]),
  ];
}

async function partiesNow(db: Db, tenant: string, contract: Plan['contract']): Promise<Parties | undefined> {
  const payment_responsible_uuid = contract.payment_responsible_uuid ?? undefined;
  return (await findParties(db, tenant, { ...contract, payment_responsible_uuid })).parties;
}

/** The terms of an issued invoice whose period the amendment divides. */
const correctedTerms = ({ invoice: { occurrence, amended }, content }: Correction): OwnTerms[] =>
  content ? [{ occurrence, terms: amended, content }] : [];

/** Inserts one amended copy of each of the terms, and points their occurrences to it. */
async function writeTerms(
  db: Db,
  tenant: string,
  { contract, reached, terms, own, corrections }: Plan,
): Promise<Promise<unknown>[]> {
  if (terms.size === 0) return [];
  const alone = [...own, ...corrections.flatMap(correctedTerms)];
  const all = [...terms, ...alone.map((one) => [one.terms, one.content] as const)];
  const keys = await db.query<{ uuid: string }>(newKeys, [all.length]);
  const copies = all.map(([old, content], index) => ({ old, new: keys[index]?.uuid ?? '', ...content }));
  const keyOfCopy = new Map(copies.slice(0, terms.size).map((copy) => [copy.old, copy.new]));
  const keyOfOwn = new Map(alone.map(({ occurrence }, at) => [occurrence, copies[terms.size + at]?.new ?? '']));
  const corrected = corrections.map(({ invoice: { uuid, occurrence, amended } }) => ({
    uuid,
    terms: keyOfOwn.get(occurrence) ?? keyOfCopy.get(amended),
  }));
  const of = (some: typeof copies): string =>
    JSON.stringify(some.map((copy) => ({ old: copy.old, new: copy.new, patch: copy.patch })));
  return [
    db.query(copyTerms, [tenant, of(copies)]),
    db.query(copyLines, [tenant, of(copies.filter(({ lines }) => lines === undefined))]),
    ...copies.flatMap((copy) => (copy.lines ? [termsLines.insert(db, tenant, copy.new, copy.lines)] : [])),
    db.query(point, [tenant, contract.uuid, JSON.stringify(reached.map((one) => pointed(one, keyOfCopy, keyOfOwn)))]),
    ...(corrected.length > 0 ? [db.query(pointCorrected, [tenant, JSON.stringify(corrected)])] : []),
  ];
}
