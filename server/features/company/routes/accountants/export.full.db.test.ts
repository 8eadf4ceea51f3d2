import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { exportedListNames } from '../../../../../domain/company/accountants/exportedLists.ts';
import { listSeparators, readCells } from '../../../../../domain/csv.ts';
import { demoApp, type TestClient } from '../../../../../tests/support/app.ts';
import { addUser } from '../../../../../tests/support/identity.ts';

const api = await demoApp();
const email = 'duas@contas.test';
const english = { 'accept-language': 'en' };
let duas: TestClient;
const inCompany: Record<string, TestClient> = {};

beforeAll(async () => {
  const uuid = await addUser(api.ownerPool, { name: 'Duas', email, type: 'ACCOUNTANT', tenants: ['acme', 'globex'] });
  await api.ownerPool.query(
    `update user_roles set role_uuid = (select uuid from roles where built_in = 'accountant_exports') where user_uuid = $1`,
    [uuid],
  );
  duas = await api.signIn(email);
  for (const tenant of ['acme', 'globex']) inCompany[tenant] = await api.signIn(email, { tenant });
});

const own: Readonly<Record<string, string>> = { invoices: 'invoice/invoices-single' };
const cells = async (client: TestClient | undefined, url: string): Promise<string[][]> =>
  readCells((await client?.get(url, english))?.body ?? '', listSeparators.en);

describe.each(exportedListNames)('%s of several companies', (name) => {
  it('are the rows of each company’s own file, below one head, with the company before them', async () => {
    const [head = [], ...rows] = await cells(duas, `/api/v2/accountants/${name}/export`);
    const files = await Promise.all(
      [
        ['acme', 'Acme Software Ltda'],
        ['globex', 'Globex Consulting, S.A.'],
      ].map(async ([tenant = '', company = '']) => {
        const [own_head, ...lines] = await cells(inCompany[tenant], `/api/v2/${own[name] ?? name}/export`);
        expect(head).toEqual(['Company', ...(own_head ?? [])]);
        return lines.map((line) => [company, ...line]);
      }),
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(rows).toEqual(files.flat());
  });
});

const invoices = '/api/v2/accountants/invoices/export';

describe('the file', () => {
  it('has the companies that were chosen, narrowed like a list', async () => {
    const [, ...rows] = await cells(duas, `${invoices}?companies=globex&status=paid&fields=status`);
    expect(new Set(rows.map((row) => row.join()))).toEqual(new Set(['Globex Consulting, S.A.,Paid']));
  });

  it('is a workbook on request', async () => {
    const answer = await duas.get(`${invoices}?format=xlsx&companies=acme,globex&fields=amount`, english);
    expect(answer.headers['content-disposition']).toContain('filename="Invoices.xlsx"');
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
    const [, first] = sheets[0]?.rows ?? [];
    expect(first).toEqual(['Acme Software Ltda', expect.any(Number)]);
  });

  it('has instants in the time zone of each company', async () => {
    await api.ownerPool.query("update tenants set time_zone = 'Asia/Tokyo' where slug = 'globex'");
    const later = await api.signIn(email);
    for (const tenant of ['acme', 'globex']) {
      const client = await api.signIn(email, { tenant });
      const [, ...rows] = await cells(client, '/api/v2/invoice/invoices-single/export?fields=created_at');
      const [, ...all] = await cells(later, `${invoices}?companies=${tenant}&fields=created_at`);
      expect(all.map(([, moment]) => moment)).toEqual(rows.map(([moment]) => moment));
    }
  });
});

test.each([
  ['companies=nowhere', 403, 'tenant_forbidden'],
  ['companies=acme,nowhere', 403, 'tenant_forbidden'],
  ["companies=acme'--", 403, 'tenant_forbidden'],
  ['companies=acme,,globex', 400, 'validation'],
  ['companies=', 400, 'validation'],
  [`companies=${Array.from({ length: 101 }, (_, place) => `c${place}`).join()}`, 400, 'validation'],
  ['fields=nothing', 400, 'validation'],
  ['page=2', 400, 'unknown_parameter'],
])('?%s answers %i', async (query, status, code) => {
  const answer = await duas.get(`${invoices}?${query}`);
  expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
});

test('a company that gave no access is refused as one that does not exist', async () => {
  const carla = await api.signIn('carla@contas.test');
  const [foreign, unknown] = await Promise.all(
    ['globex', 'nowhere'].map((slug) => carla.get(`${invoices}?companies=acme,${slug}`)),
  );
  expect([foreign?.statusCode, foreign?.json()]).toEqual([403, unknown?.json()]);
});

test('for a user without companies it has a header only', async () => {
  const admin = await api.signIn('admin@ultramar.test');
  expect(await cells(admin, `${invoices}?fields=status`)).toEqual([['Company', 'Status']]);
});
