import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../../tests/support/app.ts';
import { contractBody, make, makeRegistrations } from '../../../../../tests/support/company.ts';
import { recordingDocuments } from '../../../../../tests/support/recordingDocuments.ts';
import type { Job } from '../../../../drawing/process/messages.ts';

const documents = recordingDocuments();
const api = await testApp({ documents });
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const made = await makeRegistrations(api, ana);
const contract = await make(
  ana,
  '/api/v2/contracts/create',
  contractBody(made, { due_date: '2026-06-15', due_date_contract: '2027-05-15' }),
);

const scheduled = async () =>
  (await ana.get(`/api/v2/invoice/invoices-by-contract?contract=${contract}`)).json().results[0] as { uuid: string };
const { uuid } = await scheduled();
const url = `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}&locale=en&format=pdf`;

/** Returns what the last request drew. */
async function drawn(): Promise<Extract<Job, { kind: 'pdf' }>['request']> {
  const job = await documents.requests.at(-1)?.read();
  if (!job || !('kind' in job) || job.kind !== 'pdf') throw new Error('Nothing was drawn');
  return job.request;
}

describe('the preview of a scheduled invoice', () => {
  it('is stamped, has no number, and has the parties, dates and lines of its contract', async () => {
    expect((await ana.get(url)).statusCode).toBe(200);
    const { document, lines } = await drawn();
    expect(document).toMatchObject({
      called: { title: 'Invoice', status: { code: 'future', isStamped: true } },
      due_date: '2026-06-15',
      total: '1080.00',
      service_buyer: { name: 'Blue Harbor Inc' },
    });
    expect(document.number).toBeUndefined();
    expect(JSON.parse(lines)).toMatchObject([{ quantity: '1', total: '1000.000' }]);
  });

  it('shows the amounts of today', async () => {
    await ana.get(url);
    const before = documents.requests.at(-1)?.key;
    const scenario = (await ana.get(`/api/v2/scenarios/${made.scenario}`)).json();
    const tributes = scenario.tributes.filter(({ value }: { value?: string }) => value !== '23');
    await ana.put(`/api/v2/scenarios/${made.scenario}`, { ...scenario, tributes });
    await ana.get(url);
    expect((await drawn()).document.total).toBe('850.00');
    expect(documents.requests.at(-1)?.key).not.toBe(before);
  });

  it('is for users of the company only', async () => {
    const before = documents.requests.length;
    expect((await gil.get(url)).statusCode).toBe(404);
    expect((await api.anonymous.get(url)).statusCode).toBe(401);
    expect((await api.anonymous.get(`${url}&hash=`)).statusCode).toBe(404);
    expect(documents.requests).toHaveLength(before);
  });

  it('ends with the contract', async () => {
    await ana.put(`/api/v2/contracts/update-status/${contract}`, { status: 'Cancelled' });
    expect((await ana.get(url)).statusCode).toBe(404);
  });
});
