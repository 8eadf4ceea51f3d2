import type { Infer } from '../../resource.ts';
import { date } from '../date.ts';
import { lineFields } from '../documents/lineFields.ts';
import { sides } from '../documents/scenarioTribute.ts';
import { lineAmounts, money, recovery, taxTotals } from '../money.ts';
import { countryReference } from '../reference.ts';

/** The scenarios that a simulation compares. */
export const mostSimulated = 4;

/** The figures that a price can be found for. */
export const targetFigures = [
  'exporter_net_total',
  'importer_total_payable',
  'importer_total_payable_exporter',
  'importer_net_cost',
] as const;

const key = { type: 'string', format: 'uuid' } as const;

const value = {
  type: 'object',
  required: ['uuid', 'value'],
  additionalProperties: false,
  properties: {
    uuid: { ...key, description: 'The row of the scenario, or its tribute.' },
    value: { type: 'string', kind: 'decimal', decimal: { fraction: 6, minimum: '0', maximum: '9999999999' } },
  },
} as const;

/** What is simulated: a price, or the figure that it shall reach, in some scenarios. */
export const simulation = {
  title: 'Simulation',
  type: 'object',
  required: ['currency', 'scenarios'],
  additionalProperties: false,
  properties: {
    currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
    price: { ...lineFields.price, description: 'Instead of `target`. At least 0.01.' },
    target: {
      type: 'object',
      required: ['figure', 'amount'],
      additionalProperties: false,
      description: 'Instead of `price`: finds the smallest price whose figure is at least this amount.',
      properties: {
        figure: { type: 'string', enum: targetFigures },
        amount: { type: 'string', kind: 'money', decimal: { fraction: 3, minimum: '0', maximum: '999999999999999' } },
      },
    },
    quantity: { ...lineFields.quantity, description: 'At least 1.' },
    on: { ...date, description: 'The day whose rates count. Default: today.' },
    scenarios: {
      type: 'array',
      minItems: 1,
      maxItems: mostSimulated,
      items: {
        type: 'object',
        required: ['scenery'],
        additionalProperties: false,
        properties: {
          scenery: key,
          values: {
            type: 'array',
            maxItems: 40,
            default: [],
            items: value,
            description: 'The values of variable taxes.',
          },
        },
      },
    },
  },
} as const;

export type Simulation = Infer<typeof simulation>;

const tribute = {
  type: 'object',
  required: ['uuid', 'tribute', 'name', 'is_origin', 'tax_responsible', 'amount', 'explanation'],
  additionalProperties: false,
  properties: {
    uuid: { ...key, description: 'The row of the scenario.' },
    tribute: key,
    name: { type: 'string', description: 'In the language of the answer, if the tribute has that name.' },
    is_origin: { type: 'boolean' },
    tax_responsible: { type: 'string', enum: sides },
    amount: money,
    recovered: { ...money, description: 'What its bearer gets back of the amount.' },
    explanation: { type: 'string', description: 'How the amount is computed, in the language of the answer.' },
  },
} as const;

/** What a line costs in a scenario. Without a price that reaches the target there are no figures. */
export const simulationAnswer = {
  title: 'SimulationAnswer',
  type: 'object',
  required: ['currency', 'quantity', 'on', 'results', 'count'],
  additionalProperties: false,
  properties: {
    currency: { type: 'string' },
    quantity: { type: 'string' },
    on: date,
    results: {
      type: 'array',
      items: {
        type: 'object',
        required: ['scenery', 'tributes'],
        additionalProperties: false,
        properties: {
          scenery: {
            type: 'object',
            required: ['uuid', 'name', 'origin', 'destiny'],
            additionalProperties: false,
            properties: {
              uuid: key,
              name: { type: 'string' },
              code: { type: 'string' },
              origin: countryReference,
              destiny: countryReference,
            },
          },
          price: { ...money, description: 'That of the request, or the smallest that reaches the target.' },
          difference: { ...money, description: 'By how much the figure is more than the target.' },
          ...lineAmounts,
          ...taxTotals,
          ...recovery,
          tributes: { type: 'array', items: tribute },
        },
      },
    },
    count: { type: 'integer' },
  },
} as const;

export type SimulationAnswer = Infer<typeof simulationAnswer>;
