import { keptNames } from '../names.ts';
import { tributeReference } from '../reference.ts';

/** Who bears a tribute or its remittance. */
export const sides = ['exporter', 'importer'] as const;

/** Who sets a tribute's value: the scenario as a percentage or as money, or the line. */
export const feeTypes = ['Fixed', 'Fixed_Value', 'Variable'] as const;

/** How often a fixed amount is due. */
export const amountsPer = ['line', 'unit', 'document'] as const;

/** What a minimum or maximum holds for. */
export const limitsPer = ['line', 'document'] as const;

/** Whether taxes are rounded by line, or once for the document and spread over its lines. */
export const roundings = ['line', 'document'] as const;

/** What a document prints of a tax: its amount, or its legal text alone. */
export const tributeShown = ['amount', 'note'] as const;

/** The categories of a tax in EN 16931 (UNTDID 5305). */
export const taxCategories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O'] as const;

/** Rows of a scenario that are valid on one day. */
export const mostTributesAtOnce = 40;

const percentOfAmount = {
  type: 'string',
  kind: 'percent',
  decimal: { fraction: 4, minimum: '0', maximum: '100' },
} as const;

/** Amounts by currency, each with up to 6 decimals. */
const amountsOf = {
  type: 'array',
  kind: 'amounts',
  maxItems: 50,
  items: {
    type: 'object',
    required: ['currency', 'amount'],
    additionalProperties: false,
    properties: {
      currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
      amount: { type: 'string', kind: 'money', decimal: { fraction: 6, minimum: '0', maximum: '9999999999' } },
    },
  },
} as const;

const note = { type: 'string', minLength: 1, maxLength: 500, kind: 'multiline', printed: true } as const;

/**
 * What a tribute of a scenario can say beyond its rate: its base, limits, validity, recovery and what
 * a document prints of it. All is optional; the snapshot of a line keeps it.
 */
export const tributeTerms = {
  base_includes: { type: 'array', maxItems: 40, items: { type: 'string', format: 'uuid' } },
  base_includes_self: { type: 'boolean' },
  base_percent: percentOfAmount,
  recoverable: percentOfAmount,
  per: { type: 'string', enum: amountsPer },
  limits_per: { type: 'string', enum: limitsPer },
  pt_note: note,
  en_note: note,
  es_note: note,
  category: { type: 'string', enum: taxCategories },
  reason_code: { type: 'string', maxLength: 40, pattern: '^VATEX-[A-Z0-9-]{2,34}$' },
  show: { type: 'string', enum: tributeShown },
} as const;

/** A tribute of a scenario: country, computation and responsible. */
export const scenarioTribute = {
  type: 'object',
  required: ['tribute', 'is_origin', 'type', 'tax_responsible'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    tribute: { ...tributeReference, properties: { ...tributeReference.properties, ...keptNames } },
    is_origin: { type: 'boolean', default: true },
    type: { type: 'string', enum: feeTypes, default: 'Fixed' },
    is_fixed: { type: 'boolean', when: { path: 'type', in: ['Variable'] } },
    value: {
      type: 'string',
      kind: 'decimal',
      decimal: { fraction: 4, minimum: '0', maximum: '999999999' },
      when: { path: 'type', in: ['Fixed', 'Fixed_Value'] },
      percent: { path: 'type', in: ['Fixed'] },
    },
    tax_responsible: { type: 'string', enum: sides, default: 'exporter' },
    financial_officer: { type: 'string', enum: sides },
    valid_from: { type: 'string', format: 'date' },
    valid_until: { type: 'string', format: 'date' },
    amounts: amountsOf,
    minimums: amountsOf,
    maximums: amountsOf,
    ...tributeTerms,
  },
} as const;
