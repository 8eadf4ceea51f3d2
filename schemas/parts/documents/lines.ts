import { countryReference } from '../reference.ts';
import { computedMoney, lineAmounts, recovery, taxTotals } from '../money.ts';
import { keptNames } from '../names.ts';
import { lineFields } from './lineFields.ts';
import { rowKind } from './rowKinds.ts';
import { feeTypes, roundings, sides, tributeTerms } from './scenarioTribute.ts';

/** What the row of the scenario stated beyond its rate. */
const keptTerms = {
  base_includes: { ...tributeTerms.base_includes, readOnly: true },
  base_includes_self: { ...tributeTerms.base_includes_self, readOnly: true },
  base_percent: { ...tributeTerms.base_percent, readOnly: true },
  recoverable: { ...tributeTerms.recoverable, readOnly: true },
  per: { ...tributeTerms.per, readOnly: true },
  limits_per: { ...tributeTerms.limits_per, readOnly: true },
  pt_note: { ...tributeTerms.pt_note, readOnly: true },
  en_note: { ...tributeTerms.en_note, readOnly: true },
  es_note: { ...tributeTerms.es_note, readOnly: true },
  category: { ...tributeTerms.category, readOnly: true },
  reason_code: { ...tributeTerms.reason_code, readOnly: true },
  show: { ...tributeTerms.show, readOnly: true },
} as const;

/** A limit of the tribute in the document's currency. */
const keptAmount = { type: 'string', kind: 'decimal', decimal: { fraction: 6 }, readOnly: true } as const;

/** A tribute of a line. On input `uuid` names the scenario's row or its tribute, and variable ones need a `value`. */
const lineTribute = {
  type: 'object',
  required: ['uuid'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string', readOnly: true },
    ...keptNames,
    value: { type: 'string', kind: 'decimal', decimal: { fraction: 6, minimum: '0', maximum: '9999999999' } },
    is_fixed: { type: 'boolean' },
    is_origin: { type: 'boolean' },
    type: { type: 'string', enum: feeTypes },
    tax_responsible: { type: 'string', enum: sides },
    financial_officer: { type: 'string', enum: sides, readOnly: true },
    /** The key of the tribute, which bases name. */
    tribute: { type: 'string', format: 'uuid', readOnly: true },
    ...keptTerms,
    minimum: keptAmount,
    maximum: keptAmount,
    valid_from: { type: 'string', format: 'date', readOnly: true },
    valid_until: { type: 'string', format: 'date', readOnly: true },
    amount: computedMoney,
    recovered: { ...computedMoney, description: 'What its bearer gets back of the amount.' },
  },
} as const;

/** The scenario of a line as last saved. */
const lineScenery = {
  type: 'object',
  required: ['uuid'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string', readOnly: true },
    code: { type: 'string', readOnly: true },
    description: { type: 'string', readOnly: true },
    origin: { ...countryReference, readOnly: true },
    destiny: { ...countryReference, readOnly: true },
    rounding: { type: 'string', enum: roundings, readOnly: true },
    tributes: { type: 'array', maxItems: 40, items: lineTribute },
  },
} as const;

/**
 * A row of a document. A line has an item, what it states itself, and a scenario (specification §3); the others have only a
 * description: `rowIssues` of the domain says which properties a row has.
 */
export const line = {
  type: 'object',
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    row: rowKind,
    item: {
      type: 'object',
      kind: 'reference',
      ref: 'items',
      required: ['uuid'],
      additionalProperties: false,
      properties: {
        uuid: { type: 'string', format: 'uuid' },
        description: { type: 'string', readOnly: true },
        ...keptNames,
      },
    },
    ...lineFields,
    scenery: lineScenery,
    ...lineAmounts,
    ...taxTotals,
    ...recovery,
  },
} as const;

/** The rows of a document, at least one of them a line, with a limit of tributes in total. */
export const lines = {
  type: 'array',
  kind: 'collection',
  minItems: 1,
  maxItems: 1000,
  together: { source: 'scenery.tributes', maxItems: 5000 },
  items: line,
} as const;

/** The lines of a document that may be empty as a draft: `linesUnlessDraft` requires one for issuing. */
export const draftLines = { ...lines, minItems: 0, default: [] } as const;

/** Whether to issue although a line's scenario applies to other countries. */
export const confirmScenarios = { type: 'boolean' } as const;

/** The input of issuing a document. */
export const scenarioConfirmation = {
  type: 'object',
  additionalProperties: false,
  properties: { confirm_scenarios: confirmScenarios },
} as const;
