import { describe, expect, it } from 'vitest';
import { invoiceStatuses, type InvoiceStatus } from '../../../../../schemas/parts/invoicing/invoiceActions.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { issuesOf, testWorkshop } from '../../../../../tests/support/useCases.ts';
import { performOne } from '../../../../engine/commands/perform.ts';

const shop = await testWorkshop();
const { rows } = await shop.api.ownerPool.query<{ uuid: string }>(
  "insert into invoice_templates (tenant_id, name) values ($1, 'Nosso') returning uuid",
  [shop.scope().tenant.id],
);
const own = rows[0]?.uuid ?? '';

async function choose(template: string, status: InvoiceStatus = 'billed'): Promise<unknown> {
  const { uuid } = await shop.written();
  await shop.api.ownerPool.query('update invoices set status = $2 where uuid = $1', [uuid, status]);
  const command = { scope: shop.scope(), resource: invoices, choose: () => 'template', key: uuid, input: { template } };
  const { record } = await shop.inAcme((db) => performOne({ db, ...command }));
  return record['template'];
}

describe('the template of an invoice', () => {
  it('is a built-in one by its link, or the tenant’s own by its uuid', async () => {
    expect(await choose('invoiceTemplate1')).toBe('invoiceTemplate1');
    expect(await choose(own)).toBe(own);
  });

  it.each(['', 'invoiceTemplate9', '0198f6b2-0000-7000-8000-000000000001'])('is never %j', async (template) => {
    expect(await issuesOf(choose(template))).toEqual({ template: 'validation.unknownReference' });
  });

  it.each(invoiceStatuses)('of a %s one changes only before it is settled (specification §4)', async (status) => {
    const outcome = await choose(own, status).then(
      () => 'changed',
      (error: { code: string }) => error.code,
    );
    expect(outcome).toBe(['paid', 'cancelled'].includes(status) ? 'status_not_allowed' : 'changed');
  });
});
