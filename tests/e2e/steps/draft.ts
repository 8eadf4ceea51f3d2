import type { Page } from 'playwright';
import { expect } from 'vitest';
import { addDays } from '../../../domain/dates/date.ts';
import { today } from '../../../domain/dates/today.ts';

/**
 * Creates a draft of Acme that no other file changes, for a client in Berlin with a scenario for Portugal; returns its
 * key.
 */
export async function createDraft(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const first = async (path: string) => {
    const answer = await page.request.get(`/api/v2/${path}`, { headers });
    return ((await answer.json()) as { results: { uuid: string }[] }).results[0]?.uuid ?? '';
  };
  const company = (await (await page.request.get('/api/v2/companies/me', { headers })).json()) as { uuid: string };
  const [buyer, item, scenario] = await Promise.all(
    ['entities?search=ller', 'invoice/items', 'scenarios?origin=76&destiny=620'].map(first),
  );
  const created = today(new Date(), 'America/Sao_Paulo');
  const data = {
    service_provider_uuid: company.uuid,
    service_buyer_uuid: buyer,
    currency: 'EUR',
    created,
    due_date: addDays(created, 365),
    is_draft: true,
    items_invoice: [{ item: { uuid: item }, price: '500.00', scenery: { uuid: scenario } }],
  };
  const made = await page.request.post('/api/v2/invoice/invoices-single/create', { headers, data });
  expect(made.status(), await made.text()).toBe(201);
  return ((await made.json()) as { uuid: string }).uuid;
}
