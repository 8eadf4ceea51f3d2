import { describe, expect, it } from 'vitest';
import { detailText, lineDetails } from '../../domain/documents/lineDetails.ts';
import { lineProperty, printedBelow, type LineField } from '../../domain/documents/lineFields.ts';
import { kindOf } from '../../domain/schema/kindOf.ts';
import { translate } from '../../server/base/i18n.ts';
import { invoiceBody, lineBody, make } from '../support/company.ts';
import { contractWorkshop } from '../support/contractWorkshop.ts';
import { samples } from '../support/kindSamples.ts';
import { quoteBody } from '../support/quotes.ts';
import { readPdf } from '../support/readPdf.ts';

const { api, made, ana, contract, amend, run, invoicesOf } = await contractWorkshop();
const invoices = '/api/v2/invoice/invoices-single';

/** What a line states below its item, by name; what changes its amounts has tests of its own. */
const named = printedBelow.filter((name) => lineProperty(name).type !== 'boolean');
const details = Object.fromEntries(named.map((name) => [name, samples[kindOf(lineProperty(name))].stored]));
const line = lineBody(made, details);

interface Document {
  readonly uuid: string;
  readonly public_hash: string;
  readonly items_invoice?: readonly object[];
  readonly lines?: readonly object[];
}

const read = async <Read = Document>(path: string): Promise<Read> => (await ana.get(path)).json();
const written = async (change: object = {}) =>
  read(`${invoices}/${await make(ana, `${invoices}/create`, invoiceBody(made, { items_invoice: [line], ...change }))}`);

const expectCarried = ({ items_invoice, lines = items_invoice }: Document) =>
  expect(lines?.[0], JSON.stringify(lines)).toMatchObject(details);

describe('what a line states below its item', () => {
  it('is answered as it was saved, and issued so', async () => {
    const draft = await written({ is_draft: true });
    expectCarried(draft);
    await ana.put(`${invoices}/bill?uuid=${draft.uuid}`);
    expectCarried(await read(`${invoices}/${draft.uuid}`));
  });

  it('is refused at its field where it is too long', async () => {
    const limited = named.filter((name) => lineProperty(name).maxLength !== undefined);
    expect(limited).toContain('description');
    const long = Object.fromEntries(limited.map((name) => [name, 'x'.repeat((lineProperty(name).maxLength ?? 0) + 1)]));
    const answer = await ana.post(
      `${invoices}/create`,
      invoiceBody(made, { items_invoice: [lineBody(made, { ...details, ...long })] }),
    );
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual(
      limited.map((name) => `items_invoice.0.${name}`).toSorted(),
    );
  });

  it('is in the history', async () => {
    const { uuid } = await written({ is_draft: true, items_invoice: [lineBody(made)] });
    await ana.put(`${invoices}/${uuid}/update`, invoiceBody(made, { is_draft: true, items_invoice: [line] }));
    const entries = await read<{ changes: object }[]>(`/api/v2/audit/invoice/${uuid}`);
    const changes = Object.assign({}, ...entries.map((entry) => entry.changes));
    expect(changes).toMatchObject(
      Object.fromEntries(named.map((name) => [`items_invoice.0.${name}`, [null, details[name]]])),
    );
  });

  it('is in the list of lines and its file', async () => {
    const { uuid } = await written();
    const { description: text, ...others } = details;
    const { results } = await read<{ results: { invoice: { uuid: string } }[] }>('/api/v2/invoice-lines?per_page=100');
    expect(results.find(({ invoice }) => invoice.uuid === uuid)).toMatchObject({ ...others, text });
    const file = await ana.get('/api/v2/invoice-lines/export?format=csv', { 'accept-language': 'en' });
    const [heading = ''] = file.body.split('\n');
    for (const name of named) expect(heading).toContain(translate('en', `documents.grid.columns.${name}`));
  });

  it('is on the public page and printed', async () => {
    const { uuid, public_hash: hash } = await written();
    expectCarried((await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`)).json());
    const pdf = await ana.get(`/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}&locale=en&format=pdf`);
    const printed = (await readPdf(pdf.rawPayload)).pages.join(' ');
    const nameOf = (name: LineField) => translate('en', `document.lines.${name}`);
    for (const detail of lineDetails(details, { language: 'en', currency: 'BRL' }))
      expect(printed).toContain(detailText(detail, nameOf));
  });

  it('is that of the notes on an invoice, and of the invoice that replaces it', async () => {
    const { uuid, items_invoice: [issued] = [] } = await written();
    const correct = async (body: object) =>
      (await ana.post(`${invoices}/${uuid}/correct`, { reason: 'Wrong', ...body })).json();
    const lines = [{ uuid: Object(issued).uuid, amount: '10.00' }];
    expectCarried(await correct({ as: 'credit', lines }));
    expectCarried(await correct({ as: 'debit', lines }));
    const reissued = await correct({ as: 'credit_and_reissue' });
    expectCarried(reissued);
    expectCarried(await read(`${invoices}/${reissued.invoice.uuid}`));
  });

  it('is that of each invoice of a contract, also at new prices', async () => {
    const uuid = await contract({ items_invoice: [line] });
    expectCarried(await read(`/api/v2/contracts/${uuid}`));
    await run();
    const [first] = await invoicesOf(uuid);
    expectCarried(await read(`${invoices}/${first?.uuid}`));
    expect((await amend(uuid, { kind: 'adjust', percent: '10' })).statusCode).toBe(200);
    expectCarried(await read(`/api/v2/contracts/${uuid}`));
  });

  it('is that of the next version of a quote, and of its invoice', async () => {
    const quote = await read(
      `/api/v2/quotes/${await make(ana, '/api/v2/quotes', quoteBody(made, { is_draft: false, lines: [line] }))}`,
    );
    expectCarried(quote);
    const { next_uuid: next } = (await ana.put(`/api/v2/quotes/${quote.uuid}/revise`, {})).json();
    expectCarried(await read(`/api/v2/quotes/${next}`));
    await ana.put(`/api/v2/quotes/${next}/issue`, {});
    await ana.put(`/api/v2/quotes/${next}/accept`, { answered_by: 'Bia Reis' });
    const { invoice_uuid: invoice } = (
      await ana.put(`/api/v2/quotes/${next}/convert`, { due_date: '2026-05-10' })
    ).json();
    expectCarried(await read(`${invoices}/${invoice}`));
  });
});
