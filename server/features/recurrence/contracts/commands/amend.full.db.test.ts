import { describe, expect, it } from 'vitest';
import { lineBody } from '../../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../../tests/support/contractWorkshop.ts';

const { api, made, scope, ana, at, itIs, contract, amend, foresee, run, invoicesOf } = await contractWorkshop();
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test');

const { rows: templates } = await api.ownerPool.query<{ uuid: string }>(
  "insert into invoice_templates (tenant_id, name) values ($1, 'Nosso') returning uuid",
  [scope().tenant.id],
);
const own = templates[0]?.uuid;

const read = async (uuid: string) => (await ana.get(`${at}/${uuid}`)).json();

const totals = async (uuid: string) => (await invoicesOf(uuid)).map(({ total }) => total);
const statuses = async (uuid: string) =>
  (await invoicesOf(uuid)).map(({ status, schedule_status: scheduleStatus }) =>
    status === 'future' ? scheduleStatus : status,
  );
const of = (count: number, ...values: string[]) =>
  Array.from({ length: count }, (_, index) => values[index] ?? values.at(-1));

const termsOf = async (uuid: string) => {
  const { rows } = await api.ownerPool.query('select count(*)::int as n from contract_terms where contract_uuid = $1', [
    uuid,
  ]);
  return rows[0].n;
};

