import type { Page } from 'playwright';
import { expect } from 'vitest';
import { addDays } from '../../../domain/dates/date.ts';
import { today } from '../../../domain/dates/today.ts';

interface Listed {
  readonly uuid: string;
}

/** Issues a quote with a line and an option through the API, like one of the demo; returns it. */
export async function offerQuote(page: Page, token: string): Promise<{ uuid: string; public_hash: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string) => (await page.request.get(`/api/v2/${path}`, { headers })).json();
  const { results } = await read('quotes?status=issued');
  const example = await read(`quotes/${(results as Listed[])[0]?.uuid}`);
  const created = today(new Date(), 'America/Sao_Paulo');
  const [{ item, quantity, price, scenery }] = example.lines;
  const line = { item: { uuid: item.uuid }, quantity, price, scenery: { uuid: scenery.uuid } };
  const answer = await page.request.post('/api/v2/quotes', {
    headers,
    data: {
      service_provider_uuid: example.service_provider.uuid,
      service_buyer_uuid: example.service_buyer.uuid,
      currency: example.currency,
      created,
      valid_until: addDays(created, 10),
      lines: [line, { ...line, description: 'Second phase', is_optional: true }],
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}
