import type { DemoQuote } from '../plan/shape.ts';
import { items } from './catalog.ts';
import { clients } from './clients.ts';

const { consulting, development, support, training, hosting } = items;

const terms = 'Prazo de entrega: 60 dias após o aceite. Metade do valor na aprovação do projeto.';

/**
 * Quotes in different states: two to answer, one accepted with an option, one with a deposit and its invoice, one declined, and
 * one in draft.
 */
export const quotes: readonly DemoQuote[] = [
  {
    client: clients.mueller,
    days: 26,
    terms,
    lines: [{ item: development, quantity: 60, price: '72.00' }],
    answered: { after: 4, name: 'Jonas Müller', options: [], reason: 'Adiamos o projeto para o próximo ano.' },
  },
  {
    client: clients.helvetia,
    days: 24,
    terms: 'Adiantamento de 30 % no aceite, o restante na entrega.',
    lines: [
      { item: development, quantity: 40, price: '92.00', description: 'Painel de robôs, fase 1' },
      { item: training, quantity: 1, price: '950.00' },
    ],
    answered: { after: 2, name: 'Reto Keller', options: [] },
    deposit: { after: 2, percent: '30', invoicedAfter: 12 },
  },
  {
    client: clients.blueHarbor,
    days: 12,
    terms,
    lines: [
      { item: development, quantity: 120, price: '85.00', description: 'Novo portal do cliente' },
      { item: training, quantity: 2, price: '950.00', isOptional: true },
      { item: support, quantity: 6, price: '890.00', isOptional: true },
    ],
    answered: { after: 3, name: 'Grace Miller', options: [1] },
  },
  {
    client: clients.norteDigital,
    days: 6,
    terms,
    lines: [
      { item: consulting, quantity: 40, price: '98.00', description: 'Migração para a nuvem' },
      { item: development, quantity: 80, price: '72.00' },
      { item: hosting, quantity: 12, price: '310.00', isOptional: true },
    ],
  },
  {
    client: clients.helvetia,
    days: 3,
    lines: [{ item: development, quantity: 32, price: '92.00', description: 'Painel de robôs, fase 2' }],
  },
  {
    client: clients.charlesRiver,
    days: 1,
    isDraft: true,
    lines: [{ item: consulting, quantity: 24, price: '110.00' }],
  },
];
