import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations, usLocation } from '../../../../tests/support/company.ts';
import { sendMailsOnce } from '../../../../tests/support/mailJob.ts';
import { onePixel } from '../../../../tests/support/pictures.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';
import { testPost } from '../../../../tests/support/smtpServer.ts';
import { inTenant } from '../../../database/transaction.ts';
import { builtInTemplate } from '../../../drawing/builtIn/builtIn.ts';

const invoices = '/api/v2/invoice/invoices-single';
const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const post = await testPost();
const tenant = api.identity.tenants.acme;
const change = (text: string, ...values: unknown[]) => api.ownerPool.query(text, values);

const content = builtInTemplate('invoiceTemplate2');
const template = await make(ana, '/api/v2/invoice-templates', { name: 'Ours', content });
const account = { name: 'Wise USD', details: 'Account 831' };
const mailed = { send_email: true, responsible_name: 'Bia Reis', responsible_email: 'bia@client.test' };
const account_uuid = await make(ana, '/api/v2/accounts', account);

interface Issued {
  readonly uuid: string;
  readonly public_hash: string;
}

async function issue(more: object = {}): Promise<Issued> {
  const answer = await ana.post(`${invoices}/create`, invoiceBody(made, { template, account_uuid, ...more }));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}
async function pdfOf({ uuid, public_hash: hash }: Issued, copy = 'current'): Promise<Buffer> {
  const url = `/api/invoiceTemplate/${template}?uuid_invoice=${uuid}&hash=${hash}&locale=en&format=pdf&copy=${copy}`;
  const { statusCode, rawPayload } = await api.anonymous.get(url);
  expect(statusCode).toBe(200);
  return rawPayload;
}
const textOf = async (issued: Issued, copy?: string) => (await readPdf(await pdfOf(issued, copy))).pages.join('\n');
const setStatus = ({ uuid }: Issued, status: string) => ana.put(`/api/v2/invoice/status/${uuid}`, { status });
/** Returns the digests of the copies of an invoice, which are those of their bytes. */
async function copiesOf({ uuid }: Issued): Promise<string[]> {
  const select = 'select digest, bytes from invoice_copies where invoice_uuid = $1 order by edition';
  const { rows } = await api.ownerPool.query<{ digest: Buffer; bytes: Buffer }>(select, [uuid]);
  expect(rows.map(({ bytes }) => digest(bytes))).toEqual(rows.map((row) => row.digest.toString('hex')));
  return rows.map((row) => row.digest.toString('hex'));
}
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Changes everything around invoices: account, contact, logo, template, client, company. */
async function changeAll(): Promise<void> {
  await ana.put(`/api/v2/accounts/${account_uuid}`, { name: 'Closed', details: 'Account 977' });
  const logo = new FormData();
  const company = {
    name: 'Nova Software S.A.',
    nif: '11.444.777/0001-61',
    responsible_name: 'Davi',
    responsible_email: 'davi@nova.test',
  };
  const location = { place_id: 'geonames:3451190', address: 'Rua Nova 7, Rio de Janeiro', country: { id: 76 } };
  for (const [name, value] of Object.entries({ ...company, location: JSON.stringify(location) }))
    logo.append(name, value);
  logo.append('logo', new Blob([new Uint8Array(onePixel.png)]), 'logo');
  expect((await ana.put('/api/v2/company-settings', logo)).statusCode).toBe(200);
  await ana.put(`/api/v2/invoice-templates/${template}`, {
    name: 'Other',
    content: builtInTemplate('invoiceTemplate3'),
  });
  await ana.put(`/api/v2/entities/${made.entity}`, { name: 'Red Harbor Inc', location: usLocation });
}

