import { expect, it } from 'vitest';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const shop = await testWorkshop();
shop.api.clock.set('2026-03-20T15:00:00Z');
const ana = await shop.api.signIn('ana@acme.test');

it('the file of receipts has the countries of both parties, also of what is left as credit', async () => {
  const service_buyer_uuid = await make(ana, '/api/v2/entities', { name: 'Green Quay', location: usLocation });
  const items_invoice = [shop.line({ price: '100.00' })];
  const { uuid } = await shop.written({ service_buyer_uuid, items_invoice });
  const paid = await ana.post('/api/v2/transactions', { invoices: [{ uuid }], amount: '500.00' });
  expect(paid.statusCode, paid.body).toBe(201);
  const file = await ana.get('/api/v2/transactions/export?format=csv&fields=provider_country,buyer_country');
  const [, ...rows] = file.body.trim().split(/\r?\n/);
  expect(rows).toEqual(['Brasil;Estados Unidos', 'Brasil;Estados Unidos']);
});
