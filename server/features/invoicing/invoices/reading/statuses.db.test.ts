import { describe, expect, it } from 'vitest';
import { commandTo } from '../../../../../domain/actions/commands.ts';
import {
  invoiceActions,
  invoiceStatuses,
  type InvoiceStatus,
} from '../../../../../schemas/parts/invoicing/invoiceActions.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { contractBody, make } from '../../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../../tests/support/useCases.ts';
import { performOne } from '../../../../engine/commands/perform.ts';
import { readInvoice } from './read.ts';

const shop = await testWorkshop();

const change = (key: string, status: InvoiceStatus, requireVersion?: (version: number) => void) =>
  shop.inAcme((db) =>
    performOne({
      db,
      scope: shop.scope(),
      resource: invoices,
      choose: (record) => commandTo(invoiceActions, status, record),
      key,
      input: {},
      ...(requireVersion && { requireVersion }),
    }),
  );

const ana = await shop.api.signIn('ana@acme.test');

/** Creates a contract; returns its first scheduled invoice. */
async function futureInvoice(): Promise<string> {
  const contract = await make(ana, '/api/v2/contracts/create', contractBody(shop.made));
  const { results } = (await ana.get(`/api/v2/invoice/invoices-by-contract?contract=${contract}`)).json();
  return results[0].uuid;
}

/** Creates an invoice in a status, without checking the transition. */
async function invoiceIn(status: InvoiceStatus): Promise<string> {
  if (status === 'future') return futureInvoice();
  const { uuid } = await shop.written();
  await shop.api.ownerPool.query('update invoices set status = $2 where uuid = $1', [uuid, status]);
  return uuid;
}

/** Design §6, row by row: the result of setting draft, future, billed, paid, cancelled. */
const specified: Record<InvoiceStatus, string[]> = {
  draft: ['status_not_allowed', 'status_not_allowed', 'billed', 'status_not_allowed', 'cancelled'],
  future: ['status_not_allowed', 'status_not_allowed', 'status_not_allowed', 'status_not_allowed', 'cancelled'],
  billed: ['draft', 'status_not_allowed', 'status_not_allowed', 'paid', 'cancelled'],
  paid: Array(5).fill('invoice_final'),
  cancelled: Array(5).fill('invoice_final'),
};

describe('the table of statuses', () => {
  it.each(invoiceStatuses.flatMap((from) => invoiceStatuses.map((to, index) => [from, to, index] as const)))(
    'from %s to %s',
    async (from, to, index) => {
      const uuid = await invoiceIn(from);
      const outcome = await change(uuid, to).then(
        ({ record }) => record['status'],
        (error: { code: string }) => error.code,
      );
      expect(outcome).toBe(specified[from][index]);
      const { status } = (await ana.get(`/api/v2/invoice/invoices-single/${uuid}`)).json();
      expect(status).toBe(outcome === to ? to : from);
    },
  );
});

describe('a change of status', () => {
  it('succeeds once of two concurrent requests', async () => {
    const uuid = await invoiceIn('billed');
    const outcomes = await Promise.allSettled([change(uuid, 'paid'), change(uuid, 'cancelled')]);
    expect(outcomes.map((outcome) => outcome.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  it('is rejected with an outdated version, before anything is written', async () => {
    const uuid = await invoiceIn('draft');
    const stale = (version: number) => {
      throw new RangeError(`not ${version}`);
    };
    await expect(change(uuid, 'billed', stale)).rejects.toThrow(RangeError);
    const { status } = await shop.inAcme((db) => readInvoice(db, shop.scope().tenant.id, uuid));
    expect(status).toBe('draft');
  });

  it('to paid is not made by hand if the account receives automatically', async () => {
    const { ownerPool } = shop.api;
    const { rows } = await ownerPool.query<{ uuid: string }>(
      `with type as (insert into account_types (name, auto) values ('Gateway', true) returning uuid)
       insert into accounts (tenant_id, name, account_type_uuid) select $1, 'Gateway USD', uuid from type returning uuid`,
      [shop.scope().tenant.id],
    );
    const uuid = await invoiceIn('billed');
    await ownerPool.query('update invoices set account_uuid = $2 where uuid = $1', [uuid, rows[0]?.uuid]);
    await expect(change(uuid, 'paid')).rejects.toMatchObject({ code: 'invoice_receives_itself' });
  });

  it.each(['sent_at', 'seen_at'])('back to draft is rejected once %s is set', async (column) => {
    const uuid = await invoiceIn('billed');
    await shop.api.ownerPool.query(`update invoices set ${column} = now() where uuid = $1`, [uuid]);
    await expect(change(uuid, 'draft')).rejects.toMatchObject({ code: 'invoice_already_sent' });
  });
});
