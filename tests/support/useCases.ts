import { inTenant, type Db } from '../../server/database/transaction.ts';
import type { BilledInput } from '../../server/engine/documents/drafts/input.ts';
import { createDocument } from '../../server/engine/documents/drafts/drafts.ts';
import { engine } from '../../server/features/invoicing/invoices/engine.ts';
import type { InvoiceInput } from '../../server/features/invoicing/invoices/input.ts';
import { readInvoice } from '../../server/features/invoicing/invoices/reading/read.ts';
import type { InvoiceRow } from '../../server/features/invoicing/invoices/reading/rows.ts';
import type { Scope } from '../../server/identity/scope.ts';
import { testApp, type TestApp } from './app.ts';
import { makeRegistrations, type Registrations } from './company.ts';

/** Acme with an invoice's registrations, and use cases called like routes call them. */
export interface Workshop {
  readonly api: TestApp;
  readonly made: Registrations;
  /** Acme's scope at the test clock's instant. */
  scope(): Scope;
  /** Runs work in a transaction of Acme. */
  inAcme<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /** Creates an invoice of Acme; returns it as read. */
  written(change?: Partial<InvoiceInput>): Promise<InvoiceRow>;
  /** A validated invoice of one line of 1 x 1000.00 BRL. */
  invoice(change?: Partial<InvoiceInput>): InvoiceInput;
  line(change?: Partial<BilledInput>): BilledInput;
}

/** The workshop of a test file, closed at its end. */
export async function testWorkshop(): Promise<Workshop> {
  const api = await testApp();
  const made = await makeRegistrations(api, await api.signIn('ana@acme.test'));
  const tenant = { id: api.identity.tenants.acme, timeZone: 'America/Sao_Paulo' };
  const line = (change: Partial<BilledInput> = {}): BilledInput => ({
    item: { uuid: made.item },
    quantity: '1',
    price: '1000.00',
    scenery: { uuid: made.scenario },
    ...change,
  });
  const scope = () => ({ tenant, now: api.clock.now() });
  const inAcme: Workshop['inAcme'] = (work) => inTenant(api.pool, { tenant: tenant.id, actor: 'test' }, work);
  const invoice: Workshop['invoice'] = (change = {}) => ({
    service_provider_uuid: made.company,
    service_buyer_uuid: made.entity,
    currency: 'BRL',
    created: '2026-03-10',
    due_date: '2026-04-10',
    send_email: false,
    show_tax_invoice: true,
    show_exporter_net: false,
    is_draft: false,
    items_invoice: [line()],
    ...change,
  });
  return {
    api,
    made,
    line,
    scope,
    inAcme,
    invoice,
    written: (change) =>
      inAcme(async (db) => {
        const { row } = await createDocument(db, scope(), engine, invoice(change));
        return readInvoice(db, tenant.id, row.uuid);
      }),
  };
}

/** Returns the fields and messages of a refused use case. */
export async function issuesOf(work: Promise<unknown>): Promise<Record<string, string>> {
  const refusal: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  const { errors = [] } = Object(refusal) as { errors?: readonly { path: string; key: string }[] };
  return Object.fromEntries(errors.map(({ path, key }) => [path, key]));
}
