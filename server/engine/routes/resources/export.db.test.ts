import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSeparators, readCells } from '../../../../domain/csv.ts';
import type { Language } from '../../../../domain/languages.ts';
import { defineResource } from '../../../../schemas/resource.ts';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations } from '../../../../tests/support/company.ts';
import { loadResources } from '../../resources/registry.ts';

/** An accountant may export open berths, without cost and payer. */
const berths = defineResource({
  name: 'berths',
  singular: 'berth',
  api: { version: 'v2', path: 'berths' },
  scope: 'tenant',
  schema: {
    $id: 'Berth',
    type: 'object',
    required: ['name'],
    additionalProperties: false,
    properties: {
      uuid: { type: 'string', format: 'uuid', readOnly: true },
      name: { type: 'string', maxLength: 40 },
      price: { type: 'string', kind: 'decimal', decimal: { fraction: 2 } },
      built: { type: 'string', format: 'date' },
      seen: { type: 'string', format: 'date-time' },
      open: { type: 'boolean' },
    },
  },
  label: 'name',
  list: {
    columns: ['name', 'price', 'built', 'seen'],
    sort: ['name'],
    sortable: ['name', 'price'],
    search: ['name'],
    filters: { price: 'range' },
  },
  form: { sections: [] },
  access: {
    company: {
      COMPANY: ['list', 'export'],
      ACCOUNTANT: { may: ['list', 'export'], rows: [{ path: 'open', eq: true }], hides: ['price'] },
      CUSTOMER: ['list'],
    },
  },
});

const api = await testApp({ resources: [...(await loadResources()), berths] });
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });

beforeAll(async () => {
  await api.ownerPool.query(`
    create table berths (tenant_id uuid not null references tenants (id), uuid uuid not null default uuidv7(),
      name text not null, price numeric(8, 2), built date, seen timestamptz, open boolean not null default true,
      version integer not null default 1, primary key (tenant_id, uuid));
    select guard_tenant_table('berths');
    select make_searchable('berths', array['name']);
    insert into berths (tenant_id, name, price, built, seen, open) select id, v.* from tenants, (values
      ('A1', -1234.5, date '2026-03-09', timestamptz '2026-03-09 01:30Z', true), ('=B2', 7, null, null, false)) v
      where slug = 'acme';
    insert into entities (tenant_id, name, nif, location_place_id, location_address, location_country_id)
      select id, 'Entity ' || to_char(n, '0000'), case n when 7 then '=1+1' end, 'p', 'Rua ' || n || ', 1', 76
      from tenants, generate_series(1, 5000) n where slug = 'acme'`);
});

const entities = '/api/v2/entities/export';
const pt = { 'accept-language': 'pt' };
const file = async (client: TestClient, url: string, language: Language = 'pt') => {
  const answer = await client.get(url, { 'accept-language': language });
  return readCells(answer.body, listSeparators[language]);
};

