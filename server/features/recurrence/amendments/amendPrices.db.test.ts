import { describe, expect, it } from 'vitest';
import { lineBody } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, made, ana, at, contract, amend, foresee, invoicesOf } = await contractWorkshop();

/** Ten thousand units at ten cents: one cent more is ten percent more. */
const cheap = { items_invoice: [lineBody(made, { quantity: 10_000, price: '0.10' })] };

const amendmentsOf = async (uuid: string) => {
  const { rows } = await api.ownerPool.query('select kind from contract_amendments where contract_uuid = $1', [uuid]);
  return rows.map(({ kind }) => kind);
};

describe('a price adjustment', () => {
  it('shows the actual change of prices, and the total of each invoice', async () => {
    const preview = (await foresee(await contract(cheap), { kind: 'adjust', percent: '5' })).json();
    expect(preview.adjusted).toEqual({ percent: '10.0000', percent_asked: '5', deviates: true });
    expect(preview.groups).toMatchObject([
      {
        count: 12,
        occurrence: 1,
        before: { subtotal: '1000.00', total: '1080.00' },
        after: { subtotal: '1100.00', total: '1188.00' },
        difference: '108.00',
        percent: '10.0000',
        price_percent: '10.0000',
      },
    ]);
  });

  it('distinguishes invoices that change differently', async () => {
    const uuid = await contract(cheap);
    const items_invoice = [lineBody(made, { price: '100.00' })];
    await amend(uuid, { kind: 'lines', reach: 'only', occurrence: 2, items_invoice });
    const { groups, adjusted } = (await foresee(uuid, { kind: 'adjust', percent: '5' })).json();
    expect(groups).toMatchObject([
      { count: 11, occurrence: 1, price_percent: '10.0000' },
      { count: 1, occurrence: 2, difference: '5.40', price_percent: '5.0000' },
    ]);
    expect(adjusted).toEqual({ percent: '9.9550', percent_asked: '5', deviates: true });
  });

  it('has no deviation if prices can represent it, nor if it is by an amount', async () => {
    const uuid = await contract();
    const [percent, amount] = [
      await foresee(uuid, { kind: 'adjust', percent: '4.62' }),
      await foresee(uuid, { kind: 'adjust', amount: '25' }),
    ];
    expect(percent.json().adjusted).toEqual({ percent: '4.6200', percent_asked: '4.62', deviates: false });
    expect(amount.json().adjusted).toEqual({ percent: '2.5000', deviates: false });
  });

  it.each([
    ['percent', '3.5'],
    ['percent', '0'],
    ['percent', '-0.0001'],
    ['amount', '0'],
    ['amount', '0.00'],
  ])('by a %s of %s that changes no price is rejected at that field, also in the preview', async (field, value) => {
    const uuid = await contract(cheap);
    const body = { kind: 'adjust', [field]: value };
    for (const answer of [await foresee(uuid, body), await amend(uuid, body)]) {
      expect([answer.statusCode, answer.json().errors]).toEqual([
        400,
        { [field]: 'O reajuste não altera nenhum preço após o arredondamento' },
      ]);
    }
    expect(await amendmentsOf(uuid)).toEqual([]);
  });

  it('that changes one price of many is made', async () => {
    const items_invoice = [...cheap.items_invoice, lineBody(made, { price: '1000.00' })];
    const uuid = await contract({ items_invoice });
    expect((await amend(uuid, { kind: 'adjust', percent: '3.5' })).statusCode).toBe(200);
    expect((await invoicesOf(uuid))[0]?.total).toBe('2197.80');
  });
});

describe('an amendment without a change', () => {
  const details = { observation: 'As agreed' };
  it.each([
    ['lines', 'items_invoice', { items_invoice: [lineBody(made, { quantity: '1.0', price: '1000' })] }],
    ['details', 'observation', details],
    ['details', 'company_number', { company_number: '' }],
    ['terms', 'items_invoice', { items_invoice: [lineBody(made)], ...details }],
    ['terms', 'observation', details],
  ])('is rejected: %s, at %s', async (kind, field, change) => {
    const uuid = await contract(details);
    const body = { kind, ...change };
    for (const answer of [await foresee(uuid, body), await amend(uuid, body)]) {
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [field]]);
    }
    expect(await amendmentsOf(uuid)).toEqual([]);
  });

  it('is made if one of the invoices differs', async () => {
    const uuid = await contract(details);
    await amend(uuid, { kind: 'details', reach: 'only', occurrence: 5, observation: 'Once' });
    expect((await amend(uuid, { kind: 'details', ...details })).statusCode).toBe(200);
    expect((await invoicesOf(uuid))[4]?.observation).toBe('As agreed');
  });

  it('is not recorded if a template or recipients are chosen again', async () => {
    const uuid = await contract();
    const again = [
      await ana.put(`${at}/update-template/${uuid}`, { template: 'invoiceTemplate1' }),
      await ana.put(`${at}/update-send-email/${uuid}`, { send_email: false }),
    ];
    expect(again.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await amendmentsOf(uuid)).toEqual([]);
    const others = { send_email: true, responsible_name: 'Bo', responsible_email: 'bo@harbor.test' };
    await ana.put(`${at}/update-send-email/${uuid}`, others);
    expect(await amendmentsOf(uuid)).toEqual(['details']);
  });
});

describe('the value of a fixed contract', () => {
  it('is raised by the amount that its preview asks to confirm', async () => {
    const uuid = await contract({ type: 'fixed' });
    const body = { kind: 'adjust', percent: '10', occurrence: 7 };
    const preview = (await foresee(uuid, body)).json();
    expect(preview).toMatchObject({
      total_amount_before: '12960.00',
      total_amount: '13608.00',
      required_confirmations: ['confirm_total'],
    });
    expect((await amend(uuid, body)).json().errors).toEqual({ confirm_total: expect.any(String) });
    expect((await amend(uuid, { ...body, confirm_total: true })).json().total_amount).toBe('13608.00');
  });

  it('stays the same if it covers the invoices, with nothing to confirm', async () => {
    const uuid = await contract({ type: 'fixed' });
    const preview = (await foresee(uuid, { kind: 'adjust', percent: '-10' })).json();
    expect(preview).toMatchObject({
      total_amount_before: '12960.00',
      total_amount: '12960.00',
      required_confirmations: [],
    });
  });
});
