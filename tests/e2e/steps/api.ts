import { expect } from 'vitest';
import { addDays } from '../../../domain/dates/date.ts';
import { today } from '../../../domain/dates/today.ts';

/** Calls the API as a user, beside their browser session; returns the status and the answer. */
export type Api = <T = { uuid: string }>(
  method: string,
  path: string,
  body?: object,
) => Promise<{ status: number; json: T }>;

/** Signs in with one session, which lasts through changes of the user's rights. */
export async function apiAs(address: string, email: string, password: string): Promise<Api> {
  const send = (method: string, path: string, body?: object, token?: string) =>
    fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const answer = await send('POST', '/v1/auth/login', { email, password });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { access_token: token } = (await answer.json()) as { access_token: string };
  return async <T>(method: string, path: string, body?: object) => {
    const response = await send(method, path, body, token);
    return { status: response.status, json: (await response.json()) as T };
  };
}

/** Creates a draft with a reference of its own in an empty company; returns its key. */
export async function writeDraft(api: Api, own: string): Promise<string> {
  const create = async (path: string, data: object): Promise<string> => {
    const { status, json } = await api('POST', `/v2/${path}`, data);
    expect(status, JSON.stringify(json)).toBe(201);
    return json.uuid;
  };
  const { json: company } = await api('GET', '/v2/companies/me');
  const location = { place_id: 'text', address: 'Boston', country: { id: 840 } };
  const client = await create('entities', { name: 'Harbor Inc.', nif: '84-7654321', location });
  const tribute = await create('tributes', { name: 'ISS', description: 'Imposto sobre serviços' });
  const scenario = await create('scenarios', {
    name: 'Brasil → EUA',
    description: 'Serviços de tecnologia',
    origin: { id: 76 },
    destiny: { id: 840 },
    tributes: [{ tribute: { uuid: tribute }, is_origin: true, type: 'Fixed', value: '5', tax_responsible: 'exporter' }],
  });
  const item = await create('invoice/items', { description: 'Consultoria' });
  const created = today(new Date(), 'America/Sao_Paulo');
  return create('invoice/invoices-single/create', {
    service_provider_uuid: company.uuid,
    service_buyer_uuid: client,
    company_number: own,
    currency: 'USD',
    created,
    due_date: addDays(created, 30),
    is_draft: true,
    items_invoice: [{ item: { uuid: item }, quantity: '4', price: '250', scenery: { uuid: scenario } }],
  });
}
