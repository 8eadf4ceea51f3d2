import contracts from '../../../../../schemas/resources/recurrence/contracts.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { calledOf } from '../../../../drawing/documentName.ts';
import type { DocumentHeader } from '../../../../drawing/request.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { OwnDrawing } from '../../../../engine/documents/engine.ts';
import type { FoundDocument } from '../../../../engine/documents/foundDocument.ts';
import { documentLogos } from '../../../../engine/documents/drawing/logo.ts';
import { contactColumns, payToColumn, type Printed } from '../../../../engine/documents/drawing/printedFields.ts';
import { drawnWith, readContent, templateJoin } from '../../../../engine/documents/drawing/templateContent.ts';
import { toRecord } from '../reading/record.ts';
import { futureTables, futureToday, readFuture } from './futureInvoices.ts';

// Amounts are those of today, so every request reads and draws it again.
const select = `
  select o.uuid, c.version, ${drawnWith()}, gen_random_uuid()::text as state
  from ${futureTables} ${templateJoin('o.tenant_id', 'coalesce($1::text, m.template)')}
  where o.tenant_id = $2 and o.uuid = $3 and o.status in ('future', 'held', 'paused')`;

const selectPrinted = `
  select ${payToColumn('m.tenant_id', 'm.account_uuid')}, ${contactColumns('c')}
  from ${futureTables} where o.tenant_id = $1 and o.uuid = $2`;

const notIssued = { status: 'future', number: null, public_hash: '', seen_at: null, isScheduled: true } as const;

/** Scheduled invoices, drawn as they would be issued today and stamped as scheduled. */
export const scheduledDocuments: OwnDrawing = {
  async find(db, tenant, { uuid, template }) {
    const [found] = await db.query<Omit<FoundDocument, keyof typeof notIssued>>(select, [template, tenant, uuid]);
    return found && { ...notIssued, ...found };
  },
  async read(db, scope, { uuid, drawn_with }, locale) {
    const tenant = scope.tenant.id;
    const [stored, [printed], template] = await Promise.all([
      readFuture(db, tenant, uuid),
      db.query<Pick<Printed, 'pay_to' | 'contact'>>(selectPrinted, [tenant, uuid]),
      readContent(db, tenant, drawn_with),
    ]);
    // Issued or ended meanwhile.
    if (!stored || stored.status !== 'future') throw new ApiError('stale');
    const row = await futureToday(db, tenant, stored);
    const logo = await documentLogos(contracts).find(db, tenant, stored.contract_uuid ?? uuid);
    const { pay_to: account, contact } = printed ?? {};
    const record = toRecord(row, scope) as Omit<DocumentHeader, 'called'>;
    const called = calledOf(invoices, row.status, locale);
    const document = { ...record, called, ...(account && { account }), ...(contact && { contact }) };
    return { template, locale, document, lines: JSON.stringify(row.lines ?? []), ...(logo && { logo }) };
  },
};
