import { linesAmong } from '../../domain/documents/rows.ts';
import { decimalsOf } from '../../domain/money/decimals.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import { taxesOfDocument } from '../../domain/taxes/document.ts';
import { taxesOfLine } from '../../domain/taxes/line.ts';
import type { Side } from '../../domain/taxes/terms.ts';
import { calledOf } from '../../server/drawing/documentName.ts';
import type { DocumentLocale, DrawnDocument, DocumentRequest, UnreadRequest } from '../../server/drawing/request.ts';

type Party = NonNullable<DrawnDocument['service_provider']>;
type Country = NonNullable<Party['location']>['country'];

/** A tribute of the sample lines. */
export interface SampleTribute {
  name: string;
  value: string;
  is_fixed: boolean;
  is_origin: boolean;
  tax_responsible: Side;
}

/** A line with only the relevant properties. */
export interface SampleLine {
  description?: string;
  quantity?: string;
  price?: string;
  tributes?: SampleTribute[];
}

const uuid = '01890000-0000-7000-8000-000000000000';

export const countries = {
  brazil: { id: 76, name: 'Brasil', identifier: 'BR' },
  portugal: { id: 620, name: 'Portugal', identifier: 'PT' },
  greece: { id: 300, name: 'Grécia', identifier: 'GR' },
  japan: { id: 392, name: 'Japão', identifier: 'JP' },
} satisfies Record<string, Country>;

/** The five tributes of the worked example (design §6): one in each box, and a fixed one. */
export const exampleTributes: SampleTribute[] = [
  { name: 'ISS', value: '5', is_fixed: false, is_origin: true, tax_responsible: 'exporter' },
  { name: 'Encargo de exportação', value: '23', is_fixed: false, is_origin: true, tax_responsible: 'importer' },
  { name: 'IRS retido na fonte', value: '15', is_fixed: false, is_origin: false, tax_responsible: 'exporter' },
  { name: 'IVA autoliquidado', value: '10', is_fixed: false, is_origin: false, tax_responsible: 'importer' },
  { name: 'Imposto do selo', value: '12.50', is_fixed: true, is_origin: false, tax_responsible: 'importer' },
];

/** A party of a document, by name and country. */
export function sampleParty(name: string, country: Country = countries.brazil, nif = '11222333000181'): Party {
  const location = { place_id: 'place', address: 'Av. Atlântica 1702', complement: '12º andar', country };
  return { uuid, name, nif, location };
}

/** A billed invoice in an answer, named in `locale`, with amounts computed by the domain. */
export function sampleInvoice(
  changes: Partial<DrawnDocument> = {},
  lines: SampleLine[] = [{}],
  locale: DocumentLocale = 'pt',
): DrawnDocument {
  const decimals = decimalsOf(changes.currency ?? 'USD');
  const priced = lines.map((line) => priceLine(line, decimals));
  return {
    called: calledOf(invoices, changes.status ?? 'billed', locale),
    number: 1024,
    company_number: 'EXP-2026/118',
    status: 'billed',
    currency: 'USD',
    created: '2026-11-20',
    due_date: '2026-12-20',
    show_tax_invoice: true,
    show_exporter_net: false,
    service_provider: sampleParty('Horizonte Tecnologia Ltda.'),
    service_buyer: sampleParty('Atlântico Serviços Digitais, Lda.', countries.portugal, '501964843'),
    lines: priced.map(({ line }) => line),
    ...taxesOfDocument(
      priced.map(({ totals }) => totals),
      decimals,
    ),
    ...changes,
  };
}

/** A request from the database, with lines unread. */
export function unreadOf({ document: { lines, ...document }, ...request }: DocumentRequest): UnreadRequest {
  const stored = linesAmong(lines).map(({ item, ...line }) => ({
    ...line,
    item_uuid: item.uuid,
    description: item.description,
  }));
  return { ...request, document, lines: JSON.stringify(stored) };
}

function priceLine(line: SampleLine, decimals: number) {
  const { description = 'Consultoria', quantity = '1', price = '1000', tributes = exampleTributes } = line;
  const { tributes: amounts, ...totals } = taxesOfLine({ quantity, price, tributes }, decimals);
  const scenery = {
    uuid,
    name: 'Serviços técnicos',
    origin: countries.brazil,
    destiny: countries.portugal,
    tributes: tributes.map((tribute, index) => ({ uuid, ...tribute, amount: amounts[index]?.amount ?? '0' })),
  };
  return { line: { item: { uuid, description }, quantity, price, scenery, ...totals }, totals };
}
