import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations, type Registrations } from '../../../../tests/support/company.ts';
import { proformaBody } from '../../../../tests/support/quotes.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
let made: Registrations;

beforeAll(async () => {
  made = await makeRegistrations(api, ana);
});

async function make(change?: object) {
  const answer = await ana.post('/api/v2/proformas', proformaBody(made, change));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const command = (uuid: string, name: string, body: object = {}) => ana.put(`/api/v2/proformas/${uuid}/${name}`, body);

const recipients = { send_email: true, responsible_name: 'Bia Reis', responsible_email: 'bia@blue-harbor.test' };

const mailsOf = async (uuid: string) =>
  (
    await api.ownerPool.query<{ topic: string; email: string; args: object }>(
      'select topic, email, args from outbox where subject_uuid = $1 order by created_at, uuid',
      [uuid],
    )
  ).rows;

/** What the ledger, the reports and the numbers of invoices are made of. */
async function booked() {
  const { rows } = await api.ownerPool.query(`
    select (select count(*) from transactions) as bookings, (select count(*) from invoices) as invoices,
      (select jsonb_agg(c order by c.name) from counters c where c.name <> 'proformas') as counters`);
  return rows[0];
}

describe('a proforma', () => {
  it('has the amounts and taxes of an invoice', async () => {
    const { items_invoice: [line] = [], ...invoice } = (
      await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made, { is_draft: true }))
    ).json();
    const proforma = await make();
    expect(proforma).toMatchObject({ status: 'draft', subtotal: '1000.00', total: '1080.00' });
    expect(proforma.lines[0].scenery.tributes).toEqual(line.scenery.tributes);
    expect(proforma.total_taxes).toBe(invoice.total_taxes);
  });

  it('has a reference of its own when it is issued, draws no other number, and is booked nowhere', async () => {
    const before = await booked();
    const [first, second] = [await make(), await make({ is_draft: false })];
    expect(first.full_number).toBeUndefined();
    expect(second).toMatchObject({ status: 'issued', number: 1, full_number: 'PF-1' });
    expect((await command(first.uuid, 'issue')).json()).toMatchObject({ status: 'issued', full_number: 'PF-2' });
    expect(await booked()).toEqual(before);
    const series = (await ana.get('/api/v2/series')).json().results;
    expect(series.map(({ document_type: type }: { document_type: string }) => type)).not.toContain('proformas');
    const [found] = (await ana.get('/api/v2/proformas?search=pf-2')).json().results;
    expect(found).toMatchObject({ uuid: first.uuid, full_number: 'PF-2' });
    const [issued] = (await ana.get(`/api/v2/audit/proforma/${first.uuid}`)).json();
    expect(issued.changes).toMatchObject({ full_number: [null, 'PF-2'] });
  });

  it('is not changed once it is issued, nor issued without a line', async () => {
    const empty = await make({ lines: [] });
    expect((await command(empty.uuid, 'issue')).json().errors).toHaveProperty('lines');
    const { uuid } = await make({ is_draft: false });
    expect((await ana.put(`/api/v2/proformas/${uuid}`, proformaBody(made))).json().code).toBe('status_not_allowed');
    expect(
      (await ana.post('/api/v2/proformas', proformaBody(made, { valid_until: '2026-03-01' }))).json().errors,
    ).toEqual({
      valid_until: expect.any(String),
    });
  });

  it('becomes the draft of an invoice once, which lists it', async () => {
    const { uuid } = await make({ is_draft: false, company_number: 'P-7', terms: 'FCA São Paulo' });
    const converted = (await command(uuid, 'convert', { due_date: '2026-05-10' })).json();
    expect(converted.status).toBe('converted');
    const invoice = (await ana.get(`/api/v2/invoice/invoices-single/${converted.invoice_uuid}`)).json();
    expect(invoice).toMatchObject({ status: 'draft', company_number: 'P-7', total: '1080.00', due_date: '2026-05-10' });
    const { results } = (await ana.get(`/api/v2/proformas?invoice_uuid=${invoice.uuid}`)).json();
    expect(results).toMatchObject([{ uuid }]);
    expect((await command(uuid, 'convert')).statusCode).toBe(409);
    expect((await command((await make()).uuid, 'convert')).statusCode).toBe(409);
  });

  it('is mailed when it is issued, or by hand', async () => {
    const { uuid, mailed_at: mailed } = await make({ is_draft: false, ...recipients });
    expect(mailed).toEqual(expect.any(String));
    const { full_number: number } = (await command(uuid, 'send', { email: 'caio@blue-harbor.test' })).json();
    expect(await mailsOf(uuid)).toMatchObject([
      {
        topic: 'proforma',
        email: 'bia@blue-harbor.test',
        args: { number, total: expect.stringContaining('1,080.00') },
      },
      { topic: 'proforma', email: 'caio@blue-harbor.test' },
    ]);
  });

  it('is public while it is not canceled, and not visible to another company', async () => {
    const { uuid, public_hash: hash, full_number: number } = await make({ is_draft: false });
    const read = () => api.anonymous.get(`/api/v2/public/proformas/${hash}`);
    expect((await read()).json()).toMatchObject({ full_number: number, total: '1080.00', valid_until: '2026-04-10' });
    const gil = await api.signIn('gil@globex.test');
    expect((await gil.get(`/api/v2/proformas/${uuid}`)).statusCode).toBe(404);
    expect((await gil.put(`/api/v2/proformas/${uuid}/convert`, {})).statusCode).toBe(404);
    expect((await command(uuid, 'cancel')).json()).toMatchObject({ status: 'cancelled' });
    expect((await read()).statusCode).toBe(404);
  });
});
