import { writeXlsx } from 'hucre/xlsx';
import iconv from 'iconv-lite';
import { describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { formOf } from '../../import/crafts.testing.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const entities = '/api/v2/entities';

type Fields = Readonly<Record<string, string>>;

const post = (
  at: string,
  file: string | Uint8Array<ArrayBuffer>,
  fields: Fields = {},
  who: TestClient = ana,
  name = 'list.csv',
) => who.post(`${entities}/import${at}`, formOf(file, fields, name), { 'accept-language': 'en' });
const source = async (file: string | Uint8Array<ArrayBuffer>, fields?: Fields, who?: TestClient) =>
  (await post('/source', file, fields, who)).json();
const preview = async (file: string | Uint8Array<ArrayBuffer>, fields?: Fields) =>
  (await post('?preview=true', file, fields)).json();
const run = async (file: string | Uint8Array<ArrayBuffer>, fields?: Fields, who?: TestClient) =>
  (await post('', file, fields, who)).json();
const client = async (name: string) => {
  const { results } = (await ana.get(`${entities}?search=${encodeURIComponent(name)}`)).json();
  return results.find((each: { name: string }) => each.name === name);
};

const brazilian = [
  'Relatório de clientes;;;;;;;;;',
  'Emitido em 30/11/2026;;;;;;;;;',
  ';;;;;;;;;',
  'Código;Razão Social;Nome Fantasia;CNPJ/CPF;Endereço;Número;Bairro;Cidade;UF;CEP;Telefone;E-mail',
  '1;Padaria São João Ltda;Pão Bom;11.222.333/0001-81;Rua das Flores;12;Bela Vista;São Paulo;SP;01310-100;(11) 3333-4444;ana@padaria.example; bia@padaria.example',
].join('\r\n');

describe('a list of a Brazilian program', () => {
  const file = new Uint8Array(iconv.encode(brazilian.replace('; bia', ', bia'), 'cp850'));

  it('is read as it is: by encoding, separator, the row of headings and their meaning', async () => {
    const read = await source(file);
    expect(read).toMatchObject({
      encoding: 'cp850',
      delimiter: ';',
      heading_row: 4,
      layout: 'ERP (CNPJ)',
      defaults: { 'location.country': 'BR' },
      remembered: false,
      rows: 1,
    });
    expect(read.columns.map(({ path = '' }: { path?: string }) => path)).toEqual([
      '',
      'name',
      '',
      'nif',
      'location.address',
      'location.number',
      'location.district',
      'location.city',
      'location.state',
      'location.postcode',
      '',
      'responsible_email',
    ]);
    expect(read.first[0]).toMatchObject({ row: 1, cells: expect.arrayContaining(['Relatório de clientes']) });
  });

  it('is imported without further choices, with addresses and values in order', async () => {
    const { cleaned, ...counts } = await preview(file);
    expect(counts).toMatchObject({ created: 1, refused: [] });
    expect(cleaned).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ path: 'location.address', rule: 'address', rows: 1 }),
        { path: 'nif', rule: 'taxId', before: '11.222.333/0001-81', after: '11222333000181', rows: 1 },
        expect.objectContaining({ path: 'responsible_email', rule: 'email', after: 'ana@padaria.example' }),
      ]),
    );
    expect(await run(file)).toMatchObject({ created: 1 });
    expect(await client('Padaria São João Ltda')).toMatchObject({
      nif: '11222333000181',
      location: { address: 'Rua das Flores, 12, Bela Vista, São Paulo - SP, 01310-100', country: { identifier: 'BR' } },
    });
    expect(await run(file)).toMatchObject({ created: 0, unchanged: 1 });
  });
});

describe('lists of other programs', () => {
  const person = ['Name', 'Vorname', 'Straße', 'PLZ', 'Ort', 'Land'];
  it.each([
    [
      'Xero',
      'Xero',
      '*ContactName,EmailAddress,POAddressLine1,POCity,PORegion,POPostalCode,POCountry\nXero Ltd,a@x.example,10 High St,London,,N1 1AA,UK',
      'Xero Ltd',
      '10 High St, London N1 1AA',
      'GB',
    ],
    [
      'Odoo',
      'Odoo',
      'Name,Street,Street2,City,State,Zip,Country,Tax ID,Email\nOdoo BV,Keizersgracht 1,,Amsterdam,,1015,Holanda,,',
      'Odoo BV',
      'Keizersgracht 1, 1015 Amsterdam',
      'NL',
    ],
    [
      'Outlook',
      'Outlook',
      'First Name,Last Name,Company,Business Street,Business City,Business State,Business Postal Code,Business Country/Region,E-mail Address\nGrace,Lee,,350 Fifth Ave,New York,NY,10118,USA,g@x.example',
      'Grace Lee',
      '350 Fifth Ave, New York, NY 10118',
      'US',
    ],
    [
      'a German list of persons',
      undefined,
      `${person.join('\t')}\nMüller\tJürgen\tHauptstraße 5\t50667\tKöln\tDeutschland`,
      'Jürgen Müller',
      'Hauptstraße 5, 50667 Köln',
      'DE',
    ],
  ])('%s', async (_, layout, file, name, address, country) => {
    expect((await source(file)).layout).toBe(layout);
    expect(await run(file)).toMatchObject({ created: 1 });
    expect(await client(name)).toMatchObject({ location: { address, country: { identifier: country } } });
  });
});

