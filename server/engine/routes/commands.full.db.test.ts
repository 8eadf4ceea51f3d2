import { describe, expect, it } from 'vitest';
import { sumByCurrency } from '../../../domain/money/sum.ts';
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

describe('a command for many records', () => {
  it('applies where it is allowed, and returns the reasons for the others', async () => {
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
          detail: 'O vencimento desta fatura já passou. Edite-a antes de emitir.',
        },
        { uuid: billed, code: 'status_not_allowed', detail: 'A situação atual não permite esta ação.' },
      ],
    };
    const preview = await ana.put(`${url}/bill?${query}&preview=true`);
    const sums = [{ currency: 'BRL', amount: expect.stringMatching(/^\d+\.\d\d$/) }];
    expect([preview.statusCode, preview.json()]).toEqual([200, { ...expected, forecast: { sums, mailed: 0 } }]);
    expect(await statusOf(draft)).toBe('draft');
    const done = await ana.put(`${url}/bill?${query}`);
    expect([done.statusCode, done.json()]).toEqual([200, expected]);
    expect(await statusOf(draft)).toBe('billed');
  });

  it('previews the sums of what it issues by currency, and how many are mailed', async () => {
    const to = { send_email: true, responsible_name: 'Bia', responsible_email: 'bia@client.test' };
    const drafts = [
      await makeInvoice({ is_draft: true }),
      await makeInvoice({ is_draft: true, ...to }),
      await makeInvoice({ is_draft: true, currency: 'JPY' }),
    ];
    const totals = await Promise.all(
      drafts.map(async (uuid) => (await ana.get(`${url}/${uuid}`)).json<{ currency: string; total: string }>()),
    );
    const { forecast } = (await ana.put(`${url}/bill?uuid=${drafts.join()}&preview=true`)).json();
    const sums = sumByCurrency(totals.map(({ currency, total: amount }) => ({ currency, amount })));
    expect(forecast).toEqual({ sums: expect.arrayContaining(sums), mailed: 1 });
    expect(sums).toHaveLength(2);
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

describe('a command for all matches of a list', () => {
  const narrowed = async (own: string) => {
    const drafts = [
      await makeInvoice({ is_draft: true, company_number: own }),
      await makeInvoice({ is_draft: true, company_number: own }),
    ];
    return [...drafts, await makeInvoice({ company_number: own })].toSorted();
  };

  it('is done to those and to no other', async () => {
    const [outside, keys] = [await makeInvoice({ is_draft: true }), await narrowed('ALL-1')];
    const preview = await ana.put(`${url}/cancel?all=true&search=ALL-1&preview=true`);
    expect(preview.json()).toEqual({ done: keys, refused: [] });
    expect((await ana.put(`${url}/cancel?all=true&search=ALL-1`)).json()).toEqual({ done: keys, refused: [] });
    expect(await Promise.all([...keys, outside].map(statusOf))).toEqual([...keys.map(() => 'cancelled'), 'draft']);
  });

  it('is done to what the status leaves of them', async () => {
    await narrowed('ALL-2');
    expect((await ana.put(`${url}/bill?all=true&search=ALL-2&status=draft`)).json()).toMatchObject({ refused: [] });
    expect((await ana.get(`${url}?search=ALL-2&status=billed`)).json().count).toBe(3);
  });

  it('finds nothing of another company, and refuses what the list does not know', async () => {
    const gil = await api.signIn('gil@globex.test');
    expect((await gil.put(`${url}/cancel?all=true&search=ALL`)).json()).toEqual({ done: [], refused: [] });
    expect((await ana.put(`${url}/cancel?all=true&colour=red`)).json().code).toBe('unknown_parameter');
    expect((await ana.put(`${url}/cancel?search=ALL`)).json()).toMatchObject({
      code: 'validation',
      errors: { uuid: expect.any(String) },
    });
  });

  it('is limited to a maximum of records: beyond it none is changed', async () => {
    const few = await testApp({ budgets: { bulkRecords: 2 } });
    const own = await few.signIn('ana@acme.test');
    const ours = await makeRegistrations(few, own);
    for (const _ of [1, 2, 3]) await own.post(`${url}/create`, invoiceBody(ours, { is_draft: true }));
    const answer = await own.put(`${url}/cancel?all=true`);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      { all: 'No máximo 2 registros de uma vez: filtre a lista' },
    ]);
    expect((await own.get(`${url}?status=draft`)).json().count).toBe(3);
  });
});

describe('a command on one record', () => {
  it('answers the record with its version and what to tell', async () => {
    const answer = await ana.put(`/api/v2/invoice/update-template/${await makeInvoice()}`, {
      template: 'invoiceTemplate1',
    });
    expect(answer.json()).toMatchObject({ template: 'invoiceTemplate1', detail: 'Modelo alterado' });
    expect(answer.headers['etag']).toBe('"2"');
  });

  it('is rejected for another version', async () => {
    const uuid = await makeInvoice();
    const headers = { 'if-match': '"7"' };
    const answer = await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'cancelled' }, headers);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'stale']);
  });

  it('that is only internal has no route', async () => {
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

  it('to many too, while its preview is computed again each time', async () => {
    const [headers, draft] = [key(), await makeInvoice({ is_draft: true })];
    const bill = (more = '') => ana.put(`${url}/bill?uuid=${draft}${more}`, undefined, headers);
    expect((await bill()).json()).toMatchObject({ done: [draft] });
    expect((await bill()).json()).toMatchObject({ done: [draft] });
    expect((await bill('&preview=true')).json()).toMatchObject({ done: [] });
  });
});
