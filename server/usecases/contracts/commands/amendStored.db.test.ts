import { beforeEach, describe, expect, it } from 'vitest';
import { contractBody, make } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';
import { runDue } from '../../recurrence/run.ts';

const { api, made, scope } = await testWorkshop();
let ana = await api.signIn('ana@acme.test');
const at = '/api/v2/contracts';

/** Time passes; who is signed in by then has signed in again. */
async function itIs(instant: string): Promise<void> {
  api.clock.set(new Date(instant));
  ana = await api.signIn('ana@acme.test');
}
beforeEach(() => itIs('2026-03-10T15:00:00Z'));

const contract = () => make(ana, `${at}/create`, contractBody(made, { type: 'variable' }));
const amend = (uuid: string, body: object) => ana.put(`${at}/${uuid}/amend`, body);
const run = () => runDue(api.pool, scope(), { cause: 'tick', worker: 'test', actor: 'recurring run' });
const invoicesOf = async (uuid: string) =>
  (await ana.get(`/api/v2/invoice/invoices-by-contract?contract=${uuid}`)).json<{
    results: { uuid: string; status: string; total: string }[];
  }>().results;

describe('an amendment that was written before', () => {
  it('is not refused for an invoice that is issued or paid meanwhile', async () => {
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
