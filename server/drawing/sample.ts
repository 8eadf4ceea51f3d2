import { addDays } from '../../domain/dates/date.ts';
import { taxesOfDocument } from '../../domain/taxes/document.ts';
import { taxesOfLine } from '../../domain/taxes/line.ts';
import type { Template } from '../../schemas/parts/templates/template.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import { translate, type Language } from '../base/i18n.ts';
import { calledOf } from './documentName.ts';
import type { DocumentHeader, UnreadRequest } from './request.ts';

const uuid = '0198f6b2-0000-7000-8000-000000000000';
const decimals = 2;
const countries = {
  brazil: { id: 76, name: 'Brasil', identifier: 'BR' },
  portugal: { id: 620, name: 'Portugal', identifier: 'PT' },
  japan: { id: 392, name: 'Japão', identifier: 'JP' },
  germany: { id: 276, name: 'Alemanha', identifier: 'DE' },
} as const;

/** The tributes of the worked example (design §6): one in each box, and a fixed amount. */
const tributes = [
  { name: 'ISS', value: '5', is_fixed: false, is_origin: true, tax_responsible: 'exporter' },
  { name: 'IOF', value: '23', is_fixed: false, is_origin: true, tax_responsible: 'importer' },
  { name: 'IRS', value: '15', is_fixed: false, is_origin: false, tax_responsible: 'exporter' },
  { name: 'IVA', value: '10', is_fixed: false, is_origin: false, tax_responsible: 'importer' },
  { name: 'IS', value: '12.50', is_fixed: true, is_origin: false, tax_responsible: 'importer' },
] as const;

/** Kinds of sample invoices: one line; several pages; and all that is hard to lay out. */
export const sampleKinds = ['short', 'long', 'difficult'] as const;

export type SampleKind = (typeof sampleKinds)[number];

const lineCounts: Record<SampleKind, number> = { short: 1, long: 40, difficult: 3 };

/** What a difficult invoice has besides: long names, another script, a third party that pays, and all texts. */
const difficulties = {
  service_buyer: partyOf('株式会社グローバル東京', '1234567890123', '東京都千代田区丸の内１丁目', countries.japan),
  payment_responsible: partyOf(
    'Donaudampfschifffahrtsgesellschaft Internationale Beteiligungen GmbH & Co. KG',
    'DE123456789',
    'Königsallee 1, 40212 Düsseldorf',
    countries.germany,
  ),
  company_number: 'EXP-2026/000118-REV.2',
  show_exporter_net: true,
} satisfies Partial<DocumentHeader>;

/** Returns a sample invoice drawn with a template; `day` is its emission date. */
export function sampleRequest(
  template: string | Template,
  locale: Language,
  day: string,
  kind: SampleKind = 'short',
): UnreadRequest {
  const isDifficult = kind === 'difficult';
  const words = (name: string) => translate(locale, `document.sample.${name}`);
  const terms = isDifficult
    ? { quantity: '1234.5', price: '98765.432', tributes: [...tributes] }
    : { quantity: '1', price: '1000.00', tributes: [...tributes] };
  const { tributes: amounts, ...totals } = taxesOfLine(terms, decimals);
  const scenery = {
    uuid,
    name: 'Brasil – Portugal',
    origin: countries.brazil,
    destiny: countries.portugal,
    tributes: tributes.map((tribute, at) => ({ uuid, ...tribute, amount: amounts[at]?.amount ?? '0' })),
  };
  const { quantity, price } = terms;
  const lines = Array.from({ length: lineCounts[kind] }, (_, at) => ({
    item_uuid: uuid,
    item_description: isDifficult ? `${words('item')}. `.repeat(8 * at + 1).trim() : words('item'),
    quantity,
    price,
    scenery,
    ...totals,
  }));
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
    account: { name: 'Banco Atlântico', details: 'IBAN PT50 0002 0123 1234 5678 9015 4\nBIC ATLAPTPL' },
    contact: { responsible_name: 'Ana Souza', responsible_email: 'ana@horizonte.example' },
    terms_payment: words('terms'),
    ...(isDifficult && { ...difficulties, observation: `${words('observation')} `.repeat(12).trim() }),
    ...taxesOfDocument(
      lines.map(() => totals),
      decimals,
    ),
  };
  return { template, locale, document, lines: JSON.stringify(lines) };
}

type Country = (typeof countries)[keyof typeof countries];

function partyOf(name: string, nif: string, address: string, country: Country) {
  return { uuid, name, nif, location: { place_id: 'sample', address, country } };
}