describe('amending a contract', () => {
  it('bills other lines from an invoice on, under the taxes of their scenarios, by one new set of terms', async () => {
    const uuid = await contract();
    const answer = await amend(uuid, {
      kind: 'lines',
      occurrence: 4,
      items_invoice: [lineBody(made, { price: '2000.00' })],
      reason: 'Second team from July on',
    });
    expect([answer.statusCode, answer.json().detail]).toEqual([200, 'Contrato alterado']);
    expect(await totals(uuid)).toEqual(of(12, '1080.00', '1080.00', '1080.00', '2160.00'));
    expect(await termsOf(uuid)).toBe(2);
    await itIs('2026-06-20T15:00:00Z');
    await run();
    const [, , , fourth] = await invoicesOf(uuid);
    const issued = (await ana.get(`/api/v2/invoice/invoices-single/${fourth?.uuid}`)).json();
    expect(issued).toMatchObject({
      status: 'billed',
      total: '2160.00',
      items_invoice: [{ importer_total_payable: '2672.50' }],
    });
  });

  it('bills other lines once, and then the former ones', async () => {
    const uuid = await contract();
    await amend(uuid, {
      kind: 'lines',
      reach: 'only',
      occurrence: 2,
      items_invoice: [lineBody(made, { price: '500.00' })],
    });
    expect(await totals(uuid)).toEqual(of(12, '1080.00', '540.00', '1080.00'));
  });

  it('never changes issued invoices', async () => {
    const uuid = await contract();
    await itIs('2026-04-25T15:00:00Z');
    await run();
    const [first, second] = await invoicesOf(uuid);
    expect((await amend(uuid, { kind: 'adjust', percent: '10' })).statusCode).toBe(200);
    expect((await invoicesOf(uuid)).slice(0, 3)).toMatchObject([first, second, { occurrence: 3, total: '1188.00' }]);
    const refused = await amend(uuid, { kind: 'adjust', reach: 'only', occurrence: 2, percent: '10' });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['occurrence']]);
  });

  it('adjusts every price, amended ones too, rounded to the cent', async () => {
    const uuid = await contract({ items_invoice: [lineBody(made, { price: '10.05' })] });
    await amend(uuid, {
      kind: 'lines',
      reach: 'only',
      occurrence: 2,
      items_invoice: [lineBody(made, { price: '20.00' })],
    });
    await amend(uuid, { kind: 'adjust', percent: '50' });
    const [first, second, third] = await invoicesOf(uuid);
    const prices = [first, second, third].map(async (one) => {
      const whole = (await ana.get(`/api/v2/invoice/invoices-single/${one?.uuid}`)).json();
      return whole.items_invoice[0].price;
    });
    expect(await Promise.all(prices)).toEqual(['15.08', '30.00', '15.08']);
    expect(await termsOf(uuid)).toBe(2);
  });

  it('changes the details of invoices, and clears those left empty', async () => {
    const uuid = await contract({ observation: 'As agreed', company_number: 'PO 1' });
    const change = { kind: 'details', occurrence: 3, observation: '', company_number: 'PO 2', template: own };
    expect((await amend(uuid, change)).statusCode).toBe(200);
    const [, second, third] = await invoicesOf(uuid);
    expect(second).toMatchObject({ observation: 'As agreed', company_number: 'PO 1', template: 'invoiceTemplate1' });
    expect(third).toMatchObject({ company_number: 'PO 2', template: own, total: '1080.00' });
    expect(third?.observation).toBeUndefined();
  });

  it('skips the dates of a pause and moves no other, until it is resumed', async () => {
    const uuid = await contract();
    const before = (await invoicesOf(uuid)).map(({ due_date }) => due_date);
    await amend(uuid, { kind: 'pause', from: '2026-05-01', until: '2026-07-31' });
    expect((await statuses(uuid)).slice(0, 6)).toEqual(['to_come', 'to_come', 'paused', 'paused', 'paused', 'to_come']);
    await itIs('2026-07-01T15:00:00Z');
    await run();
    await amend(uuid, { kind: 'resume' });
    expect((await statuses(uuid)).slice(0, 6)).toEqual(['billed', 'billed', 'paused', 'paused', 'to_come', 'to_come']);
    expect((await invoicesOf(uuid)).map(({ due_date }) => due_date)).toEqual(before);
  });

  it('extends it with its dates, by lasting amendments and not by single ones', async () => {
    const uuid = await contract();
    await amend(uuid, {
      kind: 'lines',
      reach: 'only',
      occurrence: 12,
      items_invoice: [lineBody(made, { price: '9.00' })],
    });
    expect((await amend(uuid, { kind: 'extend', frequency: 14 })).json()).toMatchObject({
      frequency: 14,
      due_date_contract: '2027-04-30',
    });
    const added = (await invoicesOf(uuid)).slice(12);
    expect(added).toMatchObject([
      { occurrence: 13, due_date: '2027-03-31', created: '2027-03-21', total: '1080.00' },
      { occurrence: 14, due_date: '2027-04-30', created: '2027-04-20', total: '1080.00' },
    ]);
  });

  it('ends it earlier, and continues if it is extended again', async () => {
    const uuid = await contract();
    expect((await amend(uuid, { kind: 'end', until: '2026-08-15' })).json()).toMatchObject({
      frequency: 5,
      due_date_contract: '2026-08-15',
      status: 'Active',
    });
    expect((await statuses(uuid)).slice(4)).toEqual(of(8, 'to_come', 'cancelled'));
    await amend(uuid, { kind: 'extend', frequency: 6 });
    expect((await statuses(uuid)).slice(4, 7)).toEqual(['to_come', 'to_come', 'cancelled']);
  });

  it('ends it after the requested invoice, which its history names, whatever was dropped after it', async () => {
    const uuid = await contract();
    await amend(uuid, { kind: 'drop', occurrence: 11 });
    await amend(uuid, { kind: 'end', until: '2026-12-31' });
    const [ended] = (await ana.get(`/api/v2/audit/contract/${uuid}`)).json();
    expect(ended.changes.amendment[1]).toMatchObject({ kind: 'end', occurrence: 12, change: { frequency: 10 } });
  });

  it('adds invoices to a concluded contract, which makes it active', async () => {
    const uuid = await contract({ frequency: 1 });
    await itIs('2026-03-25T15:00:00Z');
    await run();
    expect((await read(uuid)).status).toBe('Concluded');
    expect((await amend(uuid, { kind: 'extend', frequency: 2 })).json()).toMatchObject({ status: 'Active' });
  });

  it('is not possible for readers, for another company, or once it is cancelled', async () => {
    const uuid = await contract();
    const body = { kind: 'adjust', percent: '1' };
    expect((await gil.put(`${at}/${uuid}/amend`, body)).statusCode).toBe(404);
    expect((await carla.put(`${at}/${uuid}/amend?tenant=acme`, body)).statusCode).toBe(403);
    await ana.put(`${at}/update-status/${uuid}`, { status: 'Cancelled' });
    expect((await amend(uuid, body)).json()).toMatchObject({ code: 'status_not_allowed' });
  });

  it('is rejected with an outdated version', async () => {
    const uuid = await contract();
    const { etag } = (await ana.get(`${at}/${uuid}`)).headers;
    const headers = { 'if-match': String(etag) };
    expect((await ana.put(`${at}/${uuid}/amend`, { kind: 'adjust', percent: '1' }, headers)).statusCode).toBe(200);
    expect((await ana.put(`${at}/${uuid}/amend`, { kind: 'adjust', percent: '1' }, headers)).json().code).toBe('stale');
  });
});

