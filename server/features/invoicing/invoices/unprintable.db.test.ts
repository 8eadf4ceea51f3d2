import { describe, expect, it } from 'vitest';
import { invoiceBody, make } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';
import { builtInTemplate } from '../../../drawing/builtIn/builtIn.ts';

const { api, made, ana, itIs, contract, run } = await contractWorkshop({ type: 'fixed' });
const url = '/api/v2/invoice/invoices-single';
const create = (change: object) => ana.post(`${url}/create`, invoiceBody(made, change));
const draft = (change: object = {}) => make(ana, `${url}/create`, { ...invoiceBody(made, change), is_draft: true });
const issue = (uuid: string) => ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' });

it('a letter that cannot be printed is refused at its field', async () => {
  const observation = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'see 𝒳' }] }] };
  const refused = await create({ observation, company_number: '\u{30000}' });
  expect([refused.statusCode, refused.json().errors]).toMatchObject([
    400,
    { observation: expect.stringContaining('U+1D4B3'), company_number: expect.stringContaining('U+30000') },
  ]);
});

it('a draft is not issued while its client has such a letter, and the answer names it', async () => {
  const uuid = await draft();
  const rename = (name: string) =>
    api.ownerPool.query(
      "update invoices set service_buyer = jsonb_set(service_buyer, '{name}', to_jsonb($2::text)) where uuid = $1",
      [uuid, name],
    );
  await rename('Acme 𝒳');
  const refused = await issue(uuid);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    { code: 'letter_unprintable', errors: { service_buyer_uuid: expect.stringContaining('U+1D4B3') } },
  ]);
  expect(refused.json().detail).toContain('Acme 𝒳');
  await rename('Acme বাংলা');
  expect((await issue(uuid)).statusCode).toBe(200);
});

describe('so are its account, its contact and its template', async () => {
  const template = await make(ana, '/api/v2/invoice-templates', {
    name: 'Nosso modelo',
    content: builtInTemplate('invoiceTemplate1'),
  });
  const account_uuid = await make(ana, '/api/v2/accounts', { name: 'Banco do Norte', details: 'Agência 1' });
  const footer = JSON.stringify({ texts: [{ side: 'left', pages: 'all', text: 'Obrigado 𝒳' }] });

  const cases = [
    ['account_uuid', account_uuid, "accounts set details = 'Agência 𝒳'", 'Banco do Norte', 'Agência 𝒳'],
    ['service_provider_uuid', made.company, "companies set responsible_name = 'Ana 𝒳'", 'contato', 'Ana 𝒳'],
    [
      'template',
      template,
      `invoice_templates set content = content || '{"footer": ${footer}}'`,
      'Nosso modelo',
      'Obrigado 𝒳',
    ],
  ] as const;
  const change = (text: string, key: string) => api.ownerPool.query(`update ${text} where uuid = $1`, [key]);

  it.each(cases)('at %s, also of one that is entered to be issued', async (field, key, broken, name, text) => {
    const uuid = await draft({ template, account_uuid });
    await change(broken, key);
    for (const refused of [await issue(uuid), await create({ template, account_uuid })]) {
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'letter_unprintable']);
      expect(Object.keys(refused.json().errors)).toEqual([field]);
      for (const part of [name, text, 'U+1D4B3']) expect(refused.json().errors[field]).toContain(part);
    }
    await change(broken.replaceAll(' 𝒳', ''), key);
    expect((await issue(uuid)).statusCode).toBe(200);
  });

  it.each(cases)('at %s, and a run holds it', async (_, key, broken) => {
    await api.ownerPool.query(
      "update occurrences set status = 'cancelled', reason = null where status in ('future', 'held')",
    );
    await itIs('2026-03-10T15:00:00Z');
    const held = await contract({ template, account_uuid });
    await change(broken, key);
    await itIs('2026-03-21T15:00:00Z');
    expect(await run()).toMatchObject({ billed: 0, held: 1 });
    const { rows } = await api.ownerPool.query(
      'select reason from occurrences where contract_uuid = $1 and status = $2',
      [held, 'held'],
    );
    expect(rows).toEqual([{ reason: 'letter_unprintable' }]);
    await change(broken.replaceAll(' 𝒳', ''), key);
    expect(await run()).toMatchObject({ billed: 1, held: 0 });
  });
});
