import { addDays } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { createDocument } from '../../../engine/documents/drafts/drafts.ts';
import { engine } from '../../../features/invoicing/invoices/engine.ts';
import type { LineInput } from '../../../engine/documents/drafts/input.ts';
import type { InvoiceInput } from '../../../features/invoicing/invoices/input.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { addAttachment } from './attachment.ts';
import { giveBack } from './collection.ts';
import { does, momentOn, paymentOn, type DemoEvent } from './events.ts';
import { followMails } from './messages.ts';
import { plannedInvoices, type PlannedInvoice } from '../plan/plannedInvoices.ts';
import { pay } from './ledger.ts';
import type { Registered } from './registrations.ts';
import type { DemoClient, DemoCompany, DemoLine } from '../plan/shape.ts';

/** Returns the events of a demo company's invoices, each at its own time. Some are paid to its account at a gateway. */
export function invoiceEvents(scope: Scope, demo: DemoCompany, made: Registered, gateway?: string): DemoEvent[] {
  const day = today(scope.now, scope.tenant.timeZone);
  const ofYear = new Map<string, number>();
  return plannedInvoices(demo, day).flatMap((planned, index): DemoEvent[] => {
    const year = planned.created.slice(0, 4);
    const place = (ofYear.get(year) ?? 0) + 1;
    ofYear.set(year, place);
    const number = `${demo.slug.toUpperCase()}-${year}-${String(place).padStart(3, '0')}`;
    // Today's events have already happened.
    const at = (date: string, moment: Date) => (date === day ? scope.now : moment);
    const { end, client, authorized, refund, note, mail, attachments = [] } = planned;
    let uuid = '';
    const mailsOf = async (db: Db, then: Scope): Promise<DemoEvent[]> =>
      mail === undefined ? [] : followMails(db, then, { outcome: mail, invoice: uuid, until: scope.now });
    const write: DemoEvent['happen'] = async (db, then) => {
      const { row, writing } = await createDocument(db, then, engine, inputOf(planned, number, made, gateway));
      uuid = row.uuid;
      await writing;
      if (row.status === 'billed') await engine.onIssue?.(db, then, [row]);
      for (const file of attachments) await addAttachment(db, then, { resource: invoices, uuid }, file);
      return mailsOf(db, then);
    };
    const finish: DemoEvent['happen'] = async (db, then) => {
      if (!end) return [];
      if (end.how === 'cancelled') await does(db, then, 'invoices.cancel', uuid);
      else await pay(db, then, end.how, { demo, client, uuid, index, note, isMailed: mail !== undefined });
      return mailsOf(db, then);
    };
    const authorize: DemoEvent['happen'] = (db, then) =>
      does(db, then, 'invoices.authorize_payment', uuid, { public_notes: authorized });
    const give: DemoEvent['happen'] = async (db, then) => {
      if (refund) await giveBack(db, then, uuid, refund);
      return mailsOf(db, then);
    };
    return [
      { at: at(planned.created, momentOn(planned.created, 'write', scope)), happen: write },
      ...(end ? [{ at: at(end.on, paymentOn(end.on, index, scope)), happen: finish }] : []),
      ...(authorized ? [{ at: momentOn(addDays(planned.created, 1), 'receive', scope), happen: authorize }] : []),
      ...(refund ? [{ at: scope.now, happen: give }] : []),
    ];
  });
}

function inputOf(
  planned: PlannedInvoice,
  company_number: string,
  made: Registered,
  gateway: string | undefined,
): InvoiceInput {
  const { client, created, due_date, is_draft, isOnline, lines, texts, mail } = planned;
  return {
    ...partiesOf(client, made),
    ...(isOnline && gateway && { account_uuid: gateway }),
    ...(mail !== undefined && recipientsOf(client)),
    ...texts,
    company_number,
    currency: client.currency,
    created,
    due_date,
    is_draft,
    items_invoice: lines.map((line) => ('row' in line ? line : lineOf(line, client, made))),
  };
}

/** The values of a document for a client, besides lines. */
export const partiesOf = (client: DemoClient, made: Registered) => ({
  service_provider_uuid: made.company,
  service_buyer_uuid: made.uuidOf(client),
  ...(client.payer && { payment_responsible_uuid: made.uuidOf(client.payer) }),
  account_uuid: made.uuidOf(client.account),
  send_email: false,
  show_tax_invoice: true,
  show_exporter_net: false,
});

/** The recipients of a document that is sent to its client at issue. */
export const recipientsOf = ({ entity: { responsible_name, responsible_email } }: DemoClient) => ({
  send_email: true,
  responsible_name,
  responsible_email,
});

export const lineOf = (
  { item, quantity, price, description, adjustments, price_includes_tax }: DemoLine,
  { scenario, rate }: DemoClient,
  made: Registered,
): LineInput => ({
  item: { uuid: made.uuidOf(item) },
  quantity: String(quantity),
  price,
  unit_code: made.unitOf(item),
  description,
  ...(adjustments && { adjustments }),
  ...(price_includes_tax && { price_includes_tax }),
  scenery: {
    uuid: made.uuidOf(scenario),
    tributes: scenario.tributes
      .filter(({ type }) => type === 'Variable')
      .map(({ tribute }) => ({ uuid: made.uuidOf(tribute), value: rate ?? '0' })),
  },
});
