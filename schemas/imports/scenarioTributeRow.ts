import { feeTypes, scenarioTribute, sides } from '../parts/documents/scenarioTribute.ts';
import type { RowsDeclaration } from './declaration.ts';

const { tribute, is_fixed, value } = scenarioTribute.properties;

/** A row of a file of taxes: one tax of a scenario. What it leaves out is that of the stored tax, or the form's default. */
export const scenarioTributeRow = {
  by: ['name', 'tributes.tribute'],
  schema: {
    type: 'object',
    required: ['name', 'tributes'],
    additionalProperties: false,
    properties: {
      // The scenario, by its name or code.
      name: { type: 'string', minLength: 1, maxLength: 120 },
      tributes: {
        type: 'object',
        required: ['tribute'],
        additionalProperties: false,
        properties: {
          tribute,
          // One of the two countries, or which of them it is.
          is_origin: { type: 'string', maxLength: 80 },
          type: { type: 'string', enum: feeTypes },
          is_fixed,
          value: { type: 'string', kind: 'percent', decimal: value.decimal },
          tax_responsible: { type: 'string', enum: sides },
          financial_officer: { type: 'string', enum: sides },
        },
      },
    },
  },
} as const satisfies RowsDeclaration;
