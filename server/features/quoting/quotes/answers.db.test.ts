import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { contractBody, makeRegistrations, type Registrations } from '../../../../tests/support/company.ts';
import { quoteBody } from '../../../../tests/support/quotes.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
let made: Registrations;

beforeAll(async () => {
  made = await makeRegistrations(api, ana);
});

interface Quote {
  readonly uuid: string;
  readonly public_hash: string;
}

async function issued(change: object = {}): Promise<Quote> {
  const answer = await ana.post('/api/v2/quotes', quoteBody(made, { is_draft: false, ...change }));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const read = async ({ uuid }: { readonly uuid: string }) => (await ana.get(`/api/v2/quotes/${uuid}`)).json();
const command = (uuid: string, name: string, body: object = {}) => ana.put(`/api/v2/quotes/${uuid}/${name}`, body);
const at = ({ public_hash: hash }: Quote, answer?: 'accept' | 'decline') =>
  `/api/v2/public/quotes/${hash}${answer ? `/${answer}` : ''}`;
const accept = (quote: Quote, body: object = {}) =>
  api.anonymous.post(at(quote, 'accept'), { version_number: 1, name: 'Bia Reis', ...body });
const decline = (quote: Quote, body: object = {}) =>
  api.anonymous.post(at(quote, 'decline'), { version_number: 1, name: 'Bia Reis', reason: 'Too late', ...body });

describe('the client, by the public link,', () => {
  it('reads an issued quote with its options, and no draft', async () => {
    const quote = await issued();
    const shown = (await api.anonymous.get(at(quote))).json();
    expect(shown).toMatchObject({ status: 'issued', version_number: 1, valid_until: '2026-04-10', total: '1080.00' });
    expect(shown.lines[1]).toMatchObject({ is_optional: true, total: '500.00' });
    const draft = await issued({ is_draft: true });
    expect((await api.anonymous.get(at(draft))).statusCode).toBe(404);
    expect((await accept(draft)).statusCode).toBe(404);
  });

  it('accepts it without options, or with some: they count then, with their share of a discount', async () => {
    const [plain, full] = [await issued(), await issued({ adjustments: [{ kind: 'discount', percent: '10' }] })];
    expect((await accept(plain)).json()).toEqual({ status: 'accepted' });
    expect(await read(plain)).toMatchObject({ status: 'accepted', answered_by: 'Bia Reis', total: '1080.00' });
    expect((await accept(full, { options: [1] })).statusCode).toBe(200);
    const accepted = await read(full);
    expect(accepted).toMatchObject({ subtotal: '1500.00', net: '1350.00', total: '1458.00' });
    expect(accepted.lines[1]).toMatchObject({ is_accepted: true, share: '-50.00', net: '450.00' });
    const [latest] = (await ana.get(`/api/v2/audit/quote/${full.uuid}`)).json();
    expect(latest).toMatchObject({ command: 'quotes.accept', actor: 'public link' });
    expect(latest.changes['lines.1.is_accepted']).toEqual([null, true]);
  });

  it('declines it with a reason', async () => {
    const quote = await issued();
    expect((await decline(quote, { reason: ' ' })).json().errors).toHaveProperty('reason');
    expect((await decline(quote)).json()).toEqual({ status: 'declined' });
    expect(await read(quote)).toMatchObject({
      status: 'declined',
      decline_reason: 'Too late',
      answered_by: 'Bia Reis',
    });
  });

  it('answers once: of answers at the same time, one is recorded', async () => {
    const quote = await issued();
    const answers = await Promise.all([accept(quote), decline(quote), accept(quote)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
    expect((await accept(quote)).json().code).toBe('quote_answered');
  });

  it('cannot accept a line that is no option, nor one that does not exist', async () => {
    const quote = await issued();
    for (const option of [0, 7]) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      expect((await accept(quote, { options: [option] })).json().errors).toHaveProperty('options');
    }
    expect(await read(quote)).toMatchObject({ status: 'issued' });
  });

  it('cannot answer after the validity, but on its last day', async () => {
    const [last, late] = [await issued({ valid_until: '2026-03-11' }), await issued({ valid_until: '2026-03-11' })];
    api.clock.set('2026-03-11T15:00:00Z');
    expect((await accept(last)).statusCode).toBe(200);
    api.clock.set('2026-03-12T15:00:00Z');
    expect((await accept(late)).json().code).toBe('quote_expired');
    api.clock.set('2026-03-10T15:00:00Z');
  });

  it('sees the next version by the former link once it is issued, and cannot answer the former one', async () => {
    const quote = await issued();
    const former = (await command(quote.uuid, 'revise')).json();
    expect(former).toMatchObject({ status: 'superseded' });
    expect((await accept(quote)).json().code).toBe('quote_replaced');
    const next = await read({ uuid: former.next_uuid });
    expect(next).toMatchObject({
      status: 'draft',
      revises_uuid: quote.uuid,
      version_number: 2,
      number: (await read(quote)).number,
      public_hash: expect.anything(),
    });
    expect((await command(next.uuid, 'issue')).json()).toMatchObject({ status: 'issued', version_number: 2 });
    expect((await api.anonymous.get(at(quote))).json()).toMatchObject({ status: 'issued', version_number: 2 });
    expect((await accept(quote)).json().code).toBe('quote_replaced');
    expect((await accept(quote, { version_number: 2 })).statusCode).toBe(200);
    expect(await read(next)).toMatchObject({ status: 'accepted' });
  });

  it('is nobody of the company', async () => {
    const quote = await issued();
    const refused = await ana.post(at(quote, 'accept'), { version_number: 1, name: 'Ana' });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'own_quote']);
  });
});