describe('what a user decides', () => {
  it('is how the file is read: encoding, separator, row of headings', async () => {
    const file = new Uint8Array(iconv.encode('Nome|Obs\nx|y\nRua|z', 'windows-1252'));
    const read = await source(file, { encoding: 'utf-8', delimiter: '|', heading_row: '2' });
    expect(read).toMatchObject({ encoding: 'utf-8', delimiter: '|', heading_row: 2, rows: 1 });
    expect((await source('a;b\n1;2', { heading_row: '0' })).columns).toHaveLength(2);
    const wrong = await post('/source', 'a;b\n1;2', { heading_row: '9' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['heading_row']]);
  });

  it('is a value for rows without one, which leaves existing ones', async () => {
    await run('Name,Address,Country\nKept Ltd,Rua 1,PT');
    const fields = { columns: '["name","location.address"]', defaults: '{"location.country":"Brasil"}' };
    expect(await run('a,b\nKept Ltd,Rua 2\nNew Ltda,Rua 3', fields)).toMatchObject({ created: 1, changed: 1 });
    expect([await client('Kept Ltd'), await client('New Ltda')]).toMatchObject([
      { location: { address: 'Rua 2', country: { identifier: 'PT' } } },
      { location: { country: { identifier: 'BR' } } },
    ]);
    const unknown = await post('', 'a\nx', { columns: '["name"]', defaults: '{"location.country":"Narnia"}' });
    expect(unknown.json().errors).toMatchObject({ 'rows.2.location.country': expect.any(String) });
  });

  it('is how dates and figures are written', async () => {
    const file =
      'name,location.address,location.country,promised_date,credit_limit,credit_currency\nDates,Rua,BR,03/04/2026,"1,500",BRL';
    expect(await preview(file)).toMatchObject({ date_order: 'mdy', decimal_sign: '.' });
    const { rows } = await preview(file, { date_order: 'dmy', decimal_sign: ',' });
    const after = (column: string) => rows[0].values.find((value: { column: string }) => value.column === column).after;
    expect([after('promised_date'), after('credit_limit')]).toEqual(['2026/04/03', '1.500']);
  });

  it('is remembered for the next list with these headings, by the company', async () => {
    const columns = '["name","","location.address"]';
    const fields = { columns, defaults: '{"location.country":"PT"}' };
    await run('Kunde,Farbe,Wo\nErste,rot,Rua 1', fields);
    const again = await source('KUNDE,farbe,Wo\nZweite,blau,Rua 2');
    expect(again).toMatchObject({ remembered: true, defaults: { 'location.country': 'PT' } });
    expect(again.columns.map(({ path = '' }: { path?: string }) => path)).toEqual(['name', '', 'location.address']);
    expect((await source('Kunde,Farbe,Wo\nErste,rot,Rua 1', {}, gil)).remembered).toBe(false);
  });
});

describe('a value that cannot be used', () => {
  it('is named at its cell: an unknown country, and a letter that no font has', async () => {
    const file = 'Name,Address,Country\nAcme 𝒳,Rua 1,BR\nSound,Rua 2,Narnia';
    expect((await preview(file)).refused).toEqual([
      {
        row: 2,
        column: 'name',
        detail: '“𝒳” (U+1D4B3) cannot be printed on documents. Write it with other letters',
      },
      { row: 3, column: 'location.country', detail: '“Narnia” is not the name of a country' },
    ]);
    expect(await run(file)).toMatchObject({ code: 'import_refused' });
    expect(await client('Acme 𝒳')).toBeUndefined();
  });
});

describe('rows with errors', () => {
  const file = 'Clientes;;\nNome;Endereço;País\nMended;Rua 1;Narnia\nSound;Rua 2;BR\n;Rua 3;PT\n';

  it('come back as a file with the reasons, which is imported once it is mended', async () => {
    const back = await post('/bad-rows', file, {}, ana, 'clientes.csv');
    expect(back.headers['content-disposition']).toContain('clientes');
    const text = back.body.replace('\uFEFF', '');
    expect(text.split('\r\n').map((line) => line.split(';').slice(0, 3).join(';'))).toEqual([
      'Nome;Endereço;País',
      'Mended;Rua 1;Narnia',
      ';Rua 3;PT',
      '',
    ]);
    expect(text).toContain('Country: “Narnia” is not the name of a country');
    const mended = text.replace('Narnia', 'Angola').replace('\n;Rua 3', '\nNamed;Rua 3');
    expect(await source(mended)).toMatchObject({ columns: { length: 3 } });
    expect(await run(mended)).toMatchObject({ created: 2, ignored: [] });
  });

  it('come back as a workbook from a workbook', async () => {
    const rows = [
      ['Name', 'Address', 'Country'],
      ['Typed', 12, 'Narnia'],
    ];
    const book = new Uint8Array(await writeXlsx({ sheets: [{ name: 'Clients', rows }] }));
    const back = await post('/bad-rows', book, {}, ana, 'clients.xlsx');
    const read = await source(new Uint8Array(back.rawPayload));
    expect(read).toMatchObject({ sheet: 'Clients', rows: 1 });
    expect(read.columns.map(({ heading }: { heading: string }) => heading)).toEqual(['Name', 'Address', 'Country']);
  });

  it('are left out on request only', async () => {
    expect(await run(file)).toMatchObject({ code: 'import_refused' });
    expect(await client('Sound')).toBeUndefined();
    expect(await run(file, { only_good: 'true' })).toMatchObject({ created: 1, bad_rows: 2 });
    expect(await client('Sound')).toBeDefined();
  });
});
