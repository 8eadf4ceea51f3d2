import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../tests/support/company.ts';

const url = '/api/v2/invoice/invoices-single';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);

async function makeInvoice(change: object = {}): Promise<string> {
  return (await ana.post(`${url}/create`, invoiceBody(made, change))).json<{ uuid: string }>().uuid;
}

const statusOf = async (uuid: string) => (await ana.get(`${url}/${uuid}`)).json<{ status: string }>().status;

describe('a command asked for many at once', () => {
  it('is done to those it is for, and says of the others why not', async () => {
    const [draft, late, billed] = [
      await makeInvoice({ is_draft: true }),
      await makeInvoice({ is_draft: true }),
      await makeInvoice(),
    ];
    await api.ownerPool.query("update invoices set due_date = '2026-03-09' where uuid = $1", [late]);
    const query = `uuid=${draft},${late},${billed}`;
    const expected = {
      done: [draft],
      refused: [
        {
          uuid: late,
          code: 'invoice_due_date_past',
          detail: 'A data de vencimento da fatura é anterior à data de hoje. Edite a fatura antes de emiti-la.',
        },
        { uuid: billed, code: 'status_not_allowed', detail: 'A situação atual não permite isso.' },
      ],
    };
    const told = await ana.put(`${url}/bill?${query}&preview=true`);
    expect([told.statusCode, told.json()]).toEqual([200, expected]);
    expect(await statusOf(draft)).toBe('draft');
    const done = await ana.put(`${url}/bill?${query}`);
    expect([done.statusCode, done.json()]).toEqual([200, expected]);
    expect(await statusOf(draft)).toBe('billed');
  });

  it('finds nothing of another company', async () => {
    const uuid = await makeInvoice();
    const gil = await api.signIn('gil@globex.test');
    expect((await gil.put(`${url}/cancel?uuid=${uuid}`)).json()).toMatchObject({
      done: [],
      refused: [{ uuid, code: 'not_found' }],
    });
    expect(await statusOf(uuid)).toBe('billed');
  });

  it.each([
    ['uuid=x', 'validation'],
    [`uuid=${Array(101).fill('0198f6b2-0000-7000-8000-000000000000').join()}`, 'validation'],
    ['uuid=0198f6b2-0000-7000-8000-000000000000&preview=perhaps', 'validation'],
    ['', 'validation'],
    ['uuid=0198f6b2-0000-7000-8000-000000000000&force=true', 'unknown_parameter'],
  ])('with %s is refused', async (query, code) => {
    const answer = await ana.put(`${url}/cancel?${query}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, code]);
  });

  it('exists for those commands alone that say so', async () => {
    expect((await ana.put(`${url}/receive?uuid=${await makeInvoice()}`)).statusCode).toBe(405);
  });
});

describe('a command asked for one', () => {
  it('answers the record with its version and what to tell', async () => {
    const answer = await ana.put(`/api/v2/invoice/update-template/${await makeInvoice()}`, {
      template: 'invoiceTemplate1',
    });
    expect(answer.json()).toMatchObject({ template: 'invoiceTemplate1', detail: 'Modelo trocado' });
    expect(answer.headers['etag']).toBe('"2"');
  });

  it('is refused to who has seen another version', async () => {
    const uuid = await makeInvoice();
    const headers = { 'if-match': '"7"' };
    const answer = await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'cancelled' }, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stale']);
  });

  it('that is nobody’s own request has no route', async () => {
    expect((await ana.put(`${url}/${await makeInvoice()}/issue`)).statusCode).toBe(404);
  });
});

describe('a command repeated under its key', () => {
  const key = () => ({ 'idempotency-key': crypto.randomUUID() });

  it('is answered as it was the first time, though its record is no longer what it is for', async () => {
    const [headers, draft] = [key(), await makeInvoice({ is_draft: true })];
    const bill = () => ana.put(`/api/v2/invoice/status/${draft}`, { status: 'billed' }, headers);
    const [first, second] = [await bill(), await bill()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.json()).toEqual(first.json());
  });

  it('to many too, while what it would do is told anew each time', async () => {
    const [headers, draft] = [key(), await makeInvoice({ is_draft: true })];
    const bill = (more = '') => ana.put(`${url}/bill?uuid=${draft}${more}`, undefined, headers);
    expect((await bill()).json()).toMatchObject({ done: [draft] });
    expect((await bill()).json()).toMatchObject({ done: [draft] });
    expect((await bill('&preview=true')).json()).toMatchObject({ done: [] });
  });
});
