import { describe, expect, it } from 'vitest';
import { contractBody, make } from '../../../../tests/support/company.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';
import { builtInTemplate } from '../../../drawing/builtIn/builtIn.ts';

const { api, made } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');

async function contract(change: object = {}) {
  const uuid = await make(ana, '/api/v2/contracts/create', contractBody(made, change));
  const { public_hash: hash } = (await ana.get(`/api/v2/contracts/${uuid}`)).json();
  return {
    url: `/api/v2/contracts/${uuid}/document`,
    publicUrl: `/api/v2/public/invoices/recurring/${hash}/document`,
    uuid,
  };
}
const textOf = async ({ rawPayload }: { readonly rawPayload: Buffer }) => (await readPdf(rawPayload)).pages.join('\n');

describe('the document of a contract', () => {
  it.each(['invoiceTemplate1', 'invoiceTemplate2', 'invoiceTemplate3'])(
    'has the terms of an invoice, its taxes, and its invoices by year in %s',
    async (template) => {
      const { url } = await contract({ template, due_date: '2026-11-15', due_date_contract: '2027-10-15' });
      const answer = await ana.get(`${url}?locale=en&format=pdf`);
      expect(answer.headers['content-disposition']).toMatch(/"contract-\d+\.pdf"/);
      const { pages, archival, tagged } = await readPdf(answer.rawPayload);
      const text = pages.join('\n');
      expect(text).toMatch(/Contract[^]*Active[^]*First due date/);
      for (const fact of ['Blue Harbor Inc', 'Consulting', 'Last due date', 'Monthly', '1,080.00', 'IRRF'])
        expect(text).toContain(fact);
      expect(text).toMatch(
        /Invoices by year[^]*2026\s+2\s+2,160\.00\s+2027\s+10\s+10,800\.00\s+Total\s+12\s+12,960\.00/,
      );
      expect([archival, tagged]).toEqual(['3A', true]);
    },
  );

  it('leaves out the invoices that a pause skips or that ended', async () => {
    const { url, uuid } = await contract({ due_date: '2026-11-15', due_date_contract: '2027-10-15' });
    await api.ownerPool.query(
      `update occurrences set status = case when occurrence = 2 then 'skipped' else 'cancelled' end
        where contract_uuid = $1 and occurrence between 2 and 10`,
      [uuid],
    );
    expect(await textOf(await ana.get(`${url}?locale=pt&format=pdf`))).toMatch(
      /Faturas por ano[^]*2026\s+1\s+1\.080,00\s+2027\s+2\s+2\.160,00\s+Total/,
    );
  });

  it('is stamped once it is cancelled, and is then no longer public', async () => {
    const { url, publicUrl, uuid } = await contract();
    expect(await textOf(await api.anonymous.get(`${publicUrl}?locale=es&format=pdf`))).toContain('Facturas por año');
    await ana.put(`/api/v2/contracts/update-status/${uuid}`, { status: 'Cancelled' });
    expect(await textOf(await ana.get(`${url}?locale=en&format=pdf`))).toContain('CANCELED');
    expect((await api.anonymous.get(publicUrl)).statusCode).toBe(404);
  });

  it('is not found by another company, and asks visitors for their link', async () => {
    const { url } = await contract();
    const gil = await api.signIn('gil@globex.test');
    expect((await gil.get(url)).statusCode).toBe(404);
    expect((await api.anonymous.get(url)).statusCode).toBe(401);
  });
});

describe('the template of a contract', () => {
  const templates = '/api/v2/invoice-templates';
  const design = builtInTemplate('invoiceTemplate1');
  const text = (words: string) => ({ type: 'text', title: '', align: 'left', size: 'normal', content: words });
  const saying = (words: string) => ({ ...design, blocks: [...design.blocks, text(words)] });
  const add = (name: string) => make(ana, templates, { name, content: saying(name) });
  const wordsOf = async (url: string) => textOf(await ana.get(`${url}?locale=en&format=pdf`));

  it('prints as it was when the terms were agreed, and as it is today after an amendment', async () => {
    const template = await add('Agreed words');
    const { url, uuid } = await contract({ template });
    await ana.put(`${templates}/${template}`, { name: 'Later', content: saying('Later words') });
    expect(await wordsOf(url)).toContain('Agreed words');
    const amended = await ana.put(`/api/v2/contracts/${uuid}/amend`, { kind: 'terms', observation: 'New' });
    expect(amended.statusCode).toBe(200);
    expect(await wordsOf(url)).toContain('Later words');
  });

  it('applies to the invoices of its run, before those of its client and of the company', async () => {
    const [own, client, company] = [await add('Contract'), await add('Client'), await add('Company')];
    const { name, location } = (await ana.get(`/api/v2/entities/${made.entity}`)).json();
    await ana.put(`/api/v2/entities/${made.entity}`, { name, location, template: { uuid: client } });
    await ana.put('/api/v2/document-settings', { currency: 'USD', template: company });
    const due = { due_date: '2026-03-15', due_date_contract: '2026-03-15', frequency: 1, total_amount: '1080.00' };
    const [chosen, inherited] = [await contract({ ...due, template: own }), await contract(due)];
    expect((await ana.post('/api/v2/runs', {})).statusCode).toBe(200);
    const issuedWith = async ({ uuid }: { uuid: string }) =>
      (await ana.get(`/api/v2/invoice/invoices-by-contract?contract=${uuid}`)).json().results[0];
    expect(await issuedWith(chosen)).toMatchObject({ status: 'billed', template: own });
    expect(await issuedWith(inherited)).toMatchObject({ status: 'billed', template: client });
  });
});
