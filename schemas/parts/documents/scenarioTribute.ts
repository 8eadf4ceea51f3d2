import { keptNames } from '../names.ts';
import { tributeReference } from '../reference.ts';

/** Who bears a tribute or its remittance. */
export const sides = ['exporter', 'importer'] as const;

/** Who sets a tribute's value: the scenario as a percentage or as money, or the line. */
export const feeTypes = ['Fixed', 'Fixed_Value', 'Variable'] as const;

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
  },
} as const;