describe('a list as a file', () => {
  it('has every record once, in the order of the list, below the names of its columns', async () => {
    const [head, ...rows] = await file(ana, entities);
    expect(head).toEqual(['Nome', 'Identificação fiscal', 'Endereço', 'País', 'Em aberto']);
    expect(rows).toHaveLength(5000);
    const names = rows.map(([name]) => name);
    expect(names).toEqual(names.toSorted());
    expect(new Set(names).size).toBe(5000);
    expect(rows[41]).toEqual(['Entity  0042', '', 'Rua 42, 1', 'Brasil', '']);
  });

  it('has the filtered records in the requested order, with the requested columns', async () => {
    const url = `${entities}?fields=name,location.country&search=%20%2000&sort=-name&location.country=76`;
    const [head, ...rows] = await file(ana, url, 'en');
    expect(head).toEqual(['Name', 'Country']);
    expect([rows.length, rows[0], rows.at(-1)]).toEqual([185, ['Entity  5000', 'Brazil'], ['Entity  0001', 'Brazil']]);
  });

  it('is a CSV file with a descriptive name, which is not cached', async () => {
    const { headers, body } = await ana.get(`${entities}?search=0042`, pt);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="Clientes.csv"; filename*=UTF-8''Clientes.csv`,
      'cache-control': 'no-store',
    });
    expect(body).toBe('\uFEFFNome;Identificação fiscal;Endereço;País;Em aberto\r\nEntity  0042;;Rua 42, 1;Brasil;\r\n');
  });

  it('makes no formula of typed text, and keeps figures as figures', async () => {
    expect((await ana.get(`${entities}?search=0007`, pt)).body).toContain(`\r\nEntity  0007;"'=1+1";`);
    expect((await ana.get('/api/v2/berths/export', pt)).body.split('\r\n').slice(1)).toEqual([
      `"'=B2";7;;`,
      'A1;-1234,5;09/03/2026;08/03/2026 22:30',
      '',
    ]);
  });

  it('has every value of an invoice that lists tell, in plain words', async () => {
    const made = await makeRegistrations(api, ana);
    await make(ana, '/api/v2/invoice/invoices-single/create', invoiceBody(made, { company_number: 'X-1' }));
    const paths = 'number,company_number,service_buyer,currency,amount,status,is_overdue,created,due_date';
    expect(await file(ana, `/api/v2/invoice/invoices-single/export?fields=${paths}&status=billed`)).toEqual([
      ['Número', 'Referência interna', 'Cliente', 'Moeda', 'Valor', 'Situação', 'Vencida', 'Emissão', 'Vencimento'],
      ['1', 'X-1', 'Blue Harbor Inc', 'BRL', '1080,00', 'Emitida', 'Não', '10/03/2026', '10/04/2026'],
    ]);
  });

  it.each([
    ['pt', ';'],
    ['en', ','],
    ['es', ';'],
  ])('is separated as the spreadsheets of %s read it', async (language, separator) => {
    const { body } = await ana.get(`${entities}?search=0042&fields=name,nif`, { 'accept-language': language });
    expect(body.split('\r\n')[1]).toBe(`Entity  0042${separator}`);
  });

  it('is a workbook with typed cells on request', async () => {
    const answer = await ana.get('/api/v2/berths/export?format=xlsx', pt);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': expect.stringMatching(/\.xlsx"/),
    });
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
    expect(sheets[0]?.rows.slice(1)).toEqual([
      ['=B2', 7, null, null],
      ['A1', -1234.5, new Date('2026-03-09T00:00:00Z'), new Date('2026-03-08T22:30:00Z')],
    ]);
    expect((await ana.get('/api/v2/berths/export?format=ods')).statusCode).toBe(400);
  });

  it('of nothing has the names of its columns alone, and of HEAD nothing', async () => {
    expect(await file(ana, `${entities}?search=nobody`)).toHaveLength(1);
    const headers = { host: 'ultramar.test', authorization: `Bearer ${ana.token}` };
    const answer = await api.app.inject({ method: 'HEAD', url: entities, headers });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });
});

describe('an invalid export', () => {
  it.each([
    ['fields=name,secret', 'fields'],
    ['sort=location', 'sort'],
    ['location.country=Brazil', 'location.country'],
  ])('?%s is an error at its parameter', async (query, parameter) => {
    const answer = await ana.get(`${entities}?${query}`);
    expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([400, undefined]);
    expect(Object.keys(answer.json().errors)).toEqual([parameter]);
  });

  it('with a page is rejected', async () => {
    expect((await ana.get(`${entities}?page=2`)).json().code).toBe('unknown_parameter');
  });
});

describe('who exports', () => {
  it('gets nothing of another company', async () => {
    expect(await file(gil, entities)).toHaveLength(1);
    expect((await gil.get(`${entities}?tenant=acme`)).json().code).toBe('tenant_forbidden');
  });

  it('excludes hidden properties and invisible rows', async () => {
    expect(await file(carla, '/api/v2/berths/export')).toEqual([
      ['resources.berths.fields.name', 'resources.berths.fields.built', 'resources.berths.fields.seen'],
      ['A1', '09/03/2026', '08/03/2026 22:30'],
    ]);
    const answer = await carla.get('/api/v2/berths/export?fields=name,price');
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['fields']]);
    expect((await carla.get('/api/v2/berths/export?price_gte=1')).json().code).toBe('unknown_parameter');
  });

  it('needs the permission, where a list alone does not do', async () => {
    expect((await api.anonymous.get(entities)).statusCode).toBe(401);
    const admin = await api.signIn('admin@ultramar.test');
    expect((await admin.get(entities)).json().code).toBe('forbidden');
    expect((await ana.get('/api/v2/countries/export')).statusCode).toBe(404);
  });
});
