import { addDays } from '../../../domain/dates/date.ts';
import { today } from '../../../domain/dates/today.ts';
import { perform } from '../../resources/perform.ts';
import { createInvoice } from '../../usecases/invoices/create.ts';
import type { LineInput } from '../../usecases/documents/input.ts';
import type { InvoiceInput } from '../../usecases/invoices/input.ts';
import type { Scope } from '../../scope.ts';
import { daysFrom, nth, type DemoEvent } from './events.ts';
import type { Registered } from './registrations.ts';
import type { DemoCompany } from './shape.ts';

/** The life of an invoice of the demo: when it was written and falls due, in days from today, and what became of it. */
interface Life {
  readonly written: number;
  readonly due: number;
  readonly end?: 'paid' | 'cancelled' | 'draft';
  /** Days after it was written that it ended. */
  readonly after?: number;
}

/** Every status there is, over half a year: the newest first in the list, as people have it. */
const lives: readonly Life[] = [
  { written: -175, due: -145, end: 'paid', after: 21 },
  { written: -168, due: -138, end: 'paid', after: 41 },
  { written: -150, due: -120, end: 'cancelled', after: 3 },
  { written: -132, due: -102, end: 'paid', after: 12 },
  { written: -118, due: -88, end: 'paid', after: 30 },
  { written: -96, due: -66, end: 'paid', after: 55 },
  { written: -80, due: -50, end: 'paid', after: 8 },
  { written: -64, due: -34 },
  { written: -51, due: -21, end: 'paid', after: 17 },
  { written: -43, due: -13 },
  { written: -30, due: 0 },
  { written: -22, due: 8 },
  { written: -15, due: 15, end: 'paid', after: 9 },
  { written: -11, due: 19, end: 'cancelled', after: 1 },
  { written: -8, due: 22 },
  { written: -5, due: 25 },
  { written: -3, due: 27, end: 'draft' },
  { written: -1, due: 29 },
  { written: 0, due: 30, end: 'draft' },
];

/** The list is sorted by when a document was written, which the database takes from its own clock. */
const backdate = 'update invoices set created_at = $3 where tenant_id = $1 and uuid = $2';

const prices = ['1250.00', '380.50', '99.90', '7420.00', '640.00', '2315.75', '18000.00'];

/** The invoices of a demo company through the use cases, each at its own time. */
export function invoiceEvents({ now }: Scope, demo: DemoCompany, made: Registered): DemoEvent[] {
  return lives.flatMap((life, index): DemoEvent[] => {
    let uuid = '';
    const write: DemoEvent = {
      at: daysFrom(now, life.written),
      happen: async (db, then) => {
        const { row, writing } = await createInvoice(db, then, inputOf(index, life, then, demo, made));
        uuid = row.uuid;
        await Promise.all([writing, db.query(backdate, [then.tenant.id, uuid, then.now.toISOString()])]);
      },
    };
    if (life.end !== 'paid' && life.end !== 'cancelled') return [write];
    const command = life.end === 'paid' ? 'invoices.receive' : 'invoices.cancel';
    const end: DemoEvent = {
      at: daysFrom(now, life.written + (life.after ?? 0)),
      happen: async (db, then) => void (await perform(db, then, command, [uuid])),
    };
    return [write, end];
  });
}

function inputOf(index: number, life: Life, then: Scope, demo: DemoCompany, made: Registered): InvoiceInput {
  const created = today(then.now, then.tenant.timeZone);
  const clients = made.entities.filter((entity) => !entity.isResponsible);
  const client = nth(clients, index);
  const responsible = index % 5 === 0 ? made.entities.find((entity) => entity.isResponsible) : undefined;
  const scenario = made.scenarios.find(({ demo: { destiny } }) => destiny === client.country) ?? made.scenarios.at(-1);
  const lines = Array.from({ length: 1 + (index % 4) }, (_, line) => lineOf(index + line, scenario, made));
  return {
    service_provider_uuid: made.company,
    service_buyer_uuid: client.uuid,
    ...(responsible && { payment_responsible_uuid: responsible.uuid }),
    account_uuid: nth(made.accounts, index),
    company_number: `${demo.slug.toUpperCase()}-${created.slice(0, 4)}-${String(index + 1).padStart(3, '0')}`,
    currency: nth(demo.currencies, index),
    created,
    due_date: addDays(created, life.due - life.written),
    send_email: false,
    show_tax_invoice: true,
    show_exporter_net: false,
    is_draft: life.end === 'draft',
    confirm_scenarios: true,
    items_invoice: lines,
  };
}

/** A line of the demo. */
export function lineOf(
  index: number,
  scenario: Registered['scenarios'][number] | undefined,
  made: Registered,
): LineInput {
  return {
    item: { uuid: nth(made.items, index) },
    quantity: String(1 + (index % 3)),
    price: nth(prices, index),
    scenery: {
      uuid: scenario?.uuid ?? '',
      tributes: (scenario?.variable ?? []).map((uuid) => ({ uuid, value: '8.875' })),
    },
  };
}
