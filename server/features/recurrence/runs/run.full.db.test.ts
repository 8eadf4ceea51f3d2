import { beforeEach, describe, expect, it } from 'vitest';
import { invoiceBody, make, makeScenario } from '../../../../tests/support/company.ts';
import { refuseInvoicesOf } from '../../../../tests/support/refuseInvoices.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, made, ana, scope, itIs, contract, run } = await contractWorkshop({ type: 'fixed' });

interface Issued {
  uuid: string;
  number: number;
  occurrence: number;
  status: string;
  created: string;
  due_date: string;
  total: string;
}

async function issuedOf(contractUuid: string): Promise<Issued[]> {
  const { rows } = await api.ownerPool.query<Issued>(
    `select uuid, number, occurrence, status, created::text, due_date::text, total::text from invoices
     where contract_uuid = $1 order by occurrence`,
    [contractUuid],
  );
  return rows;
}

beforeEach(async () => {
  await api.ownerPool.query(
    "update occurrences set status = 'cancelled', reason = null where status in ('future', 'held')",
  );
});

describe('the recurring run', () => {
  it('issues what is due, with its own dates, lines, taxes and payment, under the key of its occurrence', async () => {
    const uuid = await contract();
    expect(await run()).toMatchObject({ billed: 0 });
    await itIs('2026-03-21T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 1, held: 0 });
    const [first] = await issuedOf(uuid);
    expect(first).toMatchObject({ occurrence: 1, status: 'billed', created: '2026-03-21', due_date: '2026-03-31' });
    const read = (await ana.get(`/api/v2/invoice/invoices-single/${first?.uuid}`)).json();
    expect(read).toMatchObject({
      type: 'recurring',
      contract_uuid: uuid,
      occurrence: 1,
      total: '1080.00',
      items_invoice: [{ total: '1000.00', importer_total_payable: '1342.50' }],
      transactions: [{ status: 'Pending', amount: '1080.00' }],
    });
  });

  it('catches up after downtime, each occurrence with its own dates and the next number', async () => {
    const uuid = await contract();
    await itIs('2026-07-01T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 4 });
    const issued = await issuedOf(uuid);
    expect(issued.map(({ created }) => created)).toEqual(['2026-03-21', '2026-04-20', '2026-05-21', '2026-06-20']);
    const [first = 0, ...others] = issued.map(({ number }) => number);
    expect(others).toEqual([first + 1, first + 2, first + 3]);
    const after = await ana.post(
      '/api/v2/invoice/invoices-single/create',
      invoiceBody(made, { created: '2026-07-01', due_date: '2026-07-31' }),
    );
    expect(after.json().number).toBe(first + 4);
    expect(await run()).toEqual({ uuid: undefined, billed: 0, held: 0 });
  });

  it('issues nothing of a suspended company, and all of it once it is active again', async () => {
    const uuid = await contract();
    await itIs('2026-03-25T15:00:00Z');
    const suspend = (at: string | null) =>
      api.ownerPool.query('update tenants set suspended_at = $2 where id = $1', [scope().tenant.id, at]);
    await suspend('2026-03-24T00:00:00Z');
    expect(await run()).toMatchObject({ billed: 0, held: 0 });
    await suspend(null);
    expect(await run()).toMatchObject({ billed: 1, held: 0 });
    expect(await issuedOf(uuid)).toHaveLength(1);
  });

  it('numbers in the order of dates, not in that of the contracts', async () => {
    const later = await contract({ due_date: '2026-04-05', due_date_contract: '2027-04-05' });
    const earlier = await contract();
    await itIs('2026-03-27T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 2 });
    const [[first], [second]] = [await issuedOf(earlier), await issuedOf(later)];
    expect([first?.created, second?.created]).toEqual(['2026-03-21', '2026-03-26']);
    expect(second?.number).toBe((first?.number ?? 0) + 1);
  });

  it('sends one mail for each invoice whose contract asks for it, and none for others', async () => {
    const mailed = await contract({
      send_email: true,
      responsible_name: 'Blue Harbor Inc',
      responsible_email: 'ap@blueharbor.test',
    });
    const silent = await contract({ send_email: false });
    await itIs('2026-03-21T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 2 });
    await run();
    const [[first], [other]] = [await issuedOf(mailed), await issuedOf(silent)];
    const { rows } = await api.ownerPool.query(
      `select m.invoice_uuid, m.email, o.topic, o.status, i.sent_at is not null as is_sent
       from messages m join outbox o on o.subject_uuid = m.uuid join invoices i on i.uuid = m.invoice_uuid
       where m.invoice_uuid = any($1::uuid[])`,
      [[first?.uuid, other?.uuid]],
    );
    expect(rows).toEqual([
      { invoice_uuid: first?.uuid, email: 'ap@blueharbor.test', topic: 'document', status: 'queued', is_sent: true },
    ]);
  });

  it('issues invoices with the logo of their contract', async () => {
    const uuid = await contract();
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47]);
    await api.ownerPool.query(
      `insert into contract_logos (tenant_id, contract_uuid, type, bytes) values ($1, $2, 'image/png', $3)`,
      [scope().tenant.id, uuid, png],
    );
    await itIs('2026-03-21T15:00:00Z');
    await run();
    const [first] = await issuedOf(uuid);
    const logo = await ana.get(`/api/v2/invoice/invoices-single/${first?.uuid}/logo`);
    expect([logo.statusCode, logo.rawPayload.equals(png)]).toEqual([200, true]);
  });

  it('follows the time zone of the company, to the minute', async () => {
    await contract();
    await itIs('2026-03-21T02:59:59Z');
    expect(await run()).toMatchObject({ billed: 0 });
    await itIs('2026-03-21T03:00:00Z');
    expect(await run()).toMatchObject({ billed: 1 });
  });

  it('computes invoices from the scenarios of the day of issue', async () => {
    const scenario = await makeScenario(ana, [
      { name: 'ISS', is_origin: false, tax_responsible: 'exporter', type: 'Fixed', value: '10' },
    ]);
    const uuid = await contract({
      items_invoice: [{ item: { uuid: made.item }, quantity: 1, price: '1000.00', scenery: { uuid: scenario } }],
    });
    const at = `/api/v2/scenarios/${scenario}`;
    const { tributes, ...rest } = (await ana.get(at)).json();
    const changed = await ana.put(at, { ...rest, tributes: [{ ...tributes[0], value: '20' }] });
    expect(changed.statusCode).toBe(200);
    const toCome = await api.ownerPool.query('select uuid from occurrences where contract_uuid = $1 limit 1', [uuid]);
    const read = (await ana.get(`/api/v2/invoice/invoices-single/${toCome.rows[0].uuid}`)).json();
    expect(read).toMatchObject({ status: 'future', schedule_status: 'to_come', total: '800.00' });
    await itIs('2026-03-21T15:00:00Z');
    await run();
    expect((await issuedOf(uuid)).map(({ total }) => total)).toEqual(['800.000']);
  });

  it('puts on hold a client whose name has a letter that no font has, from before letters were checked', async () => {
    const uuid = await contract();
    const rename = (name: string) =>
      api.ownerPool.query(
        `update contracts set service_buyer = jsonb_set(service_buyer, '{name}', to_jsonb($2::text)) where uuid = $1`,
        [uuid, name],
      );
    await rename('Acme 𝒳');
    await itIs('2026-03-21T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 0, held: 1 });
    const { rows } = await api.ownerPool.query(
      `select status, reason from occurrences where contract_uuid = $1 and status <> 'future'`,
      [uuid],
    );
    expect(rows).toEqual([{ status: 'held', reason: 'letter_unprintable' }]);
    await rename('Acme X');
    expect(await run()).toMatchObject({ billed: 1, held: 0 });
  });

  it('puts on hold what it cannot issue, issues the others, and retries', async () => {
    const buyer = await make(ana, '/api/v2/entities', {
      name: 'Leaving Inc',
      location: { place_id: 'geonames:5128581', address: 'Fifth Avenue', country: { id: 840 } },
    });
    const [leaving, staying] = [await contract({ service_buyer_uuid: buyer }), await contract()];
    await api.ownerPool.query('update entities set archived = true where uuid = $1', [buyer]);
    await itIs('2026-03-21T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 1, held: 1 });
    expect([await issuedOf(leaving), await issuedOf(staying)]).toMatchObject([[], [{ occurrence: 1 }]]);
    const { rows } = await api.ownerPool.query(
      `select status, reason from occurrences where contract_uuid = $1 and status <> 'future'`,
      [leaving],
    );
    expect(rows).toEqual([{ status: 'held', reason: 'party_archived' }]);
    await api.ownerPool.query('update entities set archived = false where uuid = $1', [buyer]);
    expect(await run()).toMatchObject({ billed: 1, held: 0 });
    expect(await issuedOf(leaving)).toMatchObject([{ occurrence: 1, created: '2026-03-21' }]);
  });

  it('puts on hold what the database rejects, and issues all others, later ones too', async () => {
    const contracts = [await contract(), await contract(), await contract()];
    const allow = await refuseInvoicesOf(api.ownerPool, contracts[1]);
    await itIs('2026-04-21T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 4, held: 2 });
    const issued = await Promise.all(contracts.map(issuedOf));
    expect(issued.map(({ length }) => length)).toEqual([2, 0, 2]);
    // A retry would be dated today, after the due date of its first occurrence.
    expect([await run(), await run()]).toMatchObject([
      { billed: 0, held: 1 },
      { billed: 0, held: 0 },
    ]);
    await allow();
    expect(await run()).toMatchObject({ billed: 1, held: 0 });
  });

  it('issues nothing of a cancelled contract', async () => {
    const uuid = await contract();
    await ana.put(`/api/v2/contracts/update-status/${uuid}`, { status: 'Cancelled' });
    await itIs('2026-12-31T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 0 });
  });

  it('issues each invoice once in concurrent runs', async () => {
    const contracts = [];
    for (let index = 0; index < 5; index += 1) contracts.push(await contract());
    await itIs('2027-06-01T15:00:00Z');
    const ran = await Promise.all([run(), run(), run(), run()]);
    expect(ran.reduce((sum, { billed }) => sum + billed, 0)).toBe(60);
    for (const uuid of contracts) expect((await issuedOf(uuid)).map(({ occurrence }) => occurrence)).toHaveLength(12);
    const { rows } = await api.ownerPool.query<{ gaps: string }>(
      `select max(number) - min(number) + 1 - count(number) as gaps from invoices where tenant_id = $1`,
      [scope().tenant.id],
    );
    expect(Number(rows[0]?.gaps)).toBe(0);
  });

  it('records in the ledger what it issued and held, with sums, atomically', async () => {
    await contract({ currency: 'USD' });
    await contract({
      currency: 'JPY',
      items_invoice: [{ item: { uuid: made.item }, quantity: 1, price: '1000', scenery: { uuid: made.scenario } }],
      total_amount: '13000',
    });
    await itIs('2026-05-01T15:00:00Z');
    const { uuid } = await run();
    const { rows } = await api.ownerPool.query(
      `select billed, held, until::text, cause,
         (select json_object_agg(currency, trim_scale(amount)) from run_sums s where s.run_uuid = r.uuid) as sums
       from runs r where uuid = $1`,
      [uuid],
    );
    expect(rows).toEqual([{ billed: 4, held: 0, sums: { USD: 2160, JPY: 2160 }, until: '2026-05-01', cause: 'tick' }]);
  });
});

describe('the status of a contract', () => {
  const statusOf = async (uuid: string) => (await ana.get(`/api/v2/contracts/${uuid}`)).json();
  it('follows from its invoices: active, concluded, overdue, paid', async () => {
    const uuid = await contract({ frequency: 2 });
    await itIs('2026-03-21T15:00:00Z');
    await run();
    expect(await statusOf(uuid)).toMatchObject({ status: 'Active', has_overdue_invoices: false });
    await itIs('2026-05-20T15:00:00Z');
    await run();
    expect(await statusOf(uuid)).toMatchObject({ status: 'Concluded', has_overdue_invoices: true });
    const late = async (is: boolean) =>
      (await ana.get(`/api/v2/contracts?has_overdue_invoices=${is}`))
        .json()
        .results.map((one: { uuid: string }) => one.uuid);
    expect([(await late(true)).includes(uuid), (await late(false)).includes(uuid)]).toEqual([true, false]);
    for (const invoice of await issuedOf(uuid)) {
      expect((await ana.put(`/api/v2/invoice/status/${invoice.uuid}`, { status: 'paid' })).statusCode).toBe(200);
    }
    expect(await statusOf(uuid)).toMatchObject({ status: 'Paid', has_overdue_invoices: false });
  });
});