describe('the company', () => {
  it('records an answer that it got otherwise', async () => {
    const [one, other] = [await issued(), await issued()];
    expect((await command(one.uuid, 'accept', { answered_by: 'Bia' })).json()).toMatchObject({ status: 'accepted' });
    const refused = { answered_by: 'Bia', decline_reason: 'Other supplier' };
    expect((await command(other.uuid, 'decline', refused)).json()).toMatchObject({ status: 'declined' });
    expect((await command(one.uuid, 'decline', refused)).statusCode).toBe(409);
  });

  it('makes the draft of an invoice of what was accepted', async () => {
    const quote = await issued({ company_number: 'P-7', observation: 'As agreed' });
    await accept(quote, { options: [1] });
    const converted = (await command(quote.uuid, 'convert', { due_date: '2026-05-10' })).json();
    expect(converted).toMatchObject({ status: 'converted' });
    const invoice = (await ana.get(`/api/v2/invoice/invoices-single/${converted.invoice_uuid}`)).json();
    expect(invoice).toMatchObject({ status: 'draft', company_number: 'P-7', total: '1620.00', due_date: '2026-05-10' });
    expect(invoice.items_invoice).toHaveLength(2);
    expect((await command(quote.uuid, 'convert')).statusCode).toBe(409);
  });

  it('makes a contract of a quote once, and each leads to the other', async () => {
    const { uuid } = await issued();
    const create = (quote: string) => ana.post('/api/v2/contracts/create', contractBody(made, { quote_uuid: quote }));
    const answer = await create(uuid);
    expect(answer.statusCode, answer.body).toBe(201);
    const contract = answer.json().uuid;
    expect(await read({ uuid })).toMatchObject({ status: 'converted', contract_uuid: contract });
    const { results } = (await ana.get(`/api/v2/quotes?contract_uuid=${contract}`)).json();
    expect(results).toMatchObject([{ uuid }]);
    const before = (await ana.get('/api/v2/contracts')).json().count;
    expect((await create(uuid)).statusCode).toBe(409);
    expect((await command(uuid, 'convert')).statusCode).toBe(409);
    expect((await create(made.item)).json().errors).toHaveProperty('quote_uuid');
    expect((await ana.get('/api/v2/contracts')).json().count).toBe(before);
  });

  it('leaves out the options that were not accepted', async () => {
    const quote = await issued();
    const { invoice_uuid: uuid } = (await command(quote.uuid, 'convert', { due_date: '2026-05-10' })).json();
    const invoice = (await ana.get(`/api/v2/invoice/invoices-single/${uuid}`)).json();
    expect(invoice.items_invoice).toHaveLength(1);
  });

  it('does not see those of another company', async () => {
    const gil = await api.signIn('gil@globex.test');
    const { uuid } = await issued();
    for (const name of ['accept', 'revise', 'convert']) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      expect((await gil.put(`/api/v2/quotes/${uuid}/${name}`, { answered_by: 'Gil' })).statusCode).toBe(404);
    }
  });
});
