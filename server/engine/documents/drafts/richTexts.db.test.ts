import { describe, expect, it } from 'vitest';
import { contractBody, invoiceBody } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';
import { plainTerms, richTerms } from '../../../../tests/support/richTexts.ts';

const { api, made, ana, itIs, amend, run, contract, invoicesOf } = await contractWorkshop();
const invoices = '/api/v2/invoice/invoices-single';

const create = async (more: object = {}) => (await ana.post(`${invoices}/create`, invoiceBody(made, more))).json();
const read = async (uuid: string) => (await ana.get(`${invoices}/${uuid}`)).json();
const stored = async (uuid: string) => {
  const { rows } = await api.ownerPool.query(
    'select terms_payment, terms_payment_rich::text as rich from invoices where uuid = $1',
    [uuid],
  );
  return rows[0];
};
const terms = { terms_payment: richTerms };

describe('a text with formatting', () => {
  it('is stored with its formatting and as plain text', async () => {
    const { uuid } = await create(terms);
    expect((await read(uuid)).terms_payment).toEqual(richTerms);
    const { terms_payment: plain, rich } = await stored(uuid);
    expect([plain, JSON.parse(rich)]).toEqual([plainTerms, richTerms]);
  });

  it('is part of the public page, and no command on the document changes it', async () => {
    const draft = await create({ ...terms, is_draft: true });
    const before = await stored(draft.uuid);
    await ana.put(`/api/v2/invoice/status/${draft.uuid}`, { status: 'billed' });
    await ana.put('/api/v2/document-settings', { currency: 'BRL', terms_payment: 'Other terms' });
    const shown = (await api.anonymous.get(`/api/v2/public/invoices/individual/${draft.public_hash}`)).json();
    expect(shown.terms_payment).toEqual(richTerms);
    expect(await stored(draft.uuid)).toEqual(before);
  });

  it('without formatting is stored as plain text, and JSON in a form field as a rich text', async () => {
    const plain = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'At sight' }] }] };
    const asPlain = await create({ terms_payment: plain });
    expect(await stored(asPlain.uuid)).toEqual({ terms_payment: 'At sight', rich: null });
    const asText = await create({ terms_payment: JSON.stringify(richTerms) });
    expect((await read(asText.uuid)).terms_payment).toEqual(richTerms);
  });

  it('is replaced by a plain text', async () => {
    const { uuid } = await create({ ...terms, is_draft: true });
    await ana.put(`${invoices}/${uuid}/update`, invoiceBody(made, { is_draft: true, terms_payment: '30 days' }));
    expect(await stored(uuid)).toEqual({ terms_payment: '30 days', rich: null });
  });

  it('appears in the history as plain text, and as formatting if only that changed', async () => {
    const { uuid } = await create({ ...terms, is_draft: true });
    const change = (value: unknown) =>
      ana.put(`${invoices}/${uuid}/update`, invoiceBody(made, { is_draft: true, terms_payment: value }));
    await change(plainTerms);
    const [formatting, created] = (await ana.get(`/api/v2/audit/invoice/${uuid}`)).json();
    expect(created.changes.terms_payment).toEqual([null, plainTerms]);
    expect(formatting.changes).toEqual({ terms_payment_rich: [expect.stringMatching(/^format:\w{8}$/), null] });
  });

  const bad = (...content: object[]) => ({ type: 'doc', content });
  const link = (href: string) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
  });
  const words = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] });

  it.each([
    ['an image', bad({ type: 'image', attrs: { src: 'https://x.test' } }), /negrito/],
    ['a script as a link', bad(link('javascript:alert(1)')), /endereço da web/],
    ['half a character', bad(words('\ud800')), /negrito/],
    ['too many characters', bad(words('x'.repeat(4_001))), /4\.?000/],
    ['no document', { type: 'html' }, /negrito/],
    ['a number', 5, /texto/],
    ['a list', ['x'], /texto/],
  ])('is refused at its field: %s', async (_, observation, message) => {
    const answer = await ana.post(`${invoices}/create`, invoiceBody(made, { observation }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ observation: expect.stringMatching(message) });
  });
});

describe('the terms of a contract', () => {
  it('keep their formatting in invoices and amendments', async () => {
    const uuid = await contract({ observation: richTerms });
    expect((await ana.get(`/api/v2/contracts/${uuid}`)).json().observation).toEqual(richTerms);
    const again = await amend(uuid, { kind: 'details', occurrence: 2, observation: richTerms });
    expect(again.json().errors).toHaveProperty('observation');
    const later = { kind: 'details', occurrence: 2, observation: plainTerms };
    expect((await amend(uuid, later)).statusCode).toBe(200);
    const [first, second] = await invoicesOf(uuid);
    expect([first?.observation, second?.observation]).toEqual([richTerms, plainTerms]);
    await itIs('2026-04-01T15:00:00Z');
    await run();
    expect((await read(first?.uuid ?? '')).observation).toEqual(richTerms);
    const [, entry] = (await ana.get(`/api/v2/audit/contract/${uuid}`)).json();
    expect(JSON.stringify(entry)).not.toContain('"doc"');
  });

  it('keep it on the public page', async () => {
    const { uuid } = (
      await ana.post('/api/v2/contracts/create', contractBody(made, { observation: richTerms }))
    ).json();
    const { public_hash: hash } = (await ana.get(`/api/v2/contracts/${uuid}`)).json();
    const shown = (await api.anonymous.get(`/api/v2/public/invoices/recurring/${hash}`)).json();
    expect(shown.observation).toEqual(richTerms);
  });
});

describe('the settings of documents', () => {
  it('keep formatting, and new documents start with it', async () => {
    const settings = { currency: 'BRL', observation: richTerms };
    expect((await ana.put('/api/v2/document-settings', settings)).json().observation).toEqual(richTerms);
    expect((await ana.get('/api/v2/document-settings')).json().observation).toEqual(richTerms);
    expect((await ana.get('/api/v2/companies/me')).json().documents.observation).toEqual(richTerms);
    await ana.put('/api/v2/document-settings', { currency: 'BRL' });
    expect((await ana.get('/api/v2/companies/me')).json().documents).not.toHaveProperty('observation');
  });
});
