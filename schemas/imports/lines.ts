import type { HeadingNames } from './headings.ts';
import { itemHeadings } from './items.ts';

const { description: items = [], unit_code: units = [], 'prices.amount': prices = [] } = itemHeadings.names;

/** What spreadsheets call the columns of a document's lines, by field, in the order in which fields take their column. */
export const lineHeadings: HeadingNames = {
  // A column of items beside one of descriptions is the item.
  item: ['item', 'produto', 'serviço', 'producto', 'servicio', 'product', 'service', ...items, 'descrição'],
  quantity: [
    'quantity',
    'qty',
    'quantidade',
    'qtd',
    'qtde',
    'quant',
    'cantidad',
    'cant',
    'cdad',
    'units',
    'unidades',
    'hours',
    'horas',
    'days',
    'dias',
    'días',
    'menge',
    'anzahl',
    'quantité',
  ],
  price: [
    ...prices,
    'price',
    'preço',
    'precio',
    'preço unit',
    'valor unit',
    'precio unit',
    'tarifa',
    'importe unitario',
  ],
  scenario: ['scenario', 'cenário', 'escenario', 'tax scenario', 'cenário tributário', 'escenario fiscal'],
  description: [
    'details',
    'detalhes',
    'detalhe',
    'detalles',
    'detalle',
    'notes',
    'observações',
    'observaciones',
    'memo',
    'description',
    'descrição',
    'descripción',
  ],
  unit_code: [...units, 'unit', 'unidade', 'unidad', 'unit code'],
  period: ['period', 'período', 'periodo', 'service period', 'competência', 'zeitraum', 'période'],
  adjustments: ['discount', 'desconto', 'descuento', 'dto', 'desc', 'rabatt', 'remise'],
  base_quantity: ['price for', 'preço para', 'precio por', 'price per', 'preço por', 'base quantity'],
};
