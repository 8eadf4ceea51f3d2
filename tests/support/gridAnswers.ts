import type { Answer, SentRequest } from './console.tsx';

export const brazilToUs = {
  uuid: 's1',
  code: 'BR-US',
  name: 'Brasil → Estados Unidos',
  description: '-',
  tributes: [
    {
      uuid: 't1',
      tribute: { uuid: 'x', name: 'ISS' },
      type: 'Fixed',
      value: '5',
      is_origin: true,
      tax_responsible: 'exporter',
    },
    {
      uuid: 't2',
      tribute: { uuid: 'y', name: 'Sales tax' },
      type: 'Variable',
      is_fixed: false,
      is_origin: false,
      tax_responsible: 'importer',
    },
  ],
};

const page = (results: readonly object[]): Answer => ({ json: { results, count: results.length } });
const matching = (rows: readonly { readonly description: string }[], { query }: SentRequest): Answer => {
  const wanted = (query.get('search') ?? '').toLowerCase();
  return page(rows.filter(({ description }) => description.toLowerCase().includes(wanted)));
};

const usualItems: readonly CatalogItem[] = [
  { uuid: 'i1', description: 'Consultoria' },
  { uuid: 'i2', description: 'Suporte' },
];

interface CatalogItem {
  readonly uuid: string;
  readonly description: string;
  readonly prices?: readonly { readonly currency: string; readonly amount: string }[];
  readonly scenery?: { readonly uuid: string };
}

/** Responses of a small catalog for tests of the grid. */
export function gridAnswers(offered = usualItems) {
  const items = [...offered];
  return {
    'GET /api/v2/invoice/items': (request: SentRequest) => matching(items, request),
    'POST /api/v2/invoice/items': ({ body }: SentRequest): Answer => {
      const item = { uuid: `i${items.length + 1}`, ...(body as { description: string }) };
      items.push(item);
      return { status: 201, json: { ...item, detail: 'Item salvo!' } };
    },
    'GET /api/v2/scenarios': page([brazilToUs]),
    'GET /api/v2/scenarios/s1': { json: brazilToUs },
  };
}
