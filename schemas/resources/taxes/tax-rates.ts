import { tributeReference } from '../../parts/reference.ts';
import type { Infer } from '../../resource.ts';
import { defineSingle } from '../../single.ts';

const schema = {
  $id: 'TaxRates',
  type: 'object',
  additionalProperties: false,
  properties: {
    rates: {
      type: 'array',
      kind: 'collection',
      maxItems: 500,
      default: [],
      each: { path: 'tribute', of: 'scenarios', at: 'tributes', when: { path: 'type', in: ['Variable'] } },
      items: {
        type: 'object',
        required: ['tribute'],
        additionalProperties: false,
        properties: {
          uuid: { type: 'string', format: 'uuid' },
          tribute: tributeReference,
          value: { type: 'string', kind: 'percent', decimal: { fraction: 4, minimum: '0', maximum: '1000' } },
        },
      },
    },
  },
} as const;

export type TaxRates = Infer<typeof schema>;

/** Default rates for taxes whose value lines enter (specification §7 "tax rates config"). */
export default defineSingle({
  name: 'tax-rates',
  singular: 'tax-rate',
  api: { version: 'v2', path: 'tax-rates' },
  schema,
  rules: ['rateOncePerTribute'],
  form: { sections: [{ name: 'rates', fields: ['rates'] }] },
  access: { company: { COMPANY: ['show', 'edit'], ACCOUNTANT: ['show'] } },
  settings: { path: 'tax-rates', order: 50 },
});
