import { describe, expect, it } from 'vitest';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, ana, at, itIs, contract, amend, run, invoicesOf } = await contractWorkshop();

const countTerms = 'select count(*)::int as n from contract_terms where contract_uuid = $1';
const countLines = `
  select count(*)::int as n from contract_items l join contract_terms m on m.tenant_id = l.tenant_id and m.uuid = l.terms_uuid
  where m.contract_uuid = $1`;
const stored = (uuid: string) =>
  Promise.all(
    [countTerms, countLines].map(async (count) => (await api.ownerPool.query<{ n: number }>(count, [uuid])).rows[0]?.n),
  );

describe('the terms of a contract', () => {
  it('are kept for issued invoices, and otherwise while an invoice is scheduled under them', async () => {
    const uuid = await contract();
    const adjust = () => amend(uuid, { kind: 'adjust', percent: '10' });
    await adjust();
    await adjust();
    expect(await stored(uuid)).toEqual([1, 1]);
    await itIs('2026-04-25T15:00:00Z');
    await run();
    await adjust();
    expect(await stored(uuid)).toEqual([2, 2]);
    await amend(uuid, { kind: 'end', last_occurrence: 6 });
    await adjust();
    await amend(uuid, { kind: 'extend', frequency: 12 });
    // One set for issued and one for all other invoices: ended ones have rejoined the others.
    expect(await stored(uuid)).toEqual([2, 2]);
    expect([...new Set((await invoicesOf(uuid)).map(({ total }) => total))]).toEqual(['1306.80', '1581.22']);
  });
});

describe('an amendment prepared earlier', () => {
  it('is not rejected because an invoice is issued or paid meanwhile', async () => {
    const uuid = await contract();
    const { etag } = (await ana.get(`${at}/${uuid}`)).headers;
    await itIs('2026-03-25T15:00:00Z');
    await run();
    const [first] = await invoicesOf(uuid);
    expect(first).toMatchObject({ status: 'billed' });
    expect((await ana.get(`${at}/${uuid}`)).headers.etag).toBe(etag);
    await ana.put(`/api/v2/invoice/status/${first?.uuid}`, { status: 'paid' });
    const headers = { 'if-match': String(etag) };
    expect((await ana.put(`${at}/${uuid}/amend`, { kind: 'adjust', percent: '1' }, headers)).statusCode).toBe(200);
  });
});
