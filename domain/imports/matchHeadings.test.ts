import { describe, expect, it, test } from 'vitest';
import entities from '../../schemas/resources/clients/entities.ts';
import items from '../../schemas/resources/invoicing/items.ts';
import { headingRowOf } from './headingRow.ts';
import { headingMatcher } from './matchHeadings.ts';

const match = headingMatcher(entities, []);
const fieldsOf = (line: string, sign = ','): Record<string, string> => {
  const headings = line.split(sign);
  return Object.fromEntries(match(headings).mapping.flatMap((path, at) => (path ? [[headings[at], path]] : [])));
};

describe('the headings of programs', () => {
  test.each([
    ['Xero', '*ContactName,EmailAddress,POAddressLine1,POCity,POPostalCode,POCountry,SAAddressLine1,SACity', 5],
    [
      'QuickBooks',
      'Customer full name,Company name,Email,Bill address street,Bill address city,Bill address country',
      5,
    ],
    [
      'Sage',
      'Account Reference,Account Name,Street 1,Street 2,Town,County,Postcode,Contact Name,VAT Registration Number',
      8,
    ],
    ['DATEV', 'Konto;Name (Adressattyp Unternehmen);EU-UStID;Straße;Postleitzahl;Ort;Land;E-Mail', 7],
    ['Lexware', 'Kundennummer;Firma;Vorname;Name;Straße;PLZ;Ort;Land;USt-IdNr;E-Mail', 9],
    ['Odoo', 'Name,Street,Street2,City,State,Zip,Country,Tax ID,Email', 8],
    [
      'Invoice Ninja',
      'Client Name,Client Street,Client City,Client Postal Code,Client Country,Contact First Name,Contact Last Name,Contact Email',
      8,
    ],
    ['Stripe', 'id,Description,Email,Name,Created (UTC),Delinquent,Address Line1,Address City,Address Country', 5],
    [
      'Google Contacts',
      'First Name,Last Name,Organization Name,E-mail 1 - Value,Address 1 - Street,Address 1 - City,Address 1 - Country',
      7,
    ],
    ['Outlook', 'First Name,Last Name,Company,Business Street,Business City,Business Country/Region,E-mail Address', 7],
    [
      'ERP (CNPJ)',
      'Razão Social;Nome Fantasia;CNPJ/CPF;Endereço;Número;Complemento;Bairro;CEP;Cidade;UF;Telefone;E-mail',
      10,
    ],
  ])('%s', (layout, line, known) => {
    const sign = line.includes(';') ? ';' : ',';
    expect(match(line.split(sign)).layout).toBe(layout);
    const fields = fieldsOf(line, sign);
    expect([Object.keys(fields).length >= known, Object.values(fields)], line).toEqual([
      true,
      expect.arrayContaining(['name']),
    ]);
  });

  it('of QuickBooks name a customer without a company, and those of MYOB an address by lines', () => {
    expect(fieldsOf('Customer full name,Company name,Email')).toMatchObject({ 'Customer full name': 'name' });
    expect(fieldsOf('Co./Last Name,Addr 1 - Line 1,           - Line 2,           - City,A.B.N.')).toEqual({
      'Co./Last Name': 'name',
      'Addr 1 - Line 1': 'location.street',
      '           - Line 2': 'location.complement',
      '           - City': 'location.city',
      'A.B.N.': 'nif',
    });
  });

  it('are left out if they mean nothing without others: a currency without a limit', () => {
    expect(Object.values(fieldsOf('*ContactName,DefaultCurrency'))).toEqual(['name']);
    expect(Object.values(fieldsOf('name,credit_limit,credit_currency'))).toEqual([
      'name',
      'credit_limit',
      'credit_currency',
    ]);
  });

  it('are compared without letter case, accents and punctuation', () => {
    expect(fieldsOf('RAZAO_SOCIAL,cnpj / cpf:,Pais *')).toEqual({
      RAZAO_SOCIAL: 'name',
      'cnpj / cpf:': 'nif',
      'Pais *': 'location.country',
    });
  });

  it('prefer the company to the person, and join the names of a person', () => {
    expect(fieldsOf('Company,Name,Email')).toMatchObject({ Company: 'name', Name: 'responsible_name' });
    expect(fieldsOf('First Name,Last Name')).toEqual({
      'First Name': 'responsible_name',
      'Last Name': 'responsible_name',
    });
  });

  it('of a Brazilian list leave out the country', () => {
    expect(match(['Razão Social', 'CEP', 'UF']).defaults).toEqual({ 'location.country': 'BR' });
    expect(match(['Razão Social', 'CEP', 'UF', 'País']).defaults).toEqual({});
  });

  it('of a Brazilian list leave out the currency of its amounts', () => {
    expect(match(['Razão Social', 'CEP', 'UF', 'País', 'Limite de Crédito']).defaults).toEqual({
      credit_currency: 'BRL',
    });
  });

  it('name the town where they call it a locality, else the district', () => {
    expect(fieldsOf('Nome;Morada;Localidade;Cód. Postal', ';')).toMatchObject({ Localidade: 'location.city' });
    expect(fieldsOf('Nome;Localidade;Concelho', ';')).toMatchObject({
      Localidade: 'location.district',
      Concelho: 'location.city',
    });
  });

  it('have the number of a house only after its street', () => {
    expect(fieldsOf('Número;Cliente;Morada', ';')).toEqual({ Cliente: 'name', Morada: 'location.address' });
    expect(fieldsOf('Nome;Endereço;Número', ';')).toMatchObject({ Número: 'location.number' });
    expect(fieldsOf('Name;House number;Street', ';')).toMatchObject({ 'House number': 'location.number' });
  });

  it('of a Spanish list name the company, and a means of payment is no term', () => {
    expect(fieldsOf('Razón social;CIF;Forma de pago', ';')).toEqual({ 'Razón social': 'name', CIF: 'nif' });
  });

  test.each([
    [
      'Conta Azul',
      'Nome;CNPJ;CPF;Razão Social;E-mail principal',
      { CNPJ: 'nif', CPF: 'nif', 'E-mail principal': 'responsible_email' },
    ],
    [
      'FacturaPlus',
      'CCODCLI;CNOMCLI;CNIFDNI;CDIRCLI;CPOBCLI;CPTLCLI',
      { CNOMCLI: 'name', CNIFDNI: 'nif', CPTLCLI: 'location.postcode' },
    ],
    ['Contasol', 'Razón social;NIF;Domicilio;C.Postal;Población', { 'C.Postal': 'location.postcode' }],
    [
      'Zoho',
      'Company Name;EmailID;Billing Street2;Billing Code',
      { EmailID: 'responsible_email', 'Billing Street2': 'location.complement', 'Billing Code': 'location.postcode' },
    ],
    ['Wave', 'customer_name;postal_code/zip_code', { 'postal_code/zip_code': 'location.postcode' }],
    ['Stripe', 'Name;Business Vat ID', { 'Business Vat ID': 'nif' }],
    ['DATEV', 'Name (Adressattyp Unternehmen);EU-USt-IdNr.', { 'EU-USt-IdNr.': 'nif' }],
    [
      'HubSpot',
      'Company name;Street Address;Street Address 2;State/Region',
      { 'Street Address 2': 'location.complement', 'State/Region': 'location.state' },
    ],
    [
      'Outlook in German',
      'Firma;Straße geschäftlich;Ort geschäftlich;Postleitzahl geschäftlich;Land/Region geschäftlich',
      { 'Straße geschäftlich': 'location.street', 'Land/Region geschäftlich': 'location.country' },
    ],
    ['Lexware, of which terms are no rule of ours', 'Firma;Zahlungsbedingung', { Firma: 'name' }],
  ])('of %s are known', (_, line, fields) => expect(fieldsOf(line, ';')).toMatchObject(fields));

  it('of items are known too', () => {
    expect(headingMatcher(items, [])(['Código', 'Product/Service Name']).mapping).toEqual(['', 'description']);
  });
});

describe('the row of the headings', () => {
  const known = (cells: readonly unknown[]) =>
    cells.filter((cell) => ['Name', 'Country'].includes(String(cell))).length;
  test.each([
    [
      'the first',
      [
        ['Name', 'Country'],
        ['Ana', 'BR'],
      ],
      0,
    ],
    ['below a title and a date', [['Clients'], ['2026'], ['Name', 'x', 'Country'], ['Ana', 1, 'BR']], 2],
    [
      'below merged headings of groups',
      [
        ['Company', '', 'Place', ''],
        ['Name', 'a', 'Country', 'b'],
        ['x', 'y', 'z', 'w'],
      ],
      1,
    ],
    [
      'the first full one, if none is known',
      [
        ['Clients', '', ''],
        ['A', 'B', 'C'],
        ['1', '2', '3'],
      ],
      1,
    ],
    [
      'the first, although one value is a known heading',
      [
        ['A', 'B'],
        ['Name', 'x'],
      ],
      0,
    ],
    ['none of an empty file', [], 0],
  ])('is %s', (_, rows, at) => expect(headingRowOf(rows, known)).toBe(at));
});
