import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations } from '../../../../tests/support/company.ts';
import { builtInTemplate } from '../../../drawing/builtIn/builtIn.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const invoices = '/api/v2/invoice/invoices-single';
const account = (name: string) => make(ana, '/api/v2/accounts', { name, details: `IBAN of ${name}` });
const template = (name: string) =>
  make(ana, '/api/v2/invoice-templates', { name, content: builtInTemplate('invoiceTemplate1') });

/** The stored copy of what an invoice prints: the name of its account, and whose version of a template. */
async function printed(uuid: string) {
  const { rows } = await api.ownerPool.query<{ account: string | null; template: string | null }>(
    `select printed #>> '{account,name}' as account, v.template_uuid as template
     from invoices i left join invoice_template_versions v on v.uuid = i.template_version_uuid where i.uuid = $1`,
    [uuid],
  );
  return rows[0];
}

describe('what an invoice prints', async () => {
  const [first, other] = [await account('First'), await account('Other')];
  const [own, second] = [await template('Own'), await template('Second')];
  const rename = (name: string) => ana.put(`/api/v2/accounts/${first}`, { name, details: 'IBAN' });
  const status = (uuid: string, to: string) => ana.put(`/api/v2/invoice/status/${uuid}`, { status: to });

  it('is kept from its issue on, and not of a draft', async () => {
    const uuid = await make(ana, `${invoices}/create`, invoiceBody(made, { account_uuid: first, template: own }));
    expect(await printed(uuid)).toEqual({ account: 'First', template: own });
    await rename('Renamed');
    expect(await printed(uuid)).toEqual({ account: 'First', template: own });
    await status(uuid, 'draft');
    expect(await printed(uuid)).toEqual({ account: null, template: null });
    await status(uuid, 'billed');
    expect(await printed(uuid)).toEqual({ account: 'Renamed', template: own });
    await rename('First');
  });

  it('of an issued one follows its account and its template alone', async () => {
    const uuid = await make(ana, `${invoices}/create`, invoiceBody(made, { account_uuid: first, template: own }));
    const change = (text: string, value: string) =>
      api.ownerPool.query(`update invoices set ${text} where uuid = $1`, [uuid, value]);
    await rename('Renamed');
    await change('template = $2', second);
    expect(await printed(uuid)).toEqual({ account: 'First', template: second });
    await change('account_uuid = $2', other);
    expect(await printed(uuid)).toEqual({ account: 'Other', template: second });
    await change('template = $2', 'invoiceTemplate1');
    expect(await printed(uuid)).toEqual({ account: 'Other', template: null });
  });
});