describe('the value of a fixed contract', () => {
  it('covers issued and scheduled invoices, or is raised if that is confirmed', async () => {
    const uuid = await contract({ type: 'fixed' });
    const refused = await amend(uuid, { kind: 'adjust', percent: '10', occurrence: 7 });
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      { confirm_total: expect.stringContaining('R$\u00a013.608,00') },
    ]);
    const confirmed = await amend(uuid, { kind: 'adjust', percent: '10', occurrence: 7, confirm_total: true });
    expect(confirmed.json()).toMatchObject({ total_amount: '13608.00' });
  });
});

describe('the preview of an amendment', () => {
  it('has all values before and after, invoice by invoice, and changes nothing', async () => {
    const uuid = await contract();
    const before = await read(uuid);
    const body = { kind: 'adjust', percent: '-50', occurrence: 11 };
    const answer = await foresee(uuid, body);
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      {
        currency: 'BRL',
        concerned: 2,
        corrections: [],
        before: {
          subtotal: '12000.00',
          total: '12960.00',
          importer_total_payable: '16110.00',
          exporter_net_total: '9600.00',
        },
        after: {
          subtotal: '11000.00',
          total: '11880.00',
          importer_total_payable: '14780.00',
          exporter_net_total: '8800.00',
        },
        frequency: 12,
        past_due_dates: [],
        due_date_contract: '2027-03-31',
        total_amount: '12960.00',
        total_amount_before: '12960.00',
        required_confirmations: [],
        adjusted: { percent: '-50.0000', percent_asked: '-50', deviates: false },
        groups: [expect.objectContaining({ count: 2, occurrence: 11, difference: '-540.00', percent: '-50.0000' })],
        occurrences: [
          {
            occurrence: 11,
            due_date: '2027-01-31',
            status: 'future',
            status_before: 'future',
            before: {
              subtotal: '1000.00',
              total: '1080.00',
              importer_total_payable: '1342.50',
              exporter_net_total: '800.00',
            },
            after: {
              subtotal: '500.00',
              total: '540.00',
              importer_total_payable: '677.50',
              exporter_net_total: '400.00',
            },
          },
          expect.objectContaining({ occurrence: 12 }),
        ],
      },
    ]);
    expect(await read(uuid)).toEqual(before);
    await amend(uuid, body);
    const sum = (await totals(uuid)).reduce((all, one) => all + Math.round(Number(one) * 100), 0);
    expect(sum).toBe(1_188_000);
  });

  it('has the first hundred of many, and the sums of all', async () => {
    const uuid = await contract({ frequency: 600, due_date_contract: '2076-12-31', total_amount: '1' });
    const { occurrences, concerned, after } = (await foresee(uuid, { kind: 'adjust', amount: '1000' })).json();
    expect([occurrences.length, concerned, after.total]).toEqual([100, 600, '1296000.00']);
  });
});

describe('under concurrency', () => {
  it('amendments and the run wait for each other, and each is complete', async () => {
    const uuid = await contract();
    await itIs('2026-05-25T15:00:00Z');
    const amending = ['1', '2', '3', '4'].map((amount) => amend(uuid, { kind: 'adjust', amount }));
    const [ran, ...answers] = await Promise.all([run(), ...amending]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    await run();
    expect(ran.held).toBe(0);
    const all = await invoicesOf(uuid);
    expect(all.filter(({ status }) => status === 'billed').map(({ occurrence }) => occurrence)).toEqual([1, 2, 3]);
    expect(new Set(all.slice(3).map(({ total }) => total))).toEqual(new Set(['1090.80']));
  });
});
