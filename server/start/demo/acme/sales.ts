import type { DemoLine, DemoMoment, DemoSale } from '../plan/shape.ts';
import { clients } from './clients.ts';

export const items = {
  consulting: 'Consultoria em software',
  development: 'Desenvolvimento sob medida',
  support: 'Suporte e manutenção',
  licence: 'Licença mensal',
  training: 'Treinamento da equipe',
  hosting: 'Hospedagem gerenciada',
};

const { consulting, development, support, licence, training, hosting } = items;

const line = (item: string, quantity: number, price: string): DemoLine => ({ item, quantity, price });

/** Two years of work billed by hour, day or month. */
export const sales: readonly DemoSale[] = [
  {
    client: clients.blueHarbor,
    lines: [line(development, 58, '85.00'), line(consulting, 8, '120.00')],
    from: 24,
    every: 1,
    day: 3,
    term: 30,
    growth: 3.5,
  },
  { client: clients.charlesRiver, lines: [line(consulting, 42, '110.00')], from: 24, every: 1, day: 12, term: 30 },
  { client: clients.norteDigital, lines: [line(development, 34, '72.00')], from: 24, every: 1, day: 6, term: 30 },
  {
    client: clients.mueller,
    lines: [line(consulting, 30, '98.00'), line(training, 1, '1600.00')],
    from: 24,
    every: 2,
    day: 15,
    term: 30,
  },
  { client: clients.sakura, lines: [line(development, 80, '78.00')], from: 23, every: 3, day: 20, term: 45 },
  { client: clients.aegean, lines: [line(development, 28, '64.00')], from: 24, until: 10, every: 1, day: 18, term: 30 },
  {
    client: clients.creativos,
    lines: [line(training, 2, '1850.00'), line(consulting, 16, '95.00')],
    from: 24,
    every: 2,
    day: 8,
    term: 30,
  },
  {
    client: clients.riberaSur,
    lines: [line(support, 1, '7800.00'), line(development, 30, '320.00')],
    from: 24,
    every: 1,
    day: 10,
    term: 20,
  },
  {
    client: clients.helvetia,
    lines: [line(development, 40, '105.00')],
    from: 5,
    every: 1,
    day: 22,
    term: 30,
    growth: 12,
  },
];

/** Present on every day: invoices due today and paid today, and drafts, one of them past its due date. */
export const moments: readonly DemoMoment[] = [
  {
    client: clients.aegean,
    lines: [line(training, 1, '1500.00')],
    written: -402,
    due: -372,
    end: 'cancelled',
    ended: -398,
  },
  {
    client: clients.creativos,
    lines: [line(consulting, 12, '95.00')],
    written: -211,
    due: -181,
    end: 'cancelled',
    ended: -205,
  },
  {
    client: clients.riberaSur,
    lines: [line(training, 1, '6200.00')],
    written: -97,
    due: -77,
    end: 'cancelled',
    ended: -96,
  },
  { client: clients.norteDigital, lines: [line(hosting, 1, '860.00')], written: -130, due: -100 },
  {
    client: clients.creativos,
    lines: [line(consulting, 14, '95.00')],
    written: -68,
    due: -38,
    end: 'part',
    ended: -20,
  },
  { client: clients.norteDigital, lines: [line(hosting, 1, '860.00')], written: -40, due: -10 },
  { client: clients.blueHarbor, lines: [line(hosting, 1, '1240.00')], written: -30, due: 0 },
  { client: clients.riberaSur, lines: [line(development, 22, '320.00')], written: -28, due: 2, end: 'over', ended: -1 },
  {
    client: clients.charlesRiver,
    lines: [line(training, 1, '2400.00')],
    written: -25,
    due: 5,
    end: 'corrected',
    ended: 0,
  },
  ...(['sent', 'authorized', 'failed', 'collected', 'refunded'] as const).map((end, index): DemoMoment => ({
    client: clients.charlesRiver,
    lines: [line(training, 1, `${600 + 150 * index}.00`)],
    written: -24,
    due: 4 + index,
    end,
    ended: -2,
  })),
  { client: clients.charlesRiver, lines: [line(consulting, 10, '110.00')], written: -20, due: -2, end: 'draft' },
  {
    client: clients.mueller,
    lines: [line(consulting, 24, '98.00')],
    written: -18,
    due: 12,
    end: 'written_off',
    ended: 0,
  },
  { client: clients.sakura, lines: [line(licence, 3, '640.00')], written: -11, due: 34, end: 'cancelled', ended: -10 },
  {
    client: clients.blueHarbor,
    lines: [
      line(development, 36, '85.00'),
      line(consulting, 12, '120.00'),
      line(training, 2, '1850.00'),
      line(support, 1, '2315.75'),
    ],
    written: -3,
    due: 27,
    end: 'draft',
  },
  { client: clients.riberaSur, lines: [line(training, 1, '6200.00')], written: -6, due: 14 },
  { client: clients.helvetia, lines: [line(training, 2, '1750.00')], written: -1, due: 29, end: 'rest', ended: 0 },
  { client: clients.mueller, lines: [line(training, 1, '1600.00')], written: 0, due: 30, end: 'draft' },
];
