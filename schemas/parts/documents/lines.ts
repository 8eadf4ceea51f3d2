import { countryReference } from '../reference.ts';
import { computedMoney, lineAmounts, taxTotals } from '../money.ts';
import { keptNames } from '../names.ts';
import { lineFields } from './lineFields.ts';
import { rowKind } from './rowKinds.ts';
import { feeTypes, sides } from './scenarioTribute.ts';

/** A tribute of a line. On input `uuid` names the scenario's row or its tribute, and variable ones need a `value`. */
const lineTribute = {
  type: 'object',
  required: ['uuid'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: { type: 'string', readOnly: true },
    ...keptNames,
    value: { type: 'string', kind: 'decimal', decimal: { fraction: 4, minimum: '0', maximum: '999999999' } },
    is_fixed: { type: 'boolean' },
    is_origin: { type: 'boolean' },
    type: { type: 'string', enum: feeTypes },
    tax_responsible: { type: 'string', enum: sides },
    financial_officer: { type: 'string', enum: sides, readOnly: true },
    amount: computedMoney,
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
