import { describe, expect, it } from 'vitest';
import { contractBody, make } from '../../../tests/support/company.ts';
import { testWorkshop } from '../../../tests/support/useCases.ts';
import { runDue } from '../recurrence/run.ts';

const { api, made, scope } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');

async function contract(change: object = {}): Promise<{ uuid: string; public_hash: string }> {
  const uuid = await make(ana, '/api/v2/contracts/create', contractBody(made, change));
  return (await ana.get(`/api/v2/contracts/${uuid}`)).json();
}
const open = (hash: string) => api.anonymous.get(`/api/v2/public/invoices/recurring/${hash}`);

describe('the public page of a contract', () => {
  it('tells its payer the terms, when each invoice falls due, and where those that are issued stand', async () => {
    const { public_hash: hash } = await contract({ due_date: '2026-03-15', due_date_contract: '2027-02-15' });
    await runDue(api.pool, scope(), { cause: 'tick', worker: 'test', actor: 'recurring run' });
    const answer = await open(hash);
    expect(answer.statusCode).toBe(200);
    const { schedule, ...terms } = answer.json();
    expect(terms).toMatchObject({
      status: 'Active',
      frequency_symbology: 'M',
      total: '1080.00',
      service_buyer: { uuid: made.entity },
      items_invoice: [{ total: '1000.00', total_taxes: '542.50' }],
    });
    expect(schedule).toHaveLength(12);
    expect(schedule[0]).toMatchObject({ occurrence: 1, status: 'billed', total: '1080.00', is_overdue: false });
    expect(schedule[1]).toEqual({
      occurrence: 2,
      created: '2026-04-05',
      due_date: '2026-04-15',
      status: 'future',
      total: '1080.00',
      is_overdue: false,
    });
    const invoice = await api.anonymous.get(`/api/v2/public/invoices/individual/${schedule[0].public_hash}`);
    expect(invoice.json()).toMatchObject({ number: schedule[0].number, total: '1080.00' });
  });

  it('tells nothing of how it is managed, and of taxes only where its issuer shows them', async () => {
    const { public_hash: hash } = await contract({
      show_tax_invoice: false,
      send_email: true,
      responsible_name: 'Grace',
      responsible_email: 'grace@blueharbor.test',
    });
    const shown = (await open(hash)).json();
    for (const kept of ['responsible_email', 'account_uuid', 'files', 'public_hash', 'total_amount', 'total_taxes']) {
      expect(shown).not.toHaveProperty(kept);
    }
    expect(Object.keys(shown.items_invoice[0]).toSorted()).toEqual(['item', 'price', 'quantity', 'total']);
  });

  it('leaves out what was ended', async () => {
    const { uuid, public_hash: hash } = await contract();
    await ana.put(`/api/v2/contracts/update-status/${uuid}`, { status: 'Cancelled' });
    expect((await open(hash)).json()).toMatchObject({ status: 'Cancelled', schedule: [] });
  });

  it('opens by its own link alone', async () => {
    const { public_hash: hash } = await contract();
    expect((await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`)).statusCode).toBe(404);
    const invoice = (await ana.get('/api/v2/invoice/invoices-single')).json().results[0];
    expect((await open(invoice.public_hash)).statusCode).toBe(404);
    expect((await open('x'.repeat(32))).statusCode).toBe(404);
  });
});
