import { scenarioTributeRow } from '../../imports/scenarioTributeRow.ts';
import { countryReference } from '../../parts/reference.ts';
import { roundings, scenarioTribute } from '../../parts/documents/scenarioTribute.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Scenario',
  type: 'object',
  required: ['name', 'description', 'origin', 'destiny'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    code: { type: 'string', maxLength: 40, unique: true, printed: true },
    name: { type: 'string', minLength: 1, maxLength: 120, printed: true },
    description: { type: 'string', minLength: 1, maxLength: 500, kind: 'multiline', printed: true },
    origin: countryReference,
    destiny: countryReference,
    rounding: { type: 'string', enum: roundings, default: 'line' },
    tributes: { type: 'array', kind: 'collection', maxItems: 200, default: [], items: scenarioTribute },
    pack: {
      type: 'object',
      readOnly: true,
      required: ['code', 'variant', 'version'],
      additionalProperties: false,
      properties: {
        code: { type: 'string', readOnly: true },
        variant: { type: 'string', readOnly: true },
        version: { type: 'string', format: 'date', readOnly: true },
      },
    },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Scenario = Infer<typeof schema>;

/** The tributes between two countries, and their responsibles (specification §3). */
export default defineResource({
  name: 'scenarios',
  singular: 'scenario',
  api: { version: 'v2', path: 'scenarios' },
  scope: 'tenant',
  schema,
  example: {
    name: 'Brazil to the United States',
    code: 'BR-US',
    description: 'Software services for clients in the United States',
    origin: { id: 76 },
    destiny: { id: 840 },
    tributes: [
      {
        tribute: { uuid: '0198f6b2-0000-7000-8000-000000000001' },
        is_origin: true,
        type: 'Fixed',
        value: '2.9',
        tax_responsible: 'exporter',
      },
    ],
  },
  label: 'name',
  details: ['code', 'origin', 'destiny'],
  list: {
    columns: ['name', 'code', 'origin', 'destiny', 'description', 'rounding'],
    optional: ['rounding'],
    priority: ['name', 'origin', 'destiny'],
    sort: ['name'],
    sortable: ['name', 'code', 'origin', 'destiny', 'created_at'],
    search: ['name', 'code', 'description'],
    filters: { origin: 'eq', destiny: 'eq' },
    keyFilters: { countries: ['origin', 'destiny'] },
    first: { between: ['origin', 'destiny'] },
  },
  form: {
    sections: [
      { name: 'identity', fields: ['name', 'code', 'origin', 'destiny', 'description', 'rounding'] },
      { name: 'tributes', fields: ['tributes'] },
    ],
  },
  page: {
    main: ['tributes'],
    beside: ['sample'],
    sections: [{ name: 'identity', fields: ['code', 'origin', 'destiny', 'description', 'rounding'] }],
  },
  importsRows: scenarioTributeRow,
  rules: ['feeTypeFitsValue', 'tributeTermsFit'],
  access: {
    company: {
      COMPANY: ['list', 'show', 'create', 'edit', 'delete', 'export', 'import'],
      ACCOUNTANT: ['list', 'show', 'export'],
    },
  },
  menu: [{ area: 'company', group: 2, order: 31, icon: 'globe' }],
});
