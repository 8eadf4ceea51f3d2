import type { FastifyInstance } from 'fastify';
import { explainDocument, type ExplainedDocument } from '../../../../domain/taxes/explainDocument.ts';
import { taxFigures } from '../../../../domain/taxes/figures.ts';
import type { RecordedRow } from '../../../../domain/documents/rows.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { ApiError } from '../../../base/errors.ts';
import { labelsOf } from '../../../drawing/text/labels.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { show } from '../invoices/records.ts';
import { explanationText } from '../invoices/explanationText.ts';

const text = { type: 'string' } as const;
const day = { type: 'string', format: 'date' } as const;

const figure = {
  type: 'object',
  required: ['figure', 'name', 'amount', 'formula'],
  properties: { figure: text, name: text, amount: text, formula: text },
} as const;

const tribute = {
  type: 'object',
  required: ['name', 'box', 'figure', 'amount', 'formula'],
  properties: {
    name: text,
    tribute: { type: 'string', format: 'uuid' },
    box: { type: 'string', enum: ['EE', 'EI', 'IE', 'II'] },
    figure: text,
    amount: text,
    formula: { type: 'string', description: 'With the numbers in it: `1.65% of 10,500.00 = 10,000.00 + ISS 500.00`.' },
    note: text,
    valid_from: day,
    valid_until: day,
    recoverable: text,
    recovered: text,
  },
} as const;

const answer = {
  title: 'Explanation',
  type: 'object',
  required: ['currency', 'created', 'figures', 'lines', 'text'],
  properties: {
    currency: text,
    created: day,
    figures: { type: 'array', items: figure },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        required: ['position', 'item', 'figures', 'tributes'],
        properties: {
          uuid: { type: 'string', format: 'uuid' },
          position: { type: 'integer' },
          item: text,
          scenario: text,
          figures: { type: 'array', items: figure },
          tributes: { type: 'array', items: tribute },
        },
      },
    },
    text: { type: 'string', description: 'The same as plain text, for a client or an auditor.' },
  },
} as const;

const visibleToExplain = ['items_invoice', ...taxFigures];

/** GET invoice/invoices-single/{uuid}/explanation: every figure of an invoice with the formula that gives it. */
export default async function explanationRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>('/api/v2/invoice/invoices-single/:uuid/explanation', {
    config: { access: { resource: invoices.name, action: 'audit' } },
    schema: {
      tags: [invoices.name],
      summary: 'Explain every figure of an invoice, in the language of the request.',
      params: uuidParams,
      response: { 200: answer },
    },
    handler: async (request) => {
      const { properties } = visibleIn(request, invoices).schema;
      if (!visibleToExplain.every((name) => name in properties)) throw new ApiError('forbidden');
      const scope = scopeOf(request);
      const { record } = await request.readInTenant((db) => show(db, scope, request.params.uuid));
      const { language } = request;
      const { figures: names } = labelsOf(language);
      const nameOf = (name: keyof typeof names) => names[name];
      const rows = (record['items_invoice'] ?? []) as readonly RecordedRow[];
      const explained: ExplainedDocument = explainDocument(record, rows, language, nameOf);
      const named = <Of extends { readonly figure: string }>(all: readonly Of[]) =>
        all.map((one) => ({
          ...one,
          name: nameOf(one.figure === 'net' ? 'base' : (one.figure as keyof typeof names)),
        }));
      return {
        currency: record['currency'],
        created: record['created'],
        figures: named(explained.figures),
        lines: explained.lines.map((line) => ({ ...line, figures: named(line.figures) })),
        text: explanationText(explained, { language, currency: String(record['currency']), nameOf }),
      };
    },
  });
}