describe('the PDF of an issued invoice', () => {
  it('has the same bytes after account, contact, logo, template, client and company change', async () => {
    const [drawn, undrawn, drafted] = [await issue(), await issue(mailed), await issue({ is_draft: true })];
    expect((await setStatus(drafted, 'billed')).statusCode).toBe(200);
    const before = digest(await pdfOf(drawn));
    expect(await copiesOf(drawn)).toEqual([before]);
    const twins = [digest(await pdfOf(undrawn)), digest(await pdfOf(drafted))];
    await change('delete from invoice_copies where invoice_uuid = any($1)', [undrawn.uuid, drafted.uuid]);
    await changeAll();
    expect(digest(await pdfOf(drawn))).toBe(before);
    expect([digest(await pdfOf(undrawn)), digest(await pdfOf(drafted))]).toEqual(twins);
    await sendMailsOnce({
      pool: api.pool,
      smtpUrl: post.url,
      clock: api.clock,
      budgets: { mailMs: 30_000, mailReplyMs: 5_000 },
    });
    const [enclosed] = post.received.find(({ to }) => to.includes('bia@client.test'))?.mail.attachments ?? [];
    expect(digest(Buffer.from(enclosed?.content as ArrayBuffer))).toBe(twins[0]);
  });

  it('is a new edition when the invoice itself changes, and the former one stays', async () => {
    const issued = await issue();
    const billed = digest(await pdfOf(issued));
    await change("update invoices set company_number = 'PO 9' where uuid = $1", issued.uuid);
    expect(await textOf(issued)).toContain('PO 9');
    expect(await copiesOf(issued)).toEqual([billed, digest(await pdfOf(issued))]);
  });

  it('stays as issued when it is paid, and the current copy shows what was paid and is open', async () => {
    const [drawn, undrawn] = [await issue(), await issue()];
    const before = digest(await pdfOf(drawn));
    const pay = (amount?: string) =>
      ana.post('/api/v2/transactions', {
        invoices: [{ uuid: drawn.uuid }, { uuid: undrawn.uuid }].slice(0, amount ? 1 : 2),
        amount,
      });
    expect((await pay('0.50')).statusCode).toBe(201);
    const partly = await textOf(drawn);
    expect(partly).toMatch(/Partially paid.*Still to pay.*Paid so far BRL 0\.50/s);
    expect((await pay()).statusCode).toBe(201);
    for (const each of [drawn, undrawn]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await textOf(each)).toMatch(/Amount paid.*Paid on.*Still to pay BRL 0\.00/s);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const issued = await textOf(each, 'issued');
      expect(issued).toContain('Amount due');
      expect(issued).not.toMatch(/Paid|Still to pay/);
    }
    expect(digest(await pdfOf(drawn, 'issued'))).toBe(before);
    expect(await copiesOf(drawn)).toEqual([before]);
  });

  it('is there as issued only once it is issued', async () => {
    const { uuid } = await issue({ is_draft: true });
    const answer = await ana.get(`/api/invoiceTemplate/${template}?uuid_invoice=${uuid}&format=pdf&copy=issued`);
    expect(answer.statusCode).toBe(404);
  });

  it('prints the account and template of today once it is reverted and issued again', async () => {
    await ana.put(`/api/v2/accounts/${account_uuid}`, account);
    const issued = await issue();
    await setStatus(issued, 'draft');
    await ana.put(`/api/v2/accounts/${account_uuid}`, { ...account, details: 'Account 555' });
    expect((await setStatus(issued, 'billed')).statusCode).toBe(200);
    expect(await textOf(issued)).toContain('Account 555');
  });

  it('is drawn, not kept, in another template and as a draft', async () => {
    const issued = await issue();
    const { uuid, public_hash: hash } = issued;
    await api.anonymous.get(`/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}&hash=${hash}&format=pdf`);
    expect(await copiesOf(issued)).toEqual([]);
    const draft = await issue({ is_draft: true });
    await pdfOf(draft);
    expect(await copiesOf(draft)).toEqual([]);
  });

  it('is kept by the database: the application cannot change or delete it', async () => {
    const issued = await issue();
    await pdfOf(issued);
    for (const statement of ['update invoice_copies set bytes = null', 'delete from invoice_copies']) {
      const attempt = inTenant(api.pool, { tenant }, (db) => db.query(statement, []));
      // oxlint-disable-next-line no-await-in-loop -- one refusal after the other
      await expect(attempt).rejects.toThrow('permission denied');
    }
  });
});

describe('a drawing that differs from the first one', () => {
  const different = () => new Map(api.app.documents.outcomes()).get('different');

  it('is counted, and what was drawn first is sent if it is kept', async () => {
    const issued = await issue();
    const first = Buffer.from('%PDF-1.7 as it was first drawn');
    const insert = `insert into invoice_copies (tenant_id, invoice_uuid, edition, language, digest, bytes, release)
      values ($1, $2, 0, 'en', $3, $4, '0.0.1')`;
    await change(insert, tenant, issued.uuid, Buffer.from(digest(first), 'hex'), first);
    expect(await pdfOf(issued)).toEqual(first);
    expect(different()).toBe(0);
    await change('update invoice_copies set bytes = null where invoice_uuid = $1', issued.uuid);
    await change('update invoices set sent_at = now() where uuid = $1', issued.uuid);
    expect((await readPdf(await pdfOf(issued))).pages.join()).toContain('Amount due');
    expect(different()).toBe(1);
  });
});
