import { shownTerms } from '../../../../domain/recurrence/amendments/shownTerms.ts';
import { yearsOfSchedule } from '../../../../domain/recurrence/schedule/years.ts';
import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import { calledOf } from '../../../drawing/documentName.ts';
import type { Called, ContractTerms, DocumentHeader, DocumentLocale } from '../../../drawing/request.ts';
import { ApiError } from '../../../base/errors.ts';
import { translate } from '../../../base/i18n.ts';
import type { Engine } from '../../../engine/documents/engine.ts';
import type { FoundDocument } from '../../../engine/documents/foundDocument.ts';
import { documentLogos } from '../../../engine/documents/drawing/logo.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import { contactColumns, type Contacted } from '../../../engine/documents/drawing/printedFields.ts';
import { linked } from '../../../engine/documents/public/publicLink.ts';
import { drawnWith, readContent, templateJoin } from '../../../engine/documents/drawing/templateContent.ts';
import { renewedTerms, staleOfContract, type StaleTerms } from '../terms/renewTerms.ts';
import { contractToday } from './read.ts';
import { toRecord } from './record.ts';
import { asInvoiced, contractTables, shownColumns, type ContractRow, type ShownContract } from './rows.ts';
import { rowToday, selectSchedule, type ScheduledRow } from './schedule.ts';

// Amounts are those of today, so every request reads and draws it again.
const selectFound = (tenant: string, contract: string) => `
  select c.uuid, c.status, c.version, c.contract_number as number, c.public_hash, null as seen_at,
    ${drawnWith('m.template_version_uuid')}, gen_random_uuid()::text as state
  from ${contractTables} left ${templateJoin('c.tenant_id', 'm.template')}
  where c.tenant_id = ${tenant} and c.uuid = ${contract}`;

const findByKey = selectFound('$1', '$2');
const findLinked = selectFound(linked.tenant, linked.uuid);

const readContract = `
  select ${shownColumns}, ${contactColumns('c')} from ${contractTables} where c.tenant_id = $1 and c.uuid = $2`;
const readSchedule = selectSchedule('$1', '$2');
const readStale = staleOfContract('$1', '$2');

/** Draws contracts in their own template, as it was when the terms were agreed: the terms of one invoice, and the schedule of all. */
export const drawing: Engine['drawing'] = {
  async find(db, tenant, { uuid }) {
    const [found] = await db.query<FoundDocument>(findByKey, [tenant, uuid]);
    return found;
  },
  async findLinked(db) {
    const [found] = await db.query<FoundDocument>(findLinked);
    return found;
  },
  async read(db, scope, { uuid, drawn_with }, locale) {
    const keys = [scope.tenant.id, uuid];
    const [[stored], invoices, stale, logo, template] = await Promise.all([
      db.query<ShownContract & Contacted>(readContract, keys),
      db.query<ScheduledRow>(readSchedule, keys),
      db.query<StaleTerms>(readStale, keys),
      documentLogos(contracts).find(db, scope.tenant.id, uuid),
      readContent(db, scope.tenant.id, drawn_with),
    ]);
    if (!stored) throw new ApiError('not_found');
    const today = await renewedTerms(db, scope.tenant.id, stale);
    const row = asInvoiced(contractToday(stored, today), locale);
    const schedule = invoices.map((invoice) => rowToday(invoice, today));
    const document = {
      ...(toRecord(row, scope) as Omit<DocumentHeader, 'called' | 'created' | 'due_date'>),
      number: row.contract_number,
      due_date: row.due_date,
      created: row.agreed_on,
      called: calledIn(row, locale),
      contract: termsOf(row, schedule, locale),
      ...(stored.contact && { contact: stored.contact }),
    };
    return { template, locale, document, lines: JSON.stringify(row.lines ?? []), ...(logo && { logo }) };
  },
};

/** Every contract prints its status; only a cancelled one is stamped. */
function calledIn({ status }: ContractRow, locale: DocumentLocale): Called {
  const { title } = calledOf(contracts, status, locale);
  const label = translate(locale, `resources.contracts.values.status.${status}`);
  return { title, status: { code: status.toLowerCase(), label, isStamped: status === 'Cancelled' } };
}

function termsOf(row: ContractRow, schedule: readonly ScheduledRow[], locale: DocumentLocale): ContractTerms {
  const { currency, frequency_symbology: symbology } = row;
  const money = moneyIn(currency);
  const invoices = schedule.map((invoice) => ({ ...invoice, total: money(invoice.total) }));
  const years = yearsOfSchedule(invoices, currency).filter(({ counted }) => counted > 0);
  return {
    frequency: translate(locale, `resources.contracts.values.frequency_symbology.${symbology}`),
    last_due_date: schedule.at(-1)?.due_date ?? row.due_date,
    terms: shownTerms(invoices),
    years: years.map(({ year, counted, total }) => ({ year, count: counted, amount: total })),
  };
}
