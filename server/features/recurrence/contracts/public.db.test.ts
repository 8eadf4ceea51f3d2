import { describe, expect, it } from 'vitest';
import { contractBody, make, makeScenario } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';
import { runDue } from '../runs/run.ts';

const { api, made, scope } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');

async function contract(change: object = {}): Promise<{ uuid: string; public_hash: string }> {
  const uuid = await make(ana, '/api/v2/contracts/create', contractBody(made, change));
  return (await ana.get(`/api/v2/contracts/${uuid}`)).json();
}
const open = (hash: string) => api.anonymous.get(`/api/v2/public/invoices/recurring/${hash}`);

describe('the public page of a contract', () => {
  it('shows its payer the terms, the due date of each invoice, and the status of issued ones', async () => {
    const { public_hash: hash } = await contract({ due_date: '2026-03-15', due_date_contract: '2027-02-15' });
    await runDue(api.pool, scope(), { cause: 'tick', worker: 'test', actor: 'recurring run' });
    const answer = await open(hash);
    expect(answer.statusCode).toBe(200);
    const { schedule, ...terms } = answer.json();
    expect(terms).toMatchObject({
      status: 'Active',
      frequency_symbology: 'M',
      total: '1080.00',
      service_buyer: { name: 'Blue Harbor Inc' },
      items_invoice: [{ item: { description: 'Consulting' }, total: '1000.00' }],
      subtotal: '1000.00',
      exporter_total_taxes_payable_importer: '230.00',
      importer_total_taxes_payable_exporter: '150.00',
      importer_total_payable: '1342.50',
      taxes: [
        { side: 'exporter', tributes: [{ name: 'IVA', value: '23', amount: '230.00' }], total: '230.00' },
        { side: 'importer', tributes: [{ name: 'IRRF' }, { name: 'CIDE' }, { name: 'Fee' }], total: '262.50' },
      ],
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

  it('says what notes took of an issued invoice, so that one that they alone settled reads as credited', async () => {
    const { uuid, public_hash: hash } = await contract({ due_date: '2026-03-15', due_date_contract: '2027-02-15' });
    await runDue(api.pool, scope(), { cause: 'tick', worker: 'test', actor: 'recurring run' });
    const { results } = (await ana.get(`/api/v2/invoice/invoices-by-contract?contract=${uuid}`)).json();
    const body = { corrects_uuid: results[0].uuid, reason: 'Not delivered', is_full: true };
    const note = await make(ana, '/api/v2/credit-notes', body);
    expect((await ana.put(`/api/v2/credit-notes/${note}/issue`, {})).statusCode).toBe(200);
    const { schedule } = (await open(hash)).json();
    expect(schedule[0]).toMatchObject({ status: 'paid', total: '1080.00', credited_amount: '1080.00' });
    expect(schedule[1]).not.toHaveProperty('credited_amount');
  });

  it('has the amounts of today, like those of its company, under a changed scenario', async () => {
    const scenario = await makeScenario(ana, [
      { name: 'ISS', is_origin: false, tax_responsible: 'exporter', type: 'Fixed', value: '10' },
    ]);
    const line = { item: { uuid: made.item }, quantity: 1, price: '1000.00', scenery: { uuid: scenario } };
    const { uuid, public_hash: hash } = await contract({
      items_invoice: [line],
      due_date: '2026-03-15',
      due_date_contract: '2027-02-15',
    });
    await runDue(api.pool, scope(), { cause: 'tick', worker: 'test', actor: 'recurring run' });
    const at = `/api/v2/scenarios/${scenario}`;
    const { tributes, ...rest } = (await ana.get(at)).json();
    expect((await ana.put(at, { ...rest, tributes: [{ ...tributes[0], value: '20' }] })).statusCode).toBe(200);
    const { total, taxes, schedule } = (await open(hash)).json();
    expect([total, taxes[0].total]).toEqual(['800.00', '200.00']);
    const totals = schedule.map((one: { total: string }) => one.total);
    expect(totals).toEqual(['900.00', ...Array.from({ length: 11 }, () => '800.00')]);
    const own = (await ana.get(`/api/v2/contracts/${uuid}`)).json();
    expect([own.total, own.items_invoice[0].total_taxes]).toEqual(['800.00', '200.00']);
    const listed = (await ana.get(`/api/v2/invoice/invoices-by-contract?contract=${uuid}&per_page=100`)).json();
    expect(listed.results.map((one: { total: string }) => one.total)).toEqual(totals);
  });

  it('shows nothing of its management, and taxes only if its issuer shows them', async () => {
    const { public_hash: hash } = await contract({
      show_tax_invoice: false,
      send_email: true,
      responsible_name: 'Grace',
      responsible_email: 'grace@blueharbor.test',
    });
    const shown = (await open(hash)).json();
    for (const kept of ['uuid', 'responsible_email', 'account_uuid', 'files', 'public_hash', 'total_amount', 'taxes']) {
      expect(shown).not.toHaveProperty(kept);
    }
    expect(shown).not.toHaveProperty('importer_total_payable');
    expect(Object.keys(shown.items_invoice[0]).toSorted()).toEqual(['item', 'price', 'quantity', 'total']);
  });

  it('shows internal amounts of the exporter only if its company shows them', async () => {
    const internal = ['exporter_net_total', 'exporter_total_taxes_payable_exporter', 'total_taxes'];
    const [quiet, detailed] = [await contract(), await contract({ show_exporter_net: true })];
    const [kept, shown] = [(await open(quiet.public_hash)).json(), (await open(detailed.public_hash)).json()];
    for (const name of internal) expect([name in kept, name in shown]).toEqual([false, true]);
    expect(shown).toMatchObject({ exporter_net_total: '800.00', taxes: [{ total: '280.00' }, { total: '262.50' }] });
  });

  it('omits ended invoices', async () => {
    const { uuid, public_hash: hash } = await contract();
    await ana.put(`/api/v2/contracts/update-status/${uuid}`, { status: 'Cancelled' });
    expect((await open(hash)).json()).toMatchObject({ status: 'Cancelled', schedule: [] });
  });

  it('opens by its own link only', async () => {
    const { public_hash: hash } = await contract();
    expect((await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`)).statusCode).toBe(404);
    const invoice = (await ana.get('/api/v2/invoice/invoices-single')).json().results[0];
    expect((await open(invoice.public_hash)).statusCode).toBe(404);
    expect((await open('x'.repeat(32))).statusCode).toBe(404);
  });
});
