import type { DemoCompany } from '../plan/shape.ts';
import { items } from './catalog.ts';
import { clients } from './clients.ts';

const { consulting, development, training } = items;

/** Proformas in different states: two for buyers who pay in advance, and one in draft. */
export const proformas: NonNullable<DemoCompany['proformas']> = [
  {
    client: clients.blueHarbor,
    days: 9,
    terms: 'Pagamento antecipado. Início dos trabalhos 10 dias após o crédito em conta.',
    lines: [
      { item: development, quantity: 90, price: '85.00', description: 'Novo portal do cliente, fase 1' },
      { item: training, quantity: 2, price: '950.00' },
    ],
  },
  {
    client: clients.helvetia,
    days: 20,
    lines: [{ item: consulting, quantity: 24, price: '98.00' }],
  },
  {
    client: clients.mueller,
    days: 2,
    isDraft: true,
    lines: [{ item: development, quantity: 40, price: '72.00' }],
  },
];
