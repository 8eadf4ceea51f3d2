import type { DemoContract, DemoItem, DemoLine, DemoMoment, DemoSale } from '../plan/shape.ts';
import { clients } from './clients.ts';
import { scenarios } from './scenarios.ts';

const items = {
  consulting: 'Consultoria de gestão',
  study: 'Estudo de mercado',
  training: 'Formação de quadros',
};

export const catalog: readonly DemoItem[] = [
  { description: items.consulting, unit_code: 'HUR', prices: { EUR: '140.00', USD: '150.00' } },
  { description: items.study, unit_code: 'LS', prices: { EUR: '3400.00', USD: '2600.00' }, scenario: scenarios.spain },
  { description: items.training, unit_code: 'DAY', prices: { EUR: '750.00', USD: '980.00' } },
];

const line = (item: string, quantity: number, price: string): DemoLine => ({ item, quantity, price });

const { consulting, study, training } = items;
const { ipe, cantabra, blueHarbor } = clients;

const plan = { label: 'Plano estratégico', observation: 'Nota de encomenda 118/26. Serviços prestados à distância.' };
const market = { label: 'Mercado ibérico', terms_payment: 'Transferência SEPA a 30 dias.' };

/** Half a year of work, enough to try a second company. */
export const sales: readonly DemoSale[] = [
  { ...plan, client: ipe, lines: [line(consulting, 20, '140.00')], from: 6, every: 1, day: 5, term: 30 },
  { ...market, client: cantabra, lines: [line(study, 1, '3400.00')], from: 6, every: 2, day: 14, term: 30 },
];

export const moments: readonly DemoMoment[] = [
  { client: cantabra, lines: [line(training, 2, '750.00')], written: -64, due: -34 },
  { client: blueHarbor, lines: [line(study, 1, '2600.00')], written: -43, due: -13, end: 'paid', ended: -12 },
  { client: ipe, lines: [line(consulting, 9, '140.00')], written: -15, due: 15, end: 'paid', ended: -6 },
  { client: cantabra, lines: [line(consulting, 6, '140.00')], written: -11, due: 19, end: 'cancelled', ended: -10 },
  { client: blueHarbor, lines: [line(training, 1, '980.00')], written: -8, due: 22 },
  { client: ipe, lines: [line(study, 1, '3100.00')], written: -5, due: 25 },
  { client: cantabra, lines: [line(consulting, 12, '140.00')], written: -3, due: 27, end: 'draft' },
  { client: ipe, lines: [line(training, 1, '750.00')], written: -1, due: 29 },
  { client: blueHarbor, lines: [line(consulting, 8, '150.00')], written: 0, due: 30, end: 'draft' },
];

/** Every frequency; active, not begun, paid, cancelled. */
export const contracts: readonly DemoContract[] = [
  {
    client: ipe,
    lines: [line(consulting, 10, '120.00')],
    type: 'fixed',
    symbology: 'M',
    frequency: 12,
    due: { monthsAgo: 4, day: 31 },
  },
  {
    client: blueHarbor,
    lines: [line(consulting, 12, '150.00')],
    type: 'variable',
    symbology: 'T',
    frequency: 8,
    due: { monthsAgo: 4, day: 15 },
  },
  {
    client: cantabra,
    lines: [line(study, 1, '2800.00')],
    type: 'fixed',
    symbology: 'Q',
    frequency: 6,
    due: { monthsAgo: 5, day: 15 },
  },
  {
    client: ipe,
    lines: [line(training, 2, '700.00')],
    type: 'variable',
    symbology: 'S',
    frequency: 4,
    due: { monthsAgo: 3, day: 15 },
  },
  {
    client: cantabra,
    lines: [line(training, 4, '650.00')],
    type: 'fixed',
    symbology: 'Y',
    frequency: 5,
    due: { monthsAgo: -2, day: 28 },
  },
  {
    client: blueHarbor,
    lines: [line(study, 1, '1900.00')],
    type: 'fixed',
    symbology: 'M',
    frequency: 3,
    due: { occurrence: 3, inDays: -40 },
  },
  {
    client: ipe,
    lines: [line(consulting, 4, '140.00')],
    type: 'variable',
    symbology: 'M',
    frequency: 24,
    due: { monthsAgo: 3, day: 15 },
    cancelled: 20,
  },
];
