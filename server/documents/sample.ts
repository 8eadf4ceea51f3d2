import { addDays } from '../../domain/dates/date.ts';
import { taxesOfDocument } from '../../domain/taxes/document.ts';
import { taxesOfLine } from '../../domain/taxes/line.ts';
import invoices from '../../schemas/resources/invoices.ts';
import { translate, type Language } from '../i18n.ts';
import { calledOf } from './called.ts';
import type { DocumentHeader, UnreadRequest } from './request.ts';

const uuid = '0198f6b2-0000-7000-8000-000000000000';
const decimals = 2;
const countries = {
  brazil: { id: 76, name: 'Brasil', identifier: 'BR' },
  portugal: { id: 620, name: 'Portugal', identifier: 'PT' },
} as const;

/** The tributes of the worked example (design §6): one in each box, and a fixed amount. */
const tributes = [
  { name: 'ISS', value: '5', is_fixed: false, is_origin: true, tax_responsible: 'exporter' },
  { name: 'IOF', value: '23', is_fixed: false, is_origin: true, tax_responsible: 'importer' },
  { name: 'IRS', value: '15', is_fixed: false, is_origin: false, tax_responsible: 'exporter' },
  { name: 'IVA', value: '10', is_fixed: false, is_origin: false, tax_responsible: 'importer' },
  { name: 'IS', value: '12.50', is_fixed: true, is_origin: false, tax_responsible: 'importer' },
] as const;

/** Returns a sample invoice that shows a built-in template; `day` is its emission date. */
export function sampleRequest(template: string, locale: Language, day: string): UnreadRequest {
  const terms = { quantity: '1', price: '1000.00', tributes: [...tributes] };
  const { tributes: amounts, ...totals } = taxesOfLine(terms, decimals);
  const scenery = {
    uuid,
    name: 'Brasil – Portugal',
    origin: countries.brazil,
    destiny: countries.portugal,
    tributes: tributes.map((tribute, at) => ({ uuid, ...tribute, amount: amounts[at]?.amount ?? '0' })),
  };
  const description = translate(locale, 'document.sample.item');
  const line = { item_uuid: uuid, description, quantity: '1', price: '1000.00', scenery, ...totals };
  const document: DocumentHeader = {
    called: calledOf(invoices, 'billed', locale),
    number: 1024,
    status: 'billed',
    currency: 'EUR',
    created: day,
    due_date: addDays(day, 30),
    show_tax_invoice: true,
    show_exporter_net: false,
    service_provider: partyOf(
      'Horizonte Tecnologia Ltda.',
      '11222333000181',
      'Avenida Paulista, 1374',
      countries.brazil,
    ),
    service_buyer: partyOf('Atlântico Digital, Lda.', '501964843', 'Rua Augusta, 10', countries.portugal),
    ...taxesOfDocument([totals], decimals),
  };
  return { template, locale, document, lines: JSON.stringify([line]) };
}

type Country = (typeof countries)[keyof typeof countries];

const partyOf = (name: string, nif: string, address: string, country: Country) => ({
  uuid,
  name,
  nif,
  location: { place_id: 'sample', address, country },
});
