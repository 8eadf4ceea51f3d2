import { expect, it } from 'vitest';
import { staleDays } from '../../../tests/support/dailySums.ts';
import { testWorkshop } from '../../../tests/support/useCases.ts';

const { api, written } = await testWorkshop();
const { acme } = api.identity.tenants;
const { uuid, created } = await written();
const other = '2026-01-05';

/** Runs a statement on the invoice `$1`, and returns the days that it made stale. */
async function staleAfter(statement: string): Promise<string[]> {
  await api.ownerPool.query('delete from stale_days');
  await api.ownerPool.query(statement, [uuid]);
  return staleDays(api.pool, acme);
}

const issued = (set: string) => `update invoices set ${set} where uuid = $1`;
const line = (set: string) => `update invoice_items set ${set} where invoice_uuid = $1`;

// Each continues from the one before.
it.each([
  ['nothing that is summed', issued("public_notes = 'Thanks'"), []],
  ['whether it is paid', issued("status = 'paid'"), []],
  ['the day', issued(`created = '${other}'`), [other, created]],
  ['the day back', issued(`created = '${created}'`), [other, created]],
  ['the currency', issued("currency = 'USD'"), [created]],
  ['the kind of invoice', issued("type = 'recurring'"), [created]],
  ['the amount before taxes', issued('subtotal = subtotal + 1'), [created]],
  ['the taxes', issued('total_taxes = total_taxes + 1, exporter_net_total = exporter_net_total - 1'), [created]],
  ['the amounts of a line', line('quantity = quantity + 1'), [created]],
  ['that it is cancelled', issued("status = 'cancelled'"), [created]],
  ['that it is a draft again', issued("status = 'draft'"), [created]],
  ['the day of a draft', issued(`created = '${other}'`), []],
  ['a line of a draft', line('quantity = quantity + 1'), []],
  ['that it is issued again', issued("status = 'billed'"), [other]],
  ['its lines, which go', 'delete from invoice_items where invoice_uuid = $1', [other]],
])('a change of %s makes these days stale: %j', async (_, statement, days) => {
  expect(await staleAfter(statement)).toEqual(days);
});
