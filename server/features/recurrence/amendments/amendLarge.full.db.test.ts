import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { contractBody, lineBody, make, makeRegistrations } from '../../../../tests/support/company.ts';

const api = await testApp({ budgets: { contractLines: 3_500, amendedLinesPerHour: 6_000 } });
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const at = '/api/v2/contracts';
const kibibytes = 1024;
const template = { template: 'invoiceTemplate1' };
const recipient = { responsible_name: 'Ann Lee', responsible_email: 'ann@lee.example' };

const linesOf = (count: number, price = '1.00') => Array.from({ length: count }, () => lineBody(made, { price }));
const contract = (lines = 1_000) =>
  make(ana, `${at}/create`, contractBody(made, { type: 'variable', frequency: 6, items_invoice: linesOf(lines) }));
const amend = (uuid: string, body: object) => ana.put(`${at}/${uuid}/amend`, body);
const alone = (occurrence: number, observation = `Only ${occurrence}`) => ({
  kind: 'details',
  reach: 'only',
  occurrence,
  observation,
});
const invoiceOf = async (uuid: string, occurrence: number) => {
  const list = await ana.get(`/api/v2/invoice/invoices-by-contract?contract=${uuid}&per_page=100`);
  return list
    .json<{ results: { uuid: string; occurrence: number }[] }>()
    .results.find((one) => one.occurrence === occurrence)?.uuid;
};
const storedLines = async (uuid: string): Promise<number> => {
  const { rows } = await api.ownerPool.query<{ n: number }>(
    `select count(*)::int as n from contract_items l join contract_terms m on m.tenant_id = l.tenant_id and m.uuid = l.terms_uuid
     where m.contract_uuid = $1`,
    [uuid],
  );
  return rows[0]?.n ?? 0;
};

beforeEach(async () => {
  await api.ownerPool.query(`update contract_amendments set created_at = created_at - interval '2 hours'`);
});

describe('an amendment of a contract of a thousand lines', () => {
  it('is answered without its lines, by every call', async () => {
    const uuid = await contract();
    const whole = await ana.get(`${at}/${uuid}`);
    expect(whole.body.length).toBeGreaterThan(64 * kibibytes);
    const invoice = await invoiceOf(uuid, 2);
    const answers = [
      await amend(uuid, alone(3)),
      await ana.put(`/api/v2/invoice/recurrence-update/${invoice}`, { observation: 'Mind the gap' }),
      await ana.put(`/api/v2/invoice/update-invoice3/${invoice}`, { items_invoice: linesOf(1_000, '2.00') }),
      await ana.put(`${at}/update-send-email/${uuid}`, { ...recipient, send_email: true }),
      await ana.put(`/api/v2/invoice/update-template/${invoice}`, template),
    ];
    for (const answer of answers) {
      const { items_invoice: lines, uuid: key, detail } = answer.json();
      expect([answer.statusCode, lines, typeof key, typeof detail]).toEqual([200, undefined, 'string', 'string']);
      expect(answer.body.length).toBeLessThan(8 * kibibytes);
    }
    expect((await ana.get(`/api/v2/invoice/invoices-single/${invoice}`)).json()).toMatchObject({
      observation: 'Mind the gap',
      items_invoice: { length: 1_000, 0: { price: '2.00' } },
    });
  });

  it('has the resulting totals, and its preview only what changes', async () => {
    const uuid = await contract();
    const body = { kind: 'adjust', percent: '10' };
    const previewed = await ana.post(`${at}/${uuid}/amend/preview`, body);
    expect([previewed.statusCode, previewed.body.length < 8 * kibibytes]).toEqual([200, true]);
    const { subtotal, version: _, ...answer } = (await amend(uuid, body)).json();
    expect([subtotal, answer.total]).toEqual(['1100.00', previewed.json().occurrences[0].after.total]);
  });

  it('writes one copy of the lines for a single invoice, instead of its former one', async () => {
    const uuid = await contract();
    await amend(uuid, alone(3));
    expect(await storedLines(uuid)).toBe(2_000);
    await amend(uuid, alone(3, 'Another'));
    expect(await storedLines(uuid)).toBe(2_000);
    const { rows } = await api.ownerPool.query(
      'select lines_written from contract_amendments where contract_uuid = $1 order by uuid',
      [uuid],
    );
    expect(rows).toEqual([{ lines_written: 1_000 }, { lines_written: 1_000 }]);
  });
});

describe('the lines of a contract', () => {
  it('are limited over all its invoices: rejected at the reach, in the preview and on amending', async () => {
    const uuid = await contract();
    for (const occurrence of [2, 3]) expect((await amend(uuid, alone(occurrence))).statusCode).toBe(200);
    const message = expect.stringContaining('3500');
    const invoice = await invoiceOf(uuid, 4);
    const refusals = [
      await amend(uuid, alone(4)),
      await ana.post(`${at}/${uuid}/amend/preview`, alone(4)),
      await ana.put(`/api/v2/invoice/recurrence-update/${invoice}`, { observation: 'x' }),
    ];
    expect(refusals.map((answer) => [answer.statusCode, answer.json().errors])).toEqual([
      [400, { reach: message }],
      [400, { reach: message }],
      [400, { future_invoices: message }],
    ]);
    // Setting the same template again adds no lines.
    expect((await ana.put(`/api/v2/invoice/update-template/${invoice}`, template)).statusCode).toBe(200);
    expect(await storedLines(uuid)).toBe(3_000);
  });

  it('may change if their number does not grow, and are counted as they are sent', async () => {
    const uuid = await contract();
    await amend(uuid, alone(2));
    await amend(uuid, alone(3));
    expect((await amend(uuid, { kind: 'lines', items_invoice: linesOf(1) })).statusCode).toBe(200);
    expect(await storedLines(uuid)).toBe(3);
    const small = await contract(1);
    await amend(small, alone(2));
    for (const occurrence of [2, 3, 4]) await amend(small, alone(occurrence));
    const refused = await amend(small, { kind: 'lines', items_invoice: linesOf(1_000) });
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['items_invoice']]);
  });

  it('are written by a limited number of amendments an hour', async () => {
    const uuid = await contract();
    for (const time of [1, 2, 3, 4, 5, 6]) await amend(uuid, alone(2, `Time ${time}`));
    const refused = await amend(uuid, alone(2, 'Time 7'));
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'too_many_requests',
      '3600',
    ]);
    expect((await amend(uuid, { kind: 'pause', from: '2026-05-01', until: '2026-05-31' })).statusCode).toBe(200);
    await api.ownerPool.query(`update contract_amendments set created_at = created_at - interval '61 minutes'`);
    expect((await amend(uuid, alone(2, 'Time 7'))).statusCode).toBe(200);
  });
});
