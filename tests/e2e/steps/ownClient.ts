import type { Page } from 'playwright';
import { expect } from 'vitest';
import { addDays } from '../../../domain/dates/date.ts';
import { today } from '../../../domain/dates/today.ts';
import type { Language } from '../../../domain/languages.ts';

/** A client of Acme that no other test uses. */
export interface OwnClient {
  readonly uuid: string;
  /**
   * Creates an invoice of one line in USD, issued today unless `more` says otherwise, and due one day after the one
   * before; returns its key.
   */
  readonly invoice: (price: string, more?: object) => Promise<string>;
}

/** A place where clients read a language. */
const places = {
  pt: { address: 'Porto', country: { id: 620 } },
  en: { address: 'Boston', country: { id: 840 } },
  es: { address: 'Monterrey', country: { id: 484 } },
} as const satisfies Record<Language, object>;

/** Registers a client who reads a language, with a scenario for its country. */
export async function registerOwn(page: Page, token: string, language: Language, name: string): Promise<OwnClient> {
  const headers = { authorization: `Bearer ${token}` };
  const read = async <T>(path: string) => (await (await page.request.get(`/api/v2/${path}`, { headers })).json()) as T;
  const create = async (path: string, data: object): Promise<string> => {
    const answer = await page.request.post(`/api/v2/${path}`, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { uuid: string }).uuid;
  };
  const location = { place_id: 'text', ...places[language] };
  const uuid = await create('entities', { name, location, is_payment_responsible: true });
  const company = await read<{ uuid: string }>('companies/me');
  const tribute = (await read<{ results: { uuid: string }[] }>('tributes')).results[0]?.uuid;
  const scenery = await create('scenarios', {
    // After the demo's scenarios in a list, so that other tests find theirs on its first page.
    name: `Serviços a ${name}`,
    description: name,
    origin: { id: 76 },
    destiny: places[language].country,
    tributes: [{ tribute: { uuid: tribute }, is_origin: true, type: 'Fixed', value: '5', tax_responsible: 'exporter' }],
  });
  const item = (await read<{ results: { uuid: string }[] }>('invoice/items')).results[0]?.uuid;
  const created = today(new Date(), 'America/Sao_Paulo');
  let days = 30;
  return {
    uuid,
    invoice: (price, more = {}) =>
      create('invoice/invoices-single/create', {
        service_provider_uuid: company.uuid,
        service_buyer_uuid: uuid,
        currency: 'USD',
        created,
        due_date: addDays(created, days++),
        is_draft: false,
        items_invoice: [{ item: { uuid: item }, quantity: '1', price, scenery: { uuid: scenery } }],
        ...more,
      }),
  };
}
