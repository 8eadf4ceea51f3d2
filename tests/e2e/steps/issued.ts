import type { Page } from 'playwright';
import { expect } from 'vitest';
import { addDays } from '../../../domain/dates/date.ts';
import { today } from '../../../domain/dates/today.ts';

/** A client of Acme's own, and the keys of its issued invoices. */
export interface IssuedTo {
  readonly client: string;
  readonly invoices: readonly string[];
}

/** Issues an invoice in USD for each price to a new client of Acme in Boston, due one day after the other. */
export async function issueTo(page: Page, token: string, name: string, prices: readonly string[]): Promise<IssuedTo> {
  const headers = { authorization: `Bearer ${token}` };
  const read = async <T>(path: string) => (await (await page.request.get(`/api/v2/${path}`, { headers })).json()) as T;
  const create = async (path: string, data: object): Promise<string> => {
    const answer = await page.request.post(`/api/v2/${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { uuid: string }).uuid;
  };
  const company = await read<{ uuid: string }>('companies/me');
  const location = { place_id: 'text', address: 'Boston', country: { id: 840 } };
  const client = await create('entities', { name, location, is_payment_responsible: true });
  const tribute = (await read<{ results: { uuid: string }[] }>('tributes')).results[0]?.uuid;
  const scenery = await create('scenarios', {
    name: `${name} → EUA`,
    description: name,
    origin: { id: 76 },
    destiny: { id: 840 },
    tributes: [{ tribute: { uuid: tribute }, is_origin: true, type: 'Fixed', value: '5', tax_responsible: 'exporter' }],
  });
  const item = (await read<{ results: { uuid: string }[] }>('invoice/items')).results[0]?.uuid;
  const created = today(new Date(), 'America/Sao_Paulo');
  const invoices: string[] = [];
  for (const [index, price] of prices.entries()) {
    const lines = [{ item: { uuid: item }, quantity: '1', price, scenery: { uuid: scenery } }];
    const invoice = {
      service_provider_uuid: company.uuid,
      service_buyer_uuid: client,
      currency: 'USD',
      created,
      due_date: addDays(created, 30 + index),
      is_draft: false,
      items_invoice: lines,
    };
    // oxlint-disable-next-line no-await-in-loop -- numbers follow the order
    invoices.push(await create('invoice/invoices-single/create', invoice));
  }
  return { client, invoices };
}
